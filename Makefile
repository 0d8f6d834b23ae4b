# make              set up, build for release, build the icons of this repository and draw their contact sheet
# make test         set up, run every test and the lint
# make verify       what takes longer than a test should
# make mutants      plant bugs in the mirroring and show that the tests notice each
# make sanitize     run the tests under the address and the thread sanitizer
# make fuzz         attack the parsers with libFuzzer (Linux); SECONDS_EACH=600
# make bench        measure builds beside a floor and other programs; Benchmarks/README.md
# make bench-mirror time a mirror image against libxml2 reading the drawing twice
# make docs         draw the pictures of README.md and of the documentation with the tool itself; check the links
# make site         write a gallery of the icons, one page to open or publish, in site
# make example      build and test a package that uses ChiralPlugin and ChiralIcons
# make install      PREFIX=/usr/local DESTDIR=: the command, man pages, completions, schema
# make uninstall    the same, out again
# make dist         an archive of what make install puts in place, for machines without Swift, in dist
# make clean        remove what was built

SWIFT ?= swift
# SwiftPM would build everything twice, the second time for plugins that nothing here uses; scripts/example wants them.
export CHIRAL_WITHOUT_PLUGINS = 1
OUTPUT ?= chiral-out
PREFIX ?= /usr/local
# What is installed must not need the Swift toolchain. Only products: what supports the tests cannot be linked so.
RELEASE_FLAGS ?= $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
CHIRAL = .build/release/chiral

.PHONY: icons release test lint verify mutants sanitize fuzz bench bench-mirror docs site example install uninstall dist setup clean

icons: release
	$(CHIRAL) build --manifest manifest.json --output $(OUTPUT)
	@$(CHIRAL) sheet --manifest manifest.json --output $(OUTPUT)/sheet --title Chiral --quiet >/dev/null
	@echo "The icons lie in $(abspath $(OUTPUT)), one folder a locale."
	@echo "Look at them side by side in $(abspath $(OUTPUT))/sheet/sheet.html, or in sheet-1.png and the pages after it."

release: setup
	$(SWIFT) build -c release $(RELEASE_FLAGS) --product chiral
	$(SWIFT) build -c release $(RELEASE_FLAGS) --product chiral-render
	$(SWIFT) build -c release $(RELEASE_FLAGS) --product chiral-serve

test: setup
	SWIFT="$(SWIFT)" scripts/test
	$(MAKE) --no-print-directory lint

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Plugins Tests \
	  $(wildcard Examples/*/Package.swift Examples/*/Sources Examples/*/Tests)
	scripts/check-source
	scripts/check-docs

# The command that is installed is what is tried, and takes a fifth of the time.
verify: export CHIRAL_PRODUCTS = $(CURDIR)/.build/release
verify: release test
	scripts/verify

mutants: setup
	scripts/mutants

sanitize: setup
	scripts/sanitize

fuzz: setup
	scripts/fuzz

bench: release
	Benchmarks/bench.py

bench-mirror: setup
	Benchmarks/mirror

docs: release
	scripts/pictures.py $(CHIRAL)
	scripts/page-pictures $(CHIRAL)
	scripts/check-docs

site: release
	scripts/site.py $(CHIRAL) site

example: setup
	scripts/example

install: release
	scripts/install "$(PREFIX)" "$(DESTDIR)"

uninstall:
	scripts/install --uninstall "$(PREFIX)" "$(DESTDIR)"

dist: release
	scripts/dist

setup:
	@scripts/setup

clean:
	rm -rf .build dist site $(OUTPUT) Examples/*/.build
