# fxterm: run, test, check. Every target sets up by itself what it needs and finds missing.

SWIFT ?= swift
SHELL := bash
.SHELLFLAGS := -o pipefail -c
# Nothing is gained by root's own sudo, and many containers have none.
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
FORMATTED := Package.swift Sources Tests
# Recorded answers of the services, where somebody has put them; tests over them are skipped elsewhere.
export FXTERM_PAYLOADS ?= $(abspath $(wildcard ../shared/payloads))

# What the program is built from and needs, and what only its tests do.
PACKAGES := libncurses-dev libsqlite3-dev ncurses-base tzdata
TEST_PACKAGES := libvterm-dev openssl python3
BENCH_PACKAGES := gcc libc6-dev python3
MICRO_PACKAGES := python3 valgrind
PEER_PACKAGES := btop htop

.PHONY: run build test bench bench-growth bench-live bench-micro bench-peers memory lint format check pictures install setup setup-test tables clean

## Build for release and start; ARGS="--demo" goes to the program.
run: build
	@exec .build/release/fxterm $(ARGS)

## Build for release.
build: setup
	@$(SWIFT) build -c release --product fxterm-feeds
	@$(SWIFT) build -c release --product fxterm

## Run every test.
test: setup-test
	$(SWIFT) build --build-tests
	@log=.build/test.log; $(SWIFT) test --skip-build --no-parallel 2>&1 | tee $$log || \
		{ echo; echo "What failed, out of $$log:"; grep -a '✘' $$log; exit 1; }

## Poll ten thousand times, in one feeds' program and through as many stand-ins of it, and tell how memory grows. Takes
## some five minutes.
memory: setup
	$(SWIFT) build -c release --product FeedsProbe
	.build/release/FeedsProbe questions 10000
	.build/release/FeedsProbe quick 10000

## Measure the release program beside floor.c, which does the least; docs/PERFORMANCE.md says how to read it.
# ROUNDS=2 ONLY=start,keys,flood,idle and what else BENCH_ARGS gives.
ROUNDS ?= 6
ONLY ?=
PROGRAMS ?= floor fxterm
BENCH = Tests/Bench/bench.py --bin .build/bench --fxterm .build/release/fxterm --seed .build/release/BenchSeed \
	--rounds $(ROUNDS) $(if $(ONLY),--only $(ONLY)) $(BENCH_ARGS)
bench: setup-bench
	@$(BENCH) $(PROGRAMS)

## The same with 10,000 stocks.
bench-growth: setup-bench
	@$(BENCH) floor fxterm floor-10k fxterm-10k

## What it holds in memory after MINUTES with feeds that answer every ten seconds.
MINUTES ?= 60
bench-live: setup-bench
	@$(BENCH) --rounds 1 --only live --minutes $(MINUTES)

## The same beside other programs of the terminal, from Debian.
bench-peers: setup-bench
	@SUDO="$(SUDO)" .ci/setup $(PEER_PACKAGES)
	@$(BENCH) floor fxterm htop btop

## Count instructions and allocations of single pieces of work; WORK="frame paint" for those with such names.
bench-micro: build
	@SUDO="$(SUDO)" .ci/setup $(MICRO_PACKAGES)
	@$(SWIFT) build -c release --product BenchSeed
	@$(SWIFT) build -c release --product BenchMicro
	@Tests/Bench/micro.py --micro .build/release/BenchMicro --seed .build/release/BenchSeed \
		--fxterm .build/release/fxterm $(BENCH_ARGS) $(WORK)

setup-bench: build
	@SUDO="$(SUDO)" .ci/setup $(BENCH_PACKAGES)
	@$(SWIFT) build -c release --product BenchSeed
	@mkdir -p .build/bench
	@cc -O2 -Wall -Wextra -o .build/bench/floor Tests/Bench/floor.c -lncursesw

## Look for what is not formatted as the rest.
lint:
	$(SWIFT) format lint --strict --recursive $(FORMATTED)

## Format everything.
format:
	$(SWIFT) format --in-place --recursive $(FORMATTED)

## What has to pass before a change goes in.
check: lint test

## Draw the pictures of README and docs, and write the key tables.
pictures: setup
	$(SWIFT) run Pictures .

## Write the tables of flags and sample figures anew.
tables:
	python3 Sources/Screens/Flags/flags.py
	python3 Sources/Board/Sample/sample.py
	python3 Sources/TUI/ambiguous.py
	# These two want packages of Python's, which their heads name.
	python3 Sources/Market/Cities/cities.py
	python3 Sources/Market/Exchanges/exchanges.py

## Install to PREFIX, /usr/local unless set.
PREFIX ?= /usr/local
install: build
	install -Dm755 .build/release/fxterm $(DESTDIR)$(PREFIX)/bin/fxterm
	install -Dm755 .build/release/fxterm-feeds $(DESTDIR)$(PREFIX)/libexec/fxterm/fxterm-feeds
	install -Dm644 docs/fxterm.1 $(DESTDIR)$(PREFIX)/share/man/man1/fxterm.1

setup:
	@SUDO="$(SUDO)" .ci/setup $(PACKAGES)

setup-test:
	@SUDO="$(SUDO)" .ci/setup $(PACKAGES) $(TEST_PACKAGES)

clean:
	rm -rf .build
