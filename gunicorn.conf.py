"""What gunicorn reads by itself when it is started in this folder."""

logger_class = "bridgeschool.gunicorn_log.GunicornLog"
