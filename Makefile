# Two commands do all their own set-up: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# Both cores are busy to the end; neighbours stay with one worker, who has opened browsers for them.
WORKERS := -n 2 --dist worksteal
# One core is not enough for the page, and one is all that the others use.
BESIDE := --no-print-directory --jobs=2
# Trust what the machine trusts, also behind a proxy.
export UV_SYSTEM_CERTS := 1
# Some machines forbid it; then each of the many processes of the tests would compile all of ours again.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play page test check quick long still types page-checked browsers format lock clean

help: ## says what can be made
	@echo "make ..."
	@sed -n 's/^\([a-z]*\):.*## /  \1 /p' $(MAKEFILE_LIST) | awk '{ printf "  %-8s", $$1; $$1 = ""; print }'

play: page ## builds the page, starts the server and opens the browser
	$(BIN)/schatulle

page: $(READY) ## builds the page into the Python package
	@$(BIN)/python tools/page.py

test: check ## all that a change must pass

check: $(READY) ## the same
	@$(MAKE) $(BESIDE) page-checked types browsers still
	$(BIN)/coverage erase
	SCHATULLE_COVERAGE=1 $(BIN)/pytest $(WORKERS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

quick: $(READY) ## all that can be checked in a minute or so: no browser, server, bots and arrays
	@$(MAKE) $(BESIDE) types still
	$(BIN)/pytest $(WORKERS) tests/rules tests/table tests/tools
	@echo "checked: format, lint, contracts, clauses, wire types, types; tests of rules, table and tools"

long: $(READY) ## all tests, with many more samples of everything that is a sample: hours
	@$(MAKE) $(BESIDE) page browsers
	SCHATULLE_LONG=1 $(BIN)/pytest $(WORKERS)

# All that is looked at and not run.
still: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/python tools/trace_clauses.py
	$(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/telling_examples.py --check
	$(BIN)/python tools/page_fixtures.py --check

page-checked: $(READY)
	$(BIN)/python tools/page.py check
	$(BIN)/python tools/page.py

types: $(READY)
	$(BIN)/python tools/types_check.py

browsers: $(READY)
	$(BIN)/python tools/browsers.py

format: $(READY) ## formats everything, and mends what a linter can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Hash-locked: every machine installs the very same files.
lock: ## locks the dependencies after a change to pyproject.toml
	$(BIN)/uv pip compile pyproject.toml --extra sim --extra research --extra postgres --group dev --universal --generate-hashes --no-annotate --no-header -q -o requirements.lock

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed; set PYTHON=python3.x")'
	@echo "setting up $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(BIN)/uv pip sync --python $(BIN)/python --quiet --compile-bytecode requirements.lock
	@$(BIN)/uv pip install --python $(BIN)/python --quiet --no-deps --editable .
	@touch $(READY)

clean: ## removes all that was made here
	rm -rf $(VENV) web/node_modules src/schatulle/page .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*
