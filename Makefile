# make              set up, build for release, build the icons of this repository and draw their contact sheet
# make test         set up, build for release, run every test with these programs, list the slowest with arguments, compare the pictures
#                   of the documentation with what is drawn now, and run the lint
# make verify       run make test and the checks that take minutes, before a release
# make truth        score icon sets with labels and composed drawings, and compare the table of what each rule wins and loses; minutes
# make outcomes     an optional report for large changes: which icons of 35 whole sets become something else than is recorded
# make mutants      plant bugs in the mirroring and check that the tests notice each of them
# make sanitize     run the tests under the address and the thread sanitizer
# make fuzz         fuzz the parsers with libFuzzer (Linux); SECONDS_EACH=600 is the time for each
# make bench        compare builds with a minimal C program and other renderers; see Benchmarks/README.md
# make bench-mirror compare the time for mirroring a drawing with that of libxml2 for reading it twice
# make approve      approve every picture of our own icons as it is now, after somebody has looked at the sheet that make draws
# make docs         draw the pictures of README.md and of the documentation with the tool itself, and check the links
# make site         write a gallery of the icons to site, one page to open or to publish, and to site/lists the names that mirror in
#                   well-known sets from Debian and PyPI
# make example      build and test a package that uses ChiralPlugin and ChiralIcons, with the programs of the release build
# make install      install the command, its helpers, manual pages, completions and the schema; PREFIX=/usr/local DESTDIR=
# make uninstall    remove the installed files
# make programs     set up and build the two programs for release; SETUP=: installs nothing, for packagers
# make dist         pack the installed files and the libraries that they need into an archive in dist, for machines without Swift,
#                   and the tools of the plugins into an artifact bundle, for packages that must not compile them; check the archive
# make deb          make a package for Debian, with the distribution's libraries, in dist, and check it
# make packages     make the wheel, the npm packages, the formula and the entry for mise from that archive, and check them
# make release      make all of these, and print the files to upload; needs a publisher (scripts/publisher.conf)
# make clean        remove all build products

SWIFT ?= swift
# Plugins make SwiftPM build everything a second time, and only scripts/example needs them.
export CHIRAL_WITHOUT_PLUGINS = 1
OUTPUT ?= chiral-out
PREFIX ?= /usr/local
SETUP ?= scripts/setup
# The installed programs must not need the Swift toolchain. The tests and their support cannot be linked statically.
#
# The options of the toolchain export the functions of this package, and the linker would keep them all. With `-z now`, all addresses
# of functions are known when a program starts, and nothing can overwrite them later (full RELRO).
RELEASE_FLAGS ?= $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib -Xlinker --no-export-dynamic -Xlinker -z -Xlinker now)
# OFFLINE=1 builds with the packages in .build and Package.resolved, without a network.
OFFLINE_FLAGS = $(if $(OFFLINE),--disable-automatic-resolution)
CHIRAL = .build/release/chiral

.PHONY: icons programs release packages deb test lint verify truth outcomes mutants sanitize fuzz bench bench-mirror approve docs site example install uninstall dist setup tools publisher clean

icons: programs
	$(CHIRAL) build --manifest manifest.json --output $(OUTPUT)
	@$(CHIRAL) sheet --manifest manifest.json --output $(OUTPUT)/sheet --title Chiral --quiet >/dev/null
	@echo "The icons lie in $(abspath $(OUTPUT)), one folder a locale."
	@echo "Look at them side by side in $(abspath $(OUTPUT))/sheet/sheet.html, or in sheet-1.png and the pages after it."

# Debugging information, which installed programs do not have, would take a twentieth of the time.
programs: setup
	CHIRAL_ONLY_PROGRAMS=1 $(SWIFT) build -c release -debug-info-format none $(OFFLINE_FLAGS) $(RELEASE_FLAGS)

# The tests run the release build: it is the one that is installed, and takes a fifth of the time.
test verify: export CHIRAL_PRODUCTS ?= $(CURDIR)/.build/release

test: programs
	@scripts/setup --tests
	SWIFT="$(SWIFT)" scripts/test
	@[ "$$(uname -s)" != Linux ] || scripts/fuzz --check
	scripts/draw-pictures --check $(CHIRAL)
	$(MAKE) --no-print-directory lint

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Plugins Tests \
	  $(wildcard Examples/*/Package.swift Examples/*/Sources Examples/*/Tests)
	scripts/check-source
	scripts/check-docs

verify: programs test
	scripts/verify

# The drawings are made and looked at by packages of PyPI, which are installed beside the downloaded sets.
TRUTH_PYTHON = .build-bench/python/bin/python

$(TRUTH_PYTHON): scripts/truth-requirements.txt
	python3 -m venv .build-bench/python
	$@ -m pip install -q -r $<
	@touch $@

truth: programs $(TRUTH_PYTHON)
	$(TRUTH_PYTHON) scripts/truth.py compare --chiral $(CHIRAL)

outcomes: programs
	scripts/outcomes.py compare --chiral $(CHIRAL)

mutants: setup
	scripts/mutants

sanitize: setup
	scripts/sanitize

fuzz: setup
	scripts/fuzz

bench: programs
	Benchmarks/bench.py

bench-mirror: setup
	Benchmarks/mirror

approve: programs
	$(CHIRAL) review approve --all --manifest manifest.json

docs: programs
	scripts/draw-pictures $(CHIRAL)
	scripts/draw-pictures --page $(CHIRAL)
	scripts/check-docs

site: programs
	scripts/site.py $(CHIRAL) site
	scripts/ready_lists.py $(CHIRAL) site/lists

example: programs
	scripts/example

install: programs
	scripts/install "$(PREFIX)" "$(DESTDIR)"

uninstall:
	scripts/install --uninstall "$(PREFIX)" "$(DESTDIR)"

dist: tools programs
	scripts/dist
	scripts/check-archive

deb: tools programs
	scripts/deb
	scripts/check-deb

packages: dist
	scripts/packages.py all
	scripts/check-packages

release: publisher packages deb
	scripts/release

# What making packages needs is there before anything is compiled for minutes.
tools:
	@$(if $(filter scripts/setup,$(SETUP)),scripts/setup --release,$(SETUP))

publisher:
	@scripts/publisher.py check

setup:
	@$(SETUP)

clean:
	rm -rf .build dist site $(OUTPUT) Examples/*/.build
