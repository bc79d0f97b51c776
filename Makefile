# Bridge School. `make run` serves the site on this machine, `make test` proves it; neither needs anything
# but Python 3.11+ and make. Stamp files in .venv and var remember what is done, so a second run starts at once.

PORT ?= 8000
BIN := .venv/bin
export PYTHONUNBUFFERED = 1

.PHONY: run test check unit e2e system bench messages clean FORCE
.DEFAULT_GOAL := run

## Running

run: .venv/.run var/.loaded
	@echo "Bridge School is at http://127.0.0.1:$(PORT)/  (Ctrl-C stops it)"
	@DEBUG=1 DJANGO_RUNSERVER_HIDE_WARNING=true $(BIN)/python manage.py runserver 127.0.0.1:$(PORT)

.venv/bin/python:
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then exec $$python -m venv .venv; fi; \
	done; echo "Bridge School needs Python 3.11 or later (make run PYTHON=/path/to/python)." >&2; exit 1

.venv/.run: requirements.txt | .venv/bin/python
	@echo "Bringing the packages, once: a minute or two"
	$(BIN)/python -m pip install -qq --disable-pip-version-check -r requirements.txt
	@touch $@

# A database elsewhere, or none yet, is always brought up to date.
ifneq ($(DATABASE_URL),)
var/.migrated: FORCE
endif
ifeq ($(wildcard var/db.sqlite3),)
var/.migrated: FORCE
endif
var/.migrated: .venv/.run $(wildcard lessons/migrations/*.py)
	DEBUG=1 $(BIN)/python manage.py migrate --verbosity 0
	@touch $@

var/.loaded: var/.migrated $(shell find lessons/content -type f -not -path '*/__pycache__/*')
	DEBUG=1 $(BIN)/python manage.py load_content --verbosity 0
	DEBUG=1 $(BIN)/python manage.py load_demo --verbosity 0
	@touch $@

## Proving

test: check unit e2e

unit: .venv/.test
	$(BIN)/pytest -n 2 --dist loadfile --max-worker-restart 0 -m "not browser and not postgres"

e2e: .venv/.test system
	$(BIN)/pytest -n 2 --dist loadfile --max-worker-restart 0 -m browser

.venv/.test: tests/requirements.txt .venv/.run
	$(BIN)/python -m pip install -qq --disable-pip-version-check -r tests/requirements.txt
	@touch $@

# A browser, and gettext's msgfmt as a second opinion on the catalogues.
system: .venv/.test
	@sh .ci/system

check: .venv/.test
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/djlint --lint --quiet lessons/templates
	$(BIN)/mypy
	$(BIN)/lint-imports
	DEBUG=1 $(BIN)/python manage.py makemigrations --check --dry-run
	DEBUG=1 $(BIN)/python manage.py load_content --check
	env -u DEBUG SECRET_KEY=$$($(BIN)/python -c 'import secrets; print(secrets.token_urlsafe(64))') ALLOWED_HOSTS=example.org TRUSTED_PROXY_COUNT=1 \
	  $(BIN)/python manage.py check --deploy --fail-level WARNING
	$(BIN)/pytest tests/checks

# Against the published peers, which are installed for this alone.
bench: .venv-bench/.installed
	.venv-bench/bin/python -m tests.bench $(SUBJECT)

.venv-bench/.installed: tests/bench/requirements.txt requirements.txt | .venv/bin/python
	$(BIN)/python -m venv .venv-bench
	.venv-bench/bin/python -m pip install -qq --disable-pip-version-check -r tests/bench/requirements.txt
	@touch $@

## Writing

# Brings the catalogues in step with the code (needs gettext), and compiles them.
messages: .venv/.run
	DEBUG=1 $(BIN)/python manage.py makemessages --all

# What was installed. Classes and results stay: they are in the database in var, which is its owner's to delete.
clean:
	rm -rf .venv .venv-bench var/static var/.migrated var/.loaded
