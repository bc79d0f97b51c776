"""Settings, from the environment. What is not set has the safe value for production.

DEBUG=1 (what `make run` sets) is for one developer's machine: it makes its own SECRET_KEY.
"""

from datetime import timedelta
from pathlib import Path
from typing import Any, Literal

import environ
from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured

from bridgeschool import logs

BASE_DIR = Path(__file__).resolve().parent.parent

env = environ.Env()
VAR_DIR = Path(env.str("VAR_DIR", default=str(BASE_DIR / "var")))  # everything the running site writes
DEBUG = env.bool("DEBUG", default=False)

SECRET_KEY = env.str("SECRET_KEY", default="")
SHORTEST_KEY, FEWEST_CHARACTERS = 32, 8  # what is shorter, or one thing again and again, is no random text
if not DEBUG and (len(SECRET_KEY) < SHORTEST_KEY or len(set(SECRET_KEY)) < FEWEST_CHARACTERS):
    raise ImproperlyConfigured(
        ("The SECRET_KEY that is set is too easy to guess. " if SECRET_KEY else "SECRET_KEY is not set. ")
        + f"Set it to a random text of {SHORTEST_KEY} characters or more, as README says under"
        + " “Running it for others” (or set DEBUG=1 on your own machine)."
    )
SECRET_KEY = SECRET_KEY or "development-only-" + "0" * 40

ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"] if DEBUG else [])
CSRF_TRUSTED_ORIGINS = env.list("CSRF_TRUSTED_ORIGINS", default=[])

INSTALLED_APPS = [
    "modeltranslation",  # before the admin, which it extends
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django_htmx",
    "template_partials",
    "csp",
    "ninja",
    "axes",
    "lessons",
]

MIDDLEWARE = [
    "lessons.web.request_log.RequestLog",  # first: what any other does is in the log
    "lessons.web.middleware.HealthChecks",
    "django.middleware.security.SecurityMiddleware",
    "lessons.web.middleware.UncountedProxyWarning",
    "csp.middleware.CSPMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",  # pads at random, so that a length gives no token away
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "lessons.web.middleware.CanonicalLanguagePrefix",
    "lessons.web.middleware.RememberLanguage",
    "django.middleware.common.CommonMiddleware",
    "lessons.api.middleware.ApiMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "lessons.web.middleware.KnownBrowser",
    "lessons.web.middleware.NoStoreForUsers",
    "lessons.web.middleware.MethodNotAllowedPage",
    "axes.middleware.AxesMiddleware",
]

ROOT_URLCONF = "bridgeschool.urls"
WSGI_APPLICATION = "bridgeschool.wsgi.application"
ASGI_APPLICATION = "bridgeschool.asgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "lessons.home.views.shell.shell",
            ],
            "builtins": [
                "django.templatetags.i18n",
                "django.templatetags.static",
                "template_partials.templatetags.partials",
                "django_htmx.templatetags.django_htmx",
                "lessons.templatetags.bridge",
            ],
        },
    },
]

# Data

VAR_DIR.mkdir(parents=True, exist_ok=True)
DATABASES = {"default": env.db("DATABASE_URL", default=f"sqlite:///{VAR_DIR / 'db.sqlite3'}")}
DATABASES["default"]["CONN_MAX_AGE"] = 60
DATABASES["default"]["CONN_HEALTH_CHECKS"] = True  # asked once a request: the server may have been restarted
if DATABASES["default"]["ENGINE"] == "django.db.backends.postgresql":
    DATABASES["default"].setdefault("OPTIONS", {}).setdefault("connect_timeout", 5)  # seconds
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
    }
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
CACHES = {"default": env.cache("CACHE_URL", default="locmemcache://bridgeschool")}

# People. Who may register as a teacher: anybody (open), who has an invitation, or nobody (closed).

REGISTRATION = env.str("REGISTRATION", default="open" if DEBUG else "invitation")
if REGISTRATION not in ("open", "invitation", "closed"):
    raise ImproperlyConfigured("REGISTRATION is open, invitation or closed.")
AUTHENTICATION_BACKENDS = [
    "axes.backends.AxesStandaloneBackend",  # first: it stops who has guessed too often
    "lessons.accounts.backends.ByPassword",
    "lessons.accounts.backends.ByCode",
]
AUTH_PASSWORD_VALIDATORS: list[dict[str, Any]] = [
    {"NAME": f"lessons.accounts.forms.password_rules.{name}"}
    for name in ("NotLikeTheName", "LongEnough", "NotCommon", "NotOnlyDigits")
]
AUTH_PASSWORD_VALIDATORS[1]["OPTIONS"] = {"min_length": 10}
LOGIN_URL = "lessons:log-in"
SESSION_COOKIE_AGE = 14 * 24 * 3600  # from the last log-in, or the last thing a guest kept
PASSWORD_RESET_TIMEOUT = 24 * 3600

