#!/usr/bin/env python3
"""Django's command line for this project."""

import os
import sys


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bridgeschool.settings")
    from django.core.management import execute_from_command_line
    from django.core.management.utils import get_random_secret_key

    if sys.argv[1:2] == ["check_boards"]:  # reads files and signs nothing: it needs no key of the site
        os.environ["SECRET_KEY"] = os.environ.get("SECRET_KEY") or get_random_secret_key()
    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
