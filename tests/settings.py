"""Settings of the tests: those of development, quick, and strict about queries."""

import os

os.environ["DEBUG"] = "1"

from bridgeschool.settings import *
from bridgeschool.settings import INSTALLED_APPS, MIDDLEWARE

INSTALLED_APPS = [*INSTALLED_APPS, "zeal"]
MIDDLEWARE = [
    "zeal.middleware.zeal_middleware",  # a page that queries in a loop fails
    *(name for name in MIDDLEWARE if "whitenoise" not in name),  # the live server has the static files
]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.InMemoryStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
AXES_ENABLED = False  # or `client.login`, which has no request, is refused; what is tested of it turns it on
RUN_AFTER_RESPONSE = False  # letters are there when the answer is
