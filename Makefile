# Every target sets up what it needs; `make demo` and `make test` are the two to know.
PREFIX ?= /usr/local
SWIFT ?= swift
SOURCES = Package.swift Sources Tests Rules Examples
RELEASE = --configuration release --product rutter
# The reader of Swift shares its runtime with the toolchain's parser, so it is never static.
READER = --configuration release --product rutter-swift --scratch-path .build/reader

# On Linux the installed program carries its own Swift runtime; on macOS the system has it.
ifeq ($(shell uname -s),Linux)
RELEASE += --static-swift-stdlib
endif

export SWIFT

.PHONY: help demo test build release install bench format lint embedded linkage swiftui docs sanitize page bootstrap clean

help:
	@echo "make demo              lint and draw the samples"
	@echo "make test              everything that CI runs"
	@echo "make build             debug build"
	@echo "make install PREFIX=…  install rutter in PREFIX/bin (default $(PREFIX))"
	@echo "make sanitize          the router's tests under the thread sanitizer"
	@echo "make bench             compare with other programs, as ratios"
	@echo "make format            lay the sources out"
	@echo "make clean             remove what was built"

demo: release
	@scripts/demo.sh "$$($(SWIFT) build $(RELEASE) --show-bin-path)/rutter"

test: bootstrap lint
	$(SWIFT) build
	$(SWIFT) test
	scripts/check-embedded.sh
	scripts/check-linkage.sh
	scripts/check-swiftui.sh
	scripts/check-docs.sh
	scripts/check-page.sh

build: bootstrap
	$(SWIFT) build

release: bootstrap
	$(SWIFT) build $(RELEASE)
	$(SWIFT) build $(READER)
	install -m 755 "$$($(SWIFT) build $(READER) --show-bin-path)/rutter-swift" \
	  "$$($(SWIFT) build $(RELEASE) --show-bin-path)/rutter-swift"

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$$($(SWIFT) build $(RELEASE) --show-bin-path)/rutter" "$(DESTDIR)$(PREFIX)/bin/rutter"
	install -d "$(DESTDIR)$(PREFIX)/libexec/rutter"
	install -m 755 "$$($(SWIFT) build $(READER) --show-bin-path)/rutter-swift" "$(DESTDIR)$(PREFIX)/libexec/rutter/rutter-swift"
	@echo "installed $(DESTDIR)$(PREFIX)/bin/rutter"

bench: release
	$(SWIFT) run --configuration release --package-path Benchmarks/Router router-bench
	python3 Benchmarks/run.py $(BENCHFLAGS) --rutter "$$($(SWIFT) build $(RELEASE) --show-bin-path)/rutter"

format:
	$(SWIFT) format format --in-place --recursive $(SOURCES)

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

embedded:
	scripts/check-embedded.sh

swiftui:
	scripts/check-swiftui.sh

sanitize:
	$(SWIFT) test --sanitize=thread --scratch-path .build/sanitize \
		--filter 'NavigationRoutingTests|NavigationGraphTests'

docs:
	scripts/check-docs.sh

page: build
	scripts/check-page.sh

linkage:
	scripts/check-linkage.sh

bootstrap:
	@scripts/bootstrap.sh

clean:
	rm -rf .build
