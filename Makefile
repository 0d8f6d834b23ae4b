# make         set up, build for release, build the icons of this repository and draw their contact sheet
# make test    set up, run every test and the lint
# make verify  what takes longer than a test should
# make clean   remove what was built

SWIFT ?= swift
OUTPUT ?= chiral-out
CHIRAL = .build/release/chiral

.PHONY: icons release test lint verify setup clean

icons: release
	$(CHIRAL) build --manifest manifest.json --output $(OUTPUT)
	@$(CHIRAL) sheet --manifest manifest.json --output $(OUTPUT)/sheet --title Chiral --quiet >/dev/null
	@echo "The icons lie in $(abspath $(OUTPUT)), one folder a locale."
	@echo "Look at them side by side in $(abspath $(OUTPUT))/sheet/sheet-1.png and the pages after it."

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
