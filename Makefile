# make play   sets everything up in .venv, starts the server and says at which address to play
# make test   sets everything up and runs the whole suite, compiled and interpreted, and the page's
# make check  formatter, linter, strict types, import contract, for Python and for the page
# make format  puts all of it, the page included, into the formatter's shape
# make docs   builds the documentation as a site, in build/site; a broken link or an unknown name stops it
# make types  writes the page's types of the API anew, from the server's schema
# make bench  speed, as ratios within one run; the server under load; the page's budgets
# make pictures  every place of the page as a picture, in build/pictures: to be looked at
# make soak   the contract suite and the fuzzer for a long time
# make siege  kills servers a hundred times while people play, and checks that nothing is lost; takes long
# make goldens  writes the golden playthroughs anew

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src hooks web hatch_build.py \( -name node_modules -o -path web/dist -o -path src/harbourside/web \) -prune \
	-o -type f -not -name '*.pyc' -not -name '*.test.ts' -print)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web

# What the installed build should be; the tests check that it is.
ifneq ($(filter-out 0,$(HARBOURSIDE_PURE)),)
  BUILD := pure
else ifeq ($(shell command -v $(or $(CC),cc) gcc clang 2>/dev/null),)
  BUILD := pure
else
  BUILD := compiled
endif

.PHONY: play serve test test-compiled test-pure test-web browser check docs types format bench pictures soak siege goldens install clean

play: install
	@$(BIN)/harbourside serve

serve: play

test: test-web test-compiled test-pure

test-web: web/node_modules/.installed
	$(NPM) test

test-compiled: install .venv/tools browser
	cd tests && HARBOURSIDE_TESTED_BUILD=$(BUILD) ../$(BIN)/pytest -c ../pyproject.toml --rootdir .. -n auto .

browser: .venv/tools
	@$(BIN)/python -m hooks.browser

# The server and the page are the same in both builds, and the tests of packaging build both: they ran above.
test-pure: install .venv/tools
	HARBOURSIDE_TESTED_BUILD=pure PYTHONPATH=src $(BIN)/pytest -n auto \
		--ignore tests/server --ignore tests/web --ignore tests/packaging

check: .venv/tools web/node_modules/.installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	$(NPM) run check

docs: .venv/docs
	$(BIN)/zensical build --strict --clean --config-file mkdocs.yml

types: .venv/tools web/node_modules/.installed
	PYTHONPATH=src $(BIN)/python -m harbourside.server.api.schema | $(BIN)/node web/scripts/types.mjs

format: .venv/tools web/node_modules/.installed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

bench: install .venv/tools
	$(BIN)/python benchmarks/speed.py --jobs seawolf
	$(BIN)/python benchmarks/search_speed.py
	$(BIN)/python benchmarks/server_load.py --knee
	$(BIN)/python benchmarks/page_budgets.py

pictures: install .venv/tools
	$(BIN)/python benchmarks/pictures.py

soak: install .venv/tools
	HARBOURSIDE_SOAK=30 $(BIN)/pytest -n auto tests/contract

siege: install .venv/tools
	$(BIN)/python -m tests.server.siege --kills 100

goldens: install .venv/tools
	$(BIN)/python tests/goldens/regenerate.py

install: .venv/installed

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Harbourside needs Python 3.11 or newer; say: make PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv

# What it is tested, checked and measured with. Playing needs none of it.
.venv/tools: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --upgrade 'pip>=25.1'
	$(BIN)/python -m pip install --quiet --group dev
	touch $@

.venv/docs: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --upgrade 'pip>=25.1'
	$(BIN)/python -m pip install --quiet --group docs
	touch $@

web/node_modules/.installed: .venv/tools hooks/page.py web/package-lock.json
	$(BIN)/python -m hooks.page install
	touch $@

# As anybody installs it: with the pip that Python brings along, in a build environment of pip's own.
.venv/installed: $(SOURCES) pyproject.toml README.md | $(BIN)/python
	$(BIN)/python -m pip install --quiet '.[server]'
	@cd .venv && bin/harbourside --version
	touch $@

clean:
	rm -rf .venv build dist web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
