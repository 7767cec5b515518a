# Needs Python 3.11 or later, and a C compiler to have the rules compiled (else they run uncompiled).
# Everything made here goes into .venv/ and build/; when nothing changed, nothing is done again.

PYTHON ?= python3
GAME ?= utopia
ARGS ?=
URL ?= http://127.0.0.1:8000/
JOBS ?= 2

BIN := .venv/bin
RUN_STAMP := .venv/.run-requirements
DEV_STAMP := .venv/.dev-requirements
INSTALL_STAMP := .venv/.installed
PACKAGE_FILES := $(shell find src docs/rules -type f \
	! -name '*.pyc' ! -path '*.egg-info/*' ! -path 'src/ludopolis/web/*' 2>/dev/null | LC_ALL=C sort)
BUILD_INPUTS := build/inputs.txt
LOCK := requirements.lock
# PyTorch for the processor alone, a tenth as large.
TORCH_INDEX ?= https://download.pytorch.org/whl/cpu
# Python compiles to bytecode what is imported, by and by: far less than what is installed.
INSTALL := $(BIN)/pip install -qq --no-compile -c $(LOCK)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_REQUIRE_VIRTUALENV := 1

# Install a Debian package where this user may; $(2) says what is left out without it.
debian = { echo "Installing $(1) ..."; \
	{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y $(1); } \
		> /dev/null 2>&1 || echo "$(1) can't be installed here: $(2)"; }

include web/client.mk

ifndef BESIDE
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play terminal build test test-all check beside lint format test-source test-browser test-compiled test-builds test-habits test-mutants mutants night services ray learners bench clean docs docs-serve sdist dist library test-wheel lock FORCE

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: build ## Play in the browser: builds everything, serves it, opens the page
	@$(BIN)/python -m tools.open_when_served "$(URL)" & $(BIN)/ludopolis serve $(ARGS)

terminal: build ## Play at the terminal; GAME=utopia, ARGS="..." are passed on
	@$(BIN)/ludopolis play $(GAME) $(ARGS)

build: $(INSTALL_STAMP) ## Compile the rules and install the program into .venv

test: beside test-source test-browser test-mutants test-compiled ## All checks in minutes: lint, types, layers, traps, tests uncompiled and compiled

# At full size: all games, seeds and combinations of which the tests take a sample else.
test-all: export LUDOPOLIS_TESTS := all
test-all: beside learners test-source test-browser test-compiled test-builds test-habits mutants ## Everything of make test at full size, and all mutants (hours)

check: lint test-source test-browser ## All checks that need no compiling

# Each has work for one core only, most of the time; what they print comes one after the other.
beside: $(DEV_STAMP) $(CLIENT_TOOLS) $(CLIENT)
	@$(MAKE) --no-print-directory -j $(if $(filter output-sync,$(.FEATURES)),-Otarget) BESIDE=1 lint test-client test-wheel

lint: $(DEV_STAMP) ## Style, types, layers and the traps of compiled code
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy --no-error-summary
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo --cache-dir build/import-linter
	@$(BIN)/python -m tools.check_traps

format: $(DEV_STAMP) $(CLIENT_TOOLS) ## Format the code and fix what ruff can fix
	@$(BIN)/ruff check --fix --quiet || true
	@$(BIN)/ruff format --quiet
	@cd web && $(NPM) run --silent format

test-source: $(DEV_STAMP) $(CLIENT) services ray ## Run all tests but the browser's against the uncompiled source
	@LUDOPOLIS_EXPECT=source PYTHONPATH="$(CURDIR)/src" \
		$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal --ignore=tests/web $(ARGS)

# By themselves: a browser that is open keeps an event loop running, in which no other can be started.
test-browser: $(DEV_STAMP) $(CLIENT) $(CLIENT_TOOLS) chromium ## Play in a real Chromium, uncompiled; where there is none, that is said
	@LUDOPOLIS_BROWSER="$$(command -v chromium > /dev/null && echo required)" LUDOPOLIS_EXPECT=source PYTHONPATH="$(CURDIR)/src" \
		$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal tests/web $(ARGS)

test-mutants: $(DEV_STAMP) ## Break the rules in a few places, drawn by their content: the tests must notice
	@PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.mutants --sample 20 --jobs $(JOBS)

