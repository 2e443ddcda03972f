# make play   sets everything up in .venv and starts the game
# make serve  sets everything up and starts the server
# make test   sets everything up and runs the whole suite, compiled and interpreted
# make check  formatter, linter, strict types, import contract
# make bench  speed, as ratios within one run; and the server under load
# make soak   the contract suite and the fuzzer for a long time
# make goldens  writes the golden playthroughs anew

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src hatch_build.py -type f -not -name '*.pyc')

# What the installed build should be; the tests check that it is.
ifneq ($(filter-out 0,$(HARBOURSIDE_PURE)),)
  BUILD := pure
else ifeq ($(shell command -v $(or $(CC),cc) gcc clang 2>/dev/null),)
  BUILD := pure
else
  BUILD := compiled
endif

.PHONY: play serve test test-compiled test-pure check format bench soak goldens install clean

play: install
	@$(BIN)/harbourside play

serve: install
	@$(BIN)/harbourside serve

test: test-compiled test-pure

test-compiled: install
	cd tests && HARBOURSIDE_TESTED_BUILD=$(BUILD) ../$(BIN)/pytest -c ../pyproject.toml --rootdir .. -n auto .

test-pure: install
	HARBOURSIDE_TESTED_BUILD=pure PYTHONPATH=src $(BIN)/pytest -n auto -m 'not siege'

check: .venv/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

format: .venv/tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: install
	$(BIN)/python benchmarks/speed.py --jobs seawolf
	$(BIN)/python benchmarks/search_speed.py
	$(BIN)/python benchmarks/server_load.py --knee

soak: install
	HARBOURSIDE_SOAK=30 $(BIN)/pytest -n auto tests/contract

goldens: install
	$(BIN)/python tests/goldens/regenerate.py

install: .venv/installed

.venv/tools: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Harbourside needs Python 3.11 or newer; say: make PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade 'pip>=25.1'
	$(BIN)/python -m pip install --quiet --group dev
	touch $@

.venv/installed: .venv/tools $(SOURCES) README.md
	$(BIN)/python -m pip install --quiet --no-build-isolation '.[server]'
	@cd .venv && bin/harbourside --version
	touch $@

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
