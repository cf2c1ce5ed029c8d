# Everything a developer does. Needs python3 >= 3.11 and make; the rest goes into .venv, pinned by requirements.lock.

# The first interpreter on the PATH that is new enough; override with `make setup PYTHON=...`.
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)
BIN := .venv/bin
READY := .venv/ready
UV := uv==0.13.8

.DEFAULT_GOAL := help
.PHONY: setup play test check rules soak bench wheel lock clean help

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## make .venv with everything in it (again only when something changed)

play: $(READY) ## play Pecunia Olet in the terminal
	@$(BIN)/tavolata play pecunia_olet

test: check ## all checks, then all tests
	$(BIN)/pytest

check: $(READY) ## style, types, layers, translations, rule coverage
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.imports
	$(BIN)/python -m tools.translations
	$(BIN)/python -m tools.rules

rules: $(READY) ## which test proves which rule
	@$(BIN)/python -m tools.rules

soak: $(READY) ## a long run of random games
	$(BIN)/python tests/soak.py

bench: $(READY) ## speed against the C reference
	$(BIN)/python bench/run.py

wheel: $(READY) ## build and try the wheels in dist/: pure, and compiled where there is a C compiler
	@$(BIN)/python -m tools.wheel

lock: .venv/bin/python ## renew requirements.lock (newest versions)
	@rm -rf build/lock && $(BIN)/python -m venv build/lock && build/lock/bin/pip install --quiet '$(UV)'
	build/lock/bin/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --upgrade \
		--generate-hashes --no-emit-index-url --custom-compile-command 'make lock' --quiet --output-file requirements.lock
	@rm -rf build/lock

clean: ## remove what was built, and .venv
	rm -rf .venv build dist src/*.egg-info bench/reference
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	$(if $(PYTHON),,$(error Tavolata needs Python 3.11 or newer; found: $(shell python3 --version 2>&1 || echo no python3)))
	@echo "Making .venv with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear .venv || { rm -rf .venv; echo 'venv failed (on Debian: apt-get install python3-venv)'; exit 1; }

$(READY): .venv/bin/python pyproject.toml setup.py requirements.lock
	@echo 'Installing what requirements.lock names'
	@$(BIN)/pip install --quiet --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	@$(BIN)/pip install --quiet --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