mutants: $(DEV_STAMP) ## Break the rules everywhere (a night): which faults do the tests notice? ARGS="--game utopia"
	@PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.mutants --jobs $(JOBS) $(ARGS)

night: $(DEV_STAMP) $(INSTALL_STAMP) ## What takes a night: the server simulated for hours by seeds that nobody has tried, then all mutants
	@$(BIN)/python -m bench.simulation --today --seconds 14400 --jobs $(JOBS)
	@$(MAKE) --no-print-directory mutants

# Folders that try compiled modules. What other libraries ask of environments takes long, and so does what only calls the
# rules; both are asked of the source each time, and of the compiled package too where everything is tested.
COMPILED_TESTS = tests/conformance tests/core tests/play tests/utopia tests/uchronia tests/dominations tests/bots tests/envs
COMPILED_TESTS += $(if $(filter all,$(LUDOPOLIS_TESTS)),\
	tests/cli tests/content tests/contest tests/learn tests/server tests/testing tests/text,\
	--ignore=tests/envs/test_conformance.py --ignore=tests/envs/test_entry_points.py)

# A wheel for every system has nothing compiled in it: there was no compiler, or LUDOPOLIS_PURE=1 was set.
test-compiled: $(DEV_STAMP) $(INSTALL_STAMP) ## Run tests of the rules against the compiled package, and compare it with the source
	@if ls build/dist/*-none-any.whl > /dev/null 2>&1; then \
		echo "The rules were not compiled here: there is no compiled package to test"; \
	else \
		LUDOPOLIS_EXPECT=compiled \
			$(BIN)/python -m pytest -q -n $(JOBS) -o pythonpath=. $(COMPILED_TESTS) $(ARGS) && \
		$(BIN)/python bench/builds.py --positions 300 --longest 100 && \
		$(BIN)/python -m bench.simulation --seeds 100-$(if $(filter all,$(LUDOPOLIS_TESTS)),10000,1000) --jobs $(JOBS); \
	fi

test-builds: $(INSTALL_STAMP) ## Compare the compiled rules with their source over 100,000 positions of each game (hours)
	@$(BIN)/python bench/builds.py --positions 100000

test-habits: $(INSTALL_STAMP) ## Let levels play themselves, which must end by the goal, and copies with trivial habits, which must not win (long)
	@$(BIN)/python -m bench.endings --levels level1,level2,level3 --jobs $(JOBS)
	@$(BIN)/python -m bench.habits --jobs $(JOBS)

test-wheel: $(INSTALL_STAMP) ## Install the wheel into an empty environment: it plays, simulates and serves
	@$(BIN)/python bench/wheel.py build/dist/*.whl $(LOCK)

# PostgreSQL and Redis, which the tests of several nodes start for themselves.
services:
	@ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 || $(call debian,postgresql,\
		the tests of several nodes are skipped)
	@command -v redis-server > /dev/null || $(call debian,redis-server,\
		the tests of several nodes are skipped)

# Large, and not made for every Python: install extra $(2) of pyproject.toml for library $(1); $(3) says what is left out without it.
large = $(BIN)/python -c 'import $(1)' 2> /dev/null || { echo "Installing $(1) ..."; \
	$(INSTALL) $$($(BIN)/python -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
		print(*p["project"]["optional-dependencies"]["$(2)"])') > /dev/null 2>&1 || \
	echo "$(1) can't be installed here: $(3)"; }

ray: $(DEV_STAMP)
	@$(call large,ray,ray,the tests of the arena on a cluster are skipped)

learners: private INSTALL += --extra-index-url $(TORCH_INDEX)
learners: $(DEV_STAMP)
	@$(call large,torch,learn,the tests of training are skipped)
	@$(call large,sb3_contrib,recipes,these recipes are skipped)
	@$(call large,chess,peers,the lines of python-chess are not tried)

bench: build ## Measure the speed of the rules; ARGS="..." are passed on
	@$(BIN)/ludopolis bench $(ARGS)

library: build .venv/.library-requirements ## Install the environments for learners and what the examples need
	@echo "Ready: .venv/bin/python examples/first_game.py"

docs: .venv/.docs-requirements ## Build the documentation site into build/site
	@rm -rf build/site
	@echo "Building the site ..."
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "The site is in build/site: open build/site/index.html, or make docs-serve"

docs-serve: .venv/.docs-requirements ## Show the documentation site while writing it
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs serve --livereload

sdist: $(RUN_STAMP) $(CLIENT) ## Build a source archive with the browser client into dist/
	@mkdir -p build && $(INSTALL) build
	@$(BIN)/python -m build --sdist --outdir dist . > build/dist.log 2>&1 || \
		{ tail -n 40 build/dist.log; echo "The build failed; all of it is in build/dist.log"; exit 1; }
	@ls -1 dist

dist: $(RUN_STAMP) $(CLIENT) ## Build an sdist and a compiled wheel into dist/
	@rm -rf dist
	@echo "Building an sdist and a wheel (compiles all rules, a minute or two) ..."
	@mkdir -p build && $(INSTALL) build
	@$(BIN)/python -m build --outdir dist . > build/dist.log 2>&1 || \
		{ tail -n 40 build/dist.log; echo "The build failed; all of it is in build/dist.log"; exit 1; }
	@ls -1 dist

# Every library and tool in one version for all supported Pythons and systems; index pages are not named.
lock: .venv/.created ## Renew requirements.lock from what pyproject.toml asks for
	@test -x build/lock/bin/uv || { $(PYTHON) -m venv build/lock && build/lock/bin/pip install -qq uv; }
	@build/lock/bin/uv pip compile --quiet --upgrade --universal --fork-strategy fewest --python-version 3.11 --all-extras --group tools \
		--no-header --no-annotate pyproject.toml --output-file $(LOCK).new
	@{ echo "# Made by \"make lock\" from pyproject.toml: what the Makefile installs."; cat $(LOCK).new; } > $(LOCK)
	@rm $(LOCK).new

clean: ## Remove everything that was made
	rm -rf .venv build dist .hypothesis src/*.egg-info src/ludopolis/web web/node_modules
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

.venv/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ludopolis needs Python 3.11 or later; set PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "This Python cannot make a virtual environment (no ensurepip):" \
			"install your system's python3-venv package"; exit 1; }
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv --clear .venv
	@touch $@

# What a table of pyproject.toml lists, for pip; the project itself is installed from its wheel.
$(RUN_STAMP): TABLES = p["build-system"]["requires"], p["project"]["dependencies"], \
	p["project"]["optional-dependencies"]["server"]
$(DEV_STAMP): TABLES = *(p["project"]["optional-dependencies"][extra] \
	for extra in ("dev", "envs", "openspiel", "examples", "docs", "pictures"))
$(DEV_STAMP): $(RUN_STAMP)
.venv/.library-requirements: TABLES = *(p["project"]["optional-dependencies"][extra] \
	for extra in ("envs", "examples"))
.venv/.library-requirements: $(RUN_STAMP)
.venv/.docs-requirements: TABLES = p["project"]["optional-dependencies"]["docs"]
.venv/.docs-requirements: $(RUN_STAMP)
$(RUN_STAMP) $(DEV_STAMP) .venv/.docs-requirements .venv/.library-requirements: pyproject.toml $(LOCK) .venv/.created
	@$(BIN)/python -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
		print(*(line for table in ($(TABLES),) for line in table), sep="\n")' > $@.txt
	@sed 's/^/# /' $(LOCK) >> $@.txt
	@cmp -s $@.txt $@ || { echo "Installing libraries ..."; $(INSTALL) -r $@.txt; }
	@mv $@.txt $@

# The names of the files, so that a deleted one is noticed too, and what else decides the build.
$(BUILD_INPUTS): FORCE
	@mkdir -p build
	@printf '%s\n' "$(LUDOPOLIS_PURE) $(CC) $(shell command -v $(CC)) $(CFLAGS)" $(PACKAGE_FILES) > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(INSTALL_STAMP): $(CLIENT) $(PACKAGE_FILES) $(BUILD_INPUTS) setup.py tools/compiled_modules.py tools/mypyc.ini $(RUN_STAMP)
	@echo "Building (the first time compiles all rules and takes a minute or two) ..."
	@rm -rf build/dist
	@$(BIN)/pip wheel -v --no-build-isolation --no-deps -w build/dist . > build/build.log 2>&1 || \
		{ tail -n 40 build/build.log; echo "The build failed; all of it is in build/build.log"; exit 1; }
	@sed -n 's/^ *ludopolis: /ludopolis: /p' build/build.log
	@$(BIN)/pip install -qq --no-compile --force-reinstall --no-deps build/dist/*.whl
	@touch $@
