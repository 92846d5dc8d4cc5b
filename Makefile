PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.stamp
PLAYABLE := .venv/.playable
# Errors only: a warning for each folder that a machine names in vain would bury the address of the table.
INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check --no-compile
COLLECTED := .venv/.collected
COMPILED := build/compiled

# Whatever Python has compiled is kept, also where the environment says otherwise: else every server, bot and worker of
# the tests compiles all that it loads anew, which takes longer than most tests.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup page browser play terminal test lint style types-python types-page format bench bench-server \
    bench-page screenshots soak compiled docs pins clean

help:  ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP)  ## Make .venv with everything that play and tests need

# The stamps let a second run do without the network. Whoever only plays waits for a tenth of what the tests need. Python
# compiles what it imports by itself: to do it for all that is installed would take half of the time.
$(PLAYABLE): requirements/play.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
	    "Alehouse needs Python 3.11 or newer, and $(PYTHON) is %d.%d: try make PYTHON=python3.11" % sys.version_info[:2])'
	@echo 'Setting up .venv, and then the page; the first time this takes a minute or two.'
	$(PYTHON) -m venv .venv
	$(INSTALL) --require-hashes -r requirements/play.txt
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(STAMP): $(PLAYABLE) requirements/dev.txt
	@echo 'Installing what the tests need; this takes a minute or two.'
	$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

page: $(PLAYABLE)  ## Build the page, if anything that it is made of has changed
	@$(BIN)/python -m tools.page.build

browser: $(PLAYABLE)  # Chromium for tests, pictures and measurements
	@$(BIN)/python -m tools.page.browser

# Without a network the first time there is no page, but there is always a table.
play: $(PLAYABLE)  ## Open a table in the browser, for friends and bots (ARGS="--port 8001")
	@$(BIN)/python -m tools.page.build --or-plain
	$(BIN)/alehouse serve $(ARGS)

terminal: $(PLAYABLE)  ## Play against bots in the terminal
	$(BIN)/alehouse play $(ARGS)

# What waits for downloads goes on beside what computes.
TOGETHER := @$(MAKE) --no-print-directory -j 2
test:  ## Check everything: style, types, imports, tests
	$(TOGETHER) page browser style types-python types-page $(COLLECTED)
	@$(BIN)/python -m tools.page.run_tests

# What Python and pytest compile of the tests is kept: else three workers would begin with it, each for itself. Whatever is
# wrong with a test is told when they run.
$(COLLECTED): $(STAMP)
	@$(BIN)/python -m pytest --collect-only -q > /dev/null 2>&1 || true
	@touch $@

lint:  ## Check style, types and imports
	$(TOGETHER) style types-python types-page

style: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo

types-python: $(STAMP)
	$(BIN)/mypy

types-page: page
	$(BIN)/python -m tools.page.node npm run --silent check

format: $(STAMP)  ## Put the code into the house style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python -m tools.page.node npm run --silent format

bench: $(STAMP)  ## Measure the engine's speed
	$(BIN)/alehouse bench $(ARGS)

bench-server: $(STAMP)  ## Measure the table under load: rooms, moves a second, delays, memory
	$(BIN)/python tools/bench_server.py $(ARGS)

bench-page: $(STAMP) page browser  ## Measure the page in Chromium: size, first view, answers drawn
	$(BIN)/python -m tools.page.bench $(ARGS)

screenshots: $(STAMP) page browser  ## Picture every view: widths, themes, languages, into build/screenshots/
	$(BIN)/python -m tools.page.screenshots $(ARGS)

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

PIN = build/pins/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
    --no-header --no-emit-index-url --no-emit-find-links
pins: $(STAMP)  ## Renew requirements/ from pyproject.toml (needs the network)
	$(PYTHON) -m venv build/pins
	build/pins/bin/python -m pip install --quiet uv
	$(PIN) --extra dev --extra bench --extra lab --extra ray --extra rl --extra openspiel pyproject.toml --output-file requirements/dev.txt
	$(PIN) --group build --constraint requirements/dev.txt pyproject.toml --output-file requirements/play.txt
	$(PIN) --group node --output-file requirements/node.txt

clean:  ## Remove .venv and everything built
	rm -rf .venv build dist page/node_modules src/alehouse/web/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
