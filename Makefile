PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.stamp
COMPILED := build/compiled

.DEFAULT_GOAL := help
.PHONY: help setup play terminal test lint format bench bench-server soak compiled docs pins clean

help:  ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP)  ## Make .venv with everything that play and tests need

# The stamp lets a second run do without the network.
$(STAMP): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
	    "Alehouse needs Python 3.11 or newer, and $(PYTHON) is %d.%d: try make PYTHON=python3.11" % sys.version_info[:2])'
	@echo 'Setting up .venv; this takes about half a minute.'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: $(STAMP)  ## Open a table in the browser, for friends and bots (ARGS="--port 8001")
	$(BIN)/alehouse serve $(ARGS)

terminal: $(STAMP)  ## Play against bots in the terminal
	$(BIN)/alehouse play $(ARGS)

test: lint  ## Check everything: style, types, imports, tests
	$(BIN)/pytest

lint: $(STAMP)  ## Check style, types and imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(STAMP)  ## Put the code into the house style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(STAMP)  ## Measure the engine's speed
	$(BIN)/alehouse bench $(ARGS)

bench-server: $(STAMP)  ## Measure the table under load: rooms, moves a second, delays, memory
	$(BIN)/python tools/bench_server.py $(ARGS)

soak: $(STAMP)  ## The long forms of the server's tests: kills, games, leaks, garbage (takes about an hour)
	$(BIN)/python tools/soak.py $(ARGS)

compiled: export PYTHONPATH = $(abspath $(COMPILED))
compiled: $(STAMP)  ## Compile the hot modules with mypyc, test and measure them (never needed to play)
	$(BIN)/python tools/build_compiled.py $(COMPILED)
	$(BIN)/pytest --rules-coverage=build/rules-coverage-compiled.json \
	    tests/rules tests/characters tests/engine/test_random_games.py
	$(BIN)/alehouse bench $(ARGS)

docs: $(STAMP)  ## Renew the tables of docs/protocol.md and docs/hosting.md from the code
	$(BIN)/python -m tools.protocol_docs

pins: $(STAMP)  ## Renew requirements/dev.txt from pyproject.toml (needs the network)
	$(PYTHON) -m venv build/pins
	build/pins/bin/python -m pip install --quiet uv
	build/pins/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	    --extra dev --extra bench --no-header --no-emit-index-url --no-emit-find-links \
	    pyproject.toml --output-file requirements/dev.txt

clean:  ## Remove .venv and everything built
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
