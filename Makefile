# Fabula. `make help` lists what can be done.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

STAMPS := .local/stamps
JEST := NODE_OPTIONS='--experimental-vm-modules --disable-warning=ExperimentalWarning' scripts/jest/in-memory.sh npx --no-install jest
TSX := node --conditions=source --import tsx

proto_files := $(shell find proto/fabula -name "*.proto") proto/buf.yaml proto/buf.gen.yaml $(wildcard scripts/codegen/*)
server_files := $(shell find services/*/src gateway/src proto/src -type f) scripts/build.mjs
web_files := $(shell find web/src web/figure web/public web/index.html web/vite.config.ts -type f 2>/dev/null)

# Two commands at once, which fail where one of them does: packages of Debian come while those of npm do.
beside = $(1) & $(2) && wait $$! || { wait; exit 1; }

# A stamp says that something stands: where a folder of it was deleted by hand, the stamp goes too.
forget_without = $(if $(filter-out $(wildcard $(2)),$(2)),$(shell rm -f $(STAMPS)/$(1)))
$(call forget_without,install,node_modules/.package-lock.json)
$(call forget_without,codegen,proto/gen proto/vendor)
$(call forget_without,build,proto/dist gateway/dist $(patsubst %/src,%/dist,$(wildcard services/*/src)))
$(call forget_without,web,web/dist/index.html)

.PHONY: help setup start backup restore reset-factor let-in up down logs images compose k8s audit test test-long bench load drill admin-shots check format build dashboards art clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

start: ## Install what is missing, build, and run all of Fabula as one process
	@scripts/setup/setup.sh start
	@$(MAKE) --no-print-directory build
	@FABULA_LOG_LEVEL=$${FABULA_LOG_LEVEL:-warn} exec services/embedded/run.sh

backup: $(STAMPS)/build ## Write all data of `make start`, running or not, to one file (TO=<file>)
	@TO='$(TO)' node services/embedded/dist/backup.js make

restore: $(STAMPS)/build ## Put a backup in the place of the data, which are moved aside (FROM=<file>)
	@FROM='$(FROM)' node services/embedded/dist/backup.js restore

reset-factor: $(STAMPS)/build ## Take a lost second factor from an account of `make start`, while that is stopped (ADDRESS=<e-mail>)
	@ADDRESS='$(ADDRESS)' node services/embedded/dist/reset-factor.js

let-in: $(STAMPS)/build ## Let the reader of a mailbox into its account of `make start`, while that is stopped (ADDRESS=<e-mail>)
	@ADDRESS='$(ADDRESS)' node services/embedded/dist/let-in.js

up: ## Start the distributed way on this machine: Postgres, NATS, Redis, Keycloak, haproxy, a process for each part
	@scripts/setup/setup.sh stage
	@$(MAKE) --no-print-directory build
	@$(TSX) scripts/stage/up.ts

down: ## Stop exactly what `make up` started
	@$(TSX) scripts/stage/down.ts

logs: ## Read the logs of all parts that `make up` started, as they are written
	@$(TSX) scripts/stage/logs.ts

images: ## Build a container image of each part, with docker or buildah (PARTS="gateway run", FABULA_IMAGE_TAG=…)
	@scripts/images/build.sh $(PARTS)

compose: ## Prove deploy/compose, a site on one host, on a Docker that is made and taken away (root)
	@$(MAKE) --no-print-directory build
	@scripts/compose/run.sh

k8s: ## Prove the charts on a real Kubernetes of one node, which is made and taken away (root; EVENTS="roll kill" chooses)
	@$(MAKE) --no-print-directory build
	@scripts/k8s/run.sh $(EVENTS)

test: ## Prove all of it: checks, unit, integration and end-to-end tests
	@mkdir -p .local/bench && date +%s > .local/bench/test-started
	@scripts/setup/setup.sh node
	@$(call beside,scripts/setup/setup.sh test,$(MAKE) --no-print-directory build)
	@npm run --silent check
	@$(JEST)
	@printf '{ "seconds": %d, "at": "%s" }\n' $$(($$(date +%s) - $$(cat .local/bench/test-started))) "$$(date -u +%FT%TZ)" > .local/bench/test-suite.json

test-long: ## The long proofs: whole stories by voice in both languages, 300 fault runs, 200 bent stories, Firefox and WebKit
	@scripts/setup/setup.sh node
	@$(call beside,scripts/setup/setup.sh browsers,$(MAKE) --no-print-directory build)
	@$(JEST) --config scripts/proof/long/jest.config.mjs

bench: ## Measure speed and memory; prints tables, writes JSON to .local/bench
	@scripts/setup/setup.sh stage
	@$(MAKE) --no-print-directory build
	@$(TSX) scripts/bench/main.ts $(BENCH)

load: $(STAMPS)/codegen ## Make load on a site that runs, by k6 (SCENARIO=text, ORIGIN=…, METRICS=…, RATE=…, PLAYERS=…, DURATION=60s, TO=<folder>)
	@SCENARIO='$(SCENARIO)' ORIGIN='$(ORIGIN)' METRICS='$(METRICS)' TURN_LOGS='$(TURN_LOGS)' RATE='$(RATE)' \
		PLAYERS='$(PLAYERS)' DURATION='$(DURATION)' TO='$(TO)' $(TSX) scripts/load/main.ts

drill: ## Practise for when the site is broken: a local one breaks, its alerts fire, runbooks end it (FAULT=any, FAULT=list)
	@scripts/setup/setup.sh drill
	@$(MAKE) --no-print-directory build
	@FAULT='$(FAULT)' $(TSX) scripts/drill/main.ts

admin-shots: ## Take pictures of every page of the authors and the team (TO=<folder>, ONLY="stories flow-list")
	@scripts/setup/setup.sh browsers
	@$(MAKE) --no-print-directory build
	@TO='$(TO)' ONLY='$(ONLY)' $(TSX) scripts/admin-shots/main.ts

audit: $(STAMPS)/install ## Licences and known advisories of all packages that are shipped, but for scripts/audit/exceptions.yaml
	@$(TSX) scripts/audit/main.ts

check: $(STAMPS)/codegen ## Types, lint, format, import boundaries, protos
	@npm run --silent check

format: $(STAMPS)/codegen ## Format all files
	@npm run --silent format

build: $(STAMPS)/build $(STAMPS)/web ## Compile the services and the web app
	@:

setup: ## Install Debian packages for tests and everything else
	@scripts/setup/setup.sh test

dashboards: $(STAMPS)/install ## Write dashboards, goals and their list again from scripts/dashboards
	@$(TSX) scripts/dashboards/main.ts

art: $(STAMPS)/install ## Draw the pictures and make the sounds again from their sources
	@npm run --silent art -w @fabula/art

clean: ## Remove what was built (not your data)
	rm -rf $(STAMPS) .local/started proto/gen proto/vendor proto/dist services/*/dist gateway/dist web/dist

$(STAMPS)/install: package-lock.json
	@echo 'Installing packages ...'
	@npm ci --ignore-scripts --no-fund --no-audit --loglevel=error
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/codegen: $(proto_files) $(STAMPS)/install
	@echo 'Generating code from the protos ...'
	@npm run --silent codegen
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/build: $(server_files) $(STAMPS)/codegen
	@echo 'Compiling the services ...'
	@npm run --silent build
	@touch $@

$(STAMPS)/web: $(web_files) $(STAMPS)/codegen
	@echo 'Building the web app ...'
	@npm run --silent build -w @fabula/web
	@touch $@