# Wrong passwords, the admin's too: so many for a name from one address, then one after the other with pauses.
AXES_HANDLER = "lessons.accounts.password_throttle.Turns"
AXES_FAILURE_LIMIT = 10
AXES_COOLOFF_TIME = timedelta(minutes=30)  # less, and who pauses in between has more than forty guesses an hour
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]  # both together: a school behind one address stays open
AXES_CLIENT_IP_CALLABLE = "lessons.web.client_ip.internet_address"
AXES_USERNAME_CALLABLE = "lessons.accounts.password_throttle.guessed_name"
AXES_LOCKOUT_CALLABLE = "lessons.accounts.views.log_in.locked_out"
AXES_RESET_ON_SUCCESS = True
AXES_RESET_COOL_OFF_ON_FAILURE_DURING_LOCKOUT = False
AXES_DISABLE_ACCESS_LOG = True
AXES_ENABLE_ADMIN = False
AXES_VERBOSE = False

# Mail: EMAIL_URL such as smtp+tls://user:password@mail.example.org:587. For developers it is printed.

vars().update(env.email("EMAIL_URL", default="consolemail://" if DEBUG else "smtp://localhost:25"))
DEFAULT_FROM_EMAIL = env.str("DEFAULT_FROM_EMAIL", default="webmaster@localhost")
EMAIL_TIMEOUT = 10  # seconds
RUN_AFTER_RESPONSE = True  # letters are written after the answer, whose time would tell who has an account

# Languages. A further one needs a line here, a catalogue, content files and a migration.

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("pt-br", "Português"), ("ru", "Русский")]
LOCALE_PATHS = [BASE_DIR / "locale"]
LANGUAGE_COOKIE_AGE = 365 * 24 * 3600
LANGUAGE_COOKIE_SAMESITE: Literal["Lax"] = "Lax"
MODELTRANSLATION_LANGUAGES = ("en", "pt-br", "ru")
MODELTRANSLATION_DEFAULT_LANGUAGE = "en"
MODELTRANSLATION_FALLBACK_LANGUAGES = ("en", "pt-br", "ru")
MODELTRANSLATION_TRANSLATION_FILES = ("lessons.models.translation",)
USE_I18N = True
USE_TZ = True
USE_THOUSAND_SEPARATOR = False
TIME_ZONE = "UTC"

# Static files

STATIC_URL = "static/"
STATIC_ROOT = VAR_DIR / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "bridgeschool.storage.StaticStorage"
    },
}

# What the log says, and what it never says

LOGGING = logs.configuration(debug=DEBUG)

# Security. Behind a proxy that ends TLS, the proxy sets X-Forwarded-Proto.

SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
SECURE_SSL_REDIRECT = SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = not DEBUG
SECURE_HSTS_SECONDS = 0 if DEBUG else 365 * 24 * 3600
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = not DEBUG
SECURE_REFERRER_POLICY = "same-origin"
SESSION_ENGINE = "lessons.courses.domain.sessions"
SESSION_COOKIE_SAMESITE: Literal["Lax"] = "Lax"
CSRF_COOKIE_SAMESITE = SESSION_COOKIE_SAMESITE
X_FRAME_OPTIONS = "DENY"
DATA_UPLOAD_MAX_MEMORY_SIZE = 2**20  # bytes of a form, files aside: what is read in a tenth of a second
DATA_UPLOAD_MAX_NUMBER_FIELDS = 5_000  # a hundred questions on one page are sent in one form
CSRF_FAILURE_VIEW = "lessons.web.errors.csrf_failure"
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    },
}

# How many API requests one address may make a minute; 0 is no limit.
API_REQUESTS_PER_MINUTE = env.int("API_REQUESTS_PER_MINUTE", default=600)
# How many proxies of your own stand before the site, each appending to X-Forwarded-For; 0 says that there is none.
# None, not set, is read as 0; `check --deploy` warns of it, and the log at the first request with that header.
TRUSTED_PROXY_COUNT = env.int("TRUSTED_PROXY_COUNT", default=None)
if TRUSTED_PROXY_COUNT is not None and TRUSTED_PROXY_COUNT < 0:
    raise ImproperlyConfigured("TRUSTED_PROXY_COUNT is the number of proxies, 0 or more.")
