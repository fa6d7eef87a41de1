# Two commands do all their own set-up: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# Neighbours stay with one worker, who has compiled and opened for them already.
SHARED := -n 2 --dist worksteal
# Trust what the machine trusts, also behind a proxy.
export UV_SYSTEM_CERTS := 1

.PHONY: play page test check types page-checked chromium format lock clean

play: page
	$(BIN)/schatulle

page: $(READY)
	@$(BIN)/python tools/page.py

test: check

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/python tools/trace_clauses.py
	$(BIN)/python tools/wire_types.py --check
	@$(MAKE) --no-print-directory --jobs=2 page-checked types chromium
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest $(SHARED) tests/rules tests/table
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	$(BIN)/pytest $(SHARED) --ignore tests/rules --ignore tests/table --ignore tests/browser
	$(BIN)/pytest $(SHARED) tests/browser

# One core is not enough for the page, and one is all that the others use.
page-checked: $(READY)
	$(BIN)/python tools/page.py check
	$(BIN)/python tools/page.py

types: $(READY)
	$(BIN)/mypy

chromium: $(READY)
	$(BIN)/python tools/chromium.py

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Hash-locked: every machine installs the very same files.
lock:
	$(BIN)/uv pip compile pyproject.toml --extra sim --extra research --group dev --universal --generate-hashes --no-annotate --no-header -q -o requirements.lock

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed; set PYTHON=python3.x")'
	@echo "setting up $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(BIN)/uv pip sync --python $(BIN)/python --quiet --compile-bytecode requirements.lock
	@$(BIN)/uv pip install --python $(BIN)/python --quiet --no-deps --editable .
	@touch $(READY)

clean:
	rm -rf $(VENV) web/node_modules src/schatulle/page .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*
