# make         set up, build for release, and build the icons of this repository
# make test    set up, run every test and the lint
# make verify  what takes longer than a test should
# make clean   remove what was built

SWIFT ?= swift
OUTPUT ?= chiral-out
CHIRAL = .build/release/chiral

.PHONY: icons release test lint verify setup clean

icons: release
	$(CHIRAL) build --manifest manifest.json --output $(OUTPUT)
	@if $(CHIRAL) --help | grep -q '^  sheet '; then \
	  $(CHIRAL) sheet --manifest manifest.json --output $(OUTPUT)/sheet --format png; fi
	@echo "The icons lie in $(abspath $(OUTPUT)), one folder a locale."

release: setup
	$(SWIFT) build -c release

test: setup
	$(SWIFT) test
	$(MAKE) --no-print-directory lint

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

verify: test release
	scripts/verify

setup:
	@scripts/setup

clean:
	rm -rf .build $(OUTPUT)
