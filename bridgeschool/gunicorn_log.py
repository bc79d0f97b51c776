"""gunicorn's own lines, in the form of the others and without what a client has sent (gunicorn.conf.py names it)."""

import sys
from typing import Any

from gunicorn.glogging import Logger

from bridgeschool.logs import LineFormatter


class GunicornLog(Logger):
    """Its lines about workers are kept; of those about requests, which quote them, what happened."""

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        for handler in self.error_log.handlers:
            handler.setFormatter(LineFormatter())

    def warning(self, msg: object, *args: object, **kwargs: Any) -> None:
        if str(msg).startswith("Invalid request"):
            kind = sys.exc_info()[0]
            msg, args = "Invalid request: %s", (kind.__name__ if kind else "unknown",)
        elif "%s" in str(msg) and sys.exc_info()[1]:  # the text of a traceback
            msg, args, kwargs = str(msg).partition(":")[0], (), {"exc_info": True}
        super().warning(msg, *args, **kwargs)

    def exception(self, msg: object, *args: object, **kwargs: Any) -> None:
        if isinstance(msg, BaseException) or args:
            msg, args = "Error handling a request" if args else "Error", ()
        super().exception(msg, *args, **kwargs)
