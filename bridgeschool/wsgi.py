"""The entry point for gunicorn and its kind."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bridgeschool.settings")
application = get_wsgi_application()
