# fxterm: run, test, check. Every target sets up by itself what it needs and finds missing.

SWIFT ?= swift
SHELL := bash
.SHELLFLAGS := -o pipefail -c
# Nothing is gained by root's own sudo, and many containers have none.
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
FORMATTED := Package.swift Sources Tests
# Recorded answers of the services, where somebody has put them; tests over them are skipped elsewhere.
export FXTERM_PAYLOADS ?= $(abspath $(wildcard ../shared/payloads))
# The commit, for `fxterm --version`; none where files have been changed since, or there is no clone.
FXTERM_COMMIT ?= $(shell [ -e .git ] && git diff --quiet HEAD && git rev-parse --short=12 HEAD)
export FXTERM_COMMIT := $(FXTERM_COMMIT)

# SwiftPM lets a module import any other that is built; this refuses what Package.swift does not declare.
DECLARED := --explicit-target-dependency-import-check error

# What the program is built from and needs, and what only its tests do.
PACKAGES := ca-certificates libcurl4-openssl-dev libdbus-1-dev libgmp-dev libical-dev libncurses-dev libpq-dev libsimdjson-dev libsqlite3-dev libutf8proc-dev libwebsockets-dev libyaml-dev ncurses-base tzdata zlib1g-dev
TEST_PACKAGES := beancount dbus-daemon fish hledger iproute2 iptables jq ledger libvterm-dev man-db mandoc openssl pgbouncer postgresql procps python3 python3-dateutil python3-dbus python3-gi python3-jsonschema strace zsh
RECIPE_PACKAGES := cron emacs-nox gnumeric hledger jq libreoffice-calc-nogui mosquitto mosquitto-clients prometheus prometheus-node-exporter python3 python3-pandas tmux util-linux
TRUST_PACKAGES := locales ncurses-term
BENCH_PACKAGES := binutils btop gcc htop libc6-dev python3 strace
MICRO_PACKAGES := python3 valgrind
PACKAGING_PACKAGES := binutils dpkg-dev foot-terminfo gzip musl-tools ncurses-term python3 tar xz-utils
INSTALL_PACKAGES := binutils python3
FRESH_PACKAGES := git mmdebstrap python3 util-linux
ROOT_PACKAGES := apt-utils binutils curl gnupg mmdebstrap openssl patchelf python3 util-linux xz-utils

.PHONY: run build test test-fast recipes replay bench bench-live bench-micro bench-peers fuzz sanitize times trust lint format check fresh order pictures install package package-test phrase release setup setup-test tables clean

## Build for release and start; ARGS="--demo" goes to the program.
run: build
	@exec .build/release/fxterm $(ARGS)

## Build for release: both programs, and those that measure them.
# One build compiles modules of both programs at once. The programs look for libraries where the system has them, not in their own
# folder first.
build: setup
	@$(SWIFT) build -c release $(DECLARED) --disable-local-rpath

## Run every test. TEST_ARGS="--filter DeckTests --skip-build" for some of them; Tests/run.py --help has the rest.
test: setup-test
	@Tests/run.py $(TEST_ARGS)

## Say where the time of the last builds and of the last run of the tests went.
times:
	@Tests/times.py

## Run the tests that start no other process: the inner loop.
test-fast: setup-test
	@Tests/run.py --fast $(TEST_ARGS)

## Try the recipes of docs/howto/recipes.md with the programs that they are for. RECIPES="cron tmux" for some of them.
# Debian starts the services among its packages: use a container. Home Assistant, which Debian lacks, is tried if `hass` is on the path.
recipes: build
	@SUDO="$(SUDO)" .ci/setup $(RECIPE_PACKAGES)
	@Tests/Documents/recipes.py .build/release/fxterm $(RECIPES)

## Play a scripted session in this terminal: SCRIPT=Tests/Scripts/deck; SPEED=2 for twice as fast. Tests/Scripts/README.md has the words.
SCRIPT ?= Tests/Scripts/first-minute
SPEED ?= 1
replay: setup-test
	@for product in fxterm-collector fxterm FakeClock ReplayScript; do $(SWIFT) build --product $$product || exit 1; done
	@.build/debug/ReplayScript --speed $(SPEED) $(SCRIPT)

## Measure the release program beside floor.c, which does the least, htop and btop; docs/internals/performance.md says how to read it.
# ROUNDS=1 ONLY=start,keys,flood,idle and what else BENCH_ARGS gives; BENCH_ARGS="--write docs/internals/performance.md" for its tables.
ROUNDS ?= 3
ONLY ?=
PROGRAMS ?=
BENCH = Tests/Bench/bench.py --bin .build/bench --fxterm .build/release/fxterm --seed .build/release/BenchSeed \
	--rounds $(ROUNDS) $(if $(ONLY),--only $(ONLY)) $(BENCH_ARGS)
bench bench-peers: setup-bench
	@$(BENCH) $(PROGRAMS)

## What it holds in memory after MINUTES with feeds that answer every ten seconds.
MINUTES ?= 60
bench-live: setup-bench
	@$(BENCH) --rounds 1 --only live --minutes $(MINUTES)

## Count instructions and allocations of single pieces of work; WORK="frame paint" for those with such names.
bench-micro: build
	@SUDO="$(SUDO)" .ci/setup $(MICRO_PACKAGES)
	@$(SWIFT) build -c release --product BenchSeed
	@$(SWIFT) build -c release --product BenchMicro
	@Tests/Bench/micro.py --micro .build/release/BenchMicro --seed .build/release/BenchSeed \
		--fxterm .build/release/fxterm $(BENCH_ARGS) $(WORK)

## Trace both programs under valgrind, which takes a few minutes, write the order of their functions, and link them in it.
# A stale order costs memory and time only; `make bench` reports how many of its functions still exist.
ORDER = Tests/Bench/order.py --fxterm .build/release/fxterm
order: setup
	@SUDO="$(SUDO)" .ci/setup $(MICRO_PACKAGES)
	@$(ORDER) --clear
	@rm -f .build/release/fxterm .build/release/fxterm-collector
	@$(MAKE) --no-print-directory build
	@$(SWIFT) build -c release --product BenchSeed
	@$(ORDER) --seed .build/release/BenchSeed
	@rm .build/release/fxterm .build/release/fxterm-collector
	@$(MAKE) --no-print-directory build

setup-bench: build
	@SUDO="$(SUDO)" .ci/setup $(BENCH_PACKAGES)
	@$(SWIFT) build -c release --product BenchSeed
	@mkdir -p .build/bench
	@cc -O2 -Wall -Wextra -o .build/bench/floor Tests/Bench/floor.c -lncursesw
	@$(ORDER) --check

## Let libFuzzer look for bytes that end a reader: each target for FUZZ_SECONDS, from the examples in Tests/Fuzz/Corpus.
FUZZ_TARGETS ?= rates yahoo taiwan dash described descriptions settings board themes zones keys typed amounts transactions imports entries lists desk calendars
FUZZ_SECONDS ?= 60
FUZZ := .build/fuzz
fuzz: setup
	FXTERM_FUZZER=1 $(SWIFT) build --product Fuzz --scratch-path $(FUZZ) -Xswiftc -sanitize=fuzzer,address \
	    -Xswiftc -O -Xswiftc -use-ld=lld -Xlinker --allow-multiple-definition
	@for target in $(FUZZ_TARGETS); do \
	    mkdir -p $(FUZZ)/corpus/$$target; echo "$$target: $(FUZZ_SECONDS) s"; \
	    FXTERM_FUZZ_TARGET=$$target SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 $(FUZZ)/debug/Fuzz \
	        $(FUZZ)/corpus/$$target Tests/Fuzz/Corpus/$$target -max_total_time=$(FUZZ_SECONDS) -timeout=10 \
	        -max_len=8192 -artifact_prefix=$(FUZZ)/$$target- -print_final_stats=1 > $(FUZZ)/$$target.log 2>&1 \
	        || { tail -40 $(FUZZ)/$$target.log; exit 1; }; \
	    grep -a number_of_executed_units $(FUZZ)/$$target.log; \
	    python3 Tests/reliability.py fuzz $(FUZZ) $$target; \
	done

## Run every test under the address sanitizer, and under the thread sanitizer. Takes an hour or so. What cannot run under them
## is skipped, and says why.
SANITIZERS ?= address thread
sanitize: setup-test
	@for kind in $(SANITIZERS); do \
	    $(SWIFT) build --build-tests --sanitize=$$kind --scratch-path .build/$$kind \
	        $$([ $$kind = thread ] && echo -Xswiftc -DFXTERM_THREAD_SANITIZER) && \
	    FXTERM_SANITIZER=$$kind ASAN_OPTIONS=detect_leaks=0 \
	        $(SWIFT) test --skip-build --no-parallel --sanitize=$$kind --scratch-path .build/$$kind 2>&1 | tee .build/$$kind.log && \
	    python3 Tests/reliability.py sanitizer $$kind .build/$$kind.log || exit 1; \
	done

## Try for hours what the tests try for seconds, and write the results into docs/explanation/reliability.md. TRIALS="..." names
## the suites to try.
# FXTERM_STREAM_MINUTES says for how long StreamTrialTests have a stream told, ten minutes unless set.
TRIALS ?= ReturnTests|StormTests|PasteTests|TerminalTypesTests|HostileTextTests|HostsTests|DiskTests|FilesTests|AccountTests|SavingTests|NumbersTests|LimitsTests|EveryWriteTests|SoakTests|KillTests|MemoryTests|CollectorKillTests|StreamTrialTests|StoreFaultTests|AlertDeliveryTests|LedgerTrialTests|LeaderTests
TRUST := $(abspath .build/trust.jsonl)
trust: setup-test
	@SUDO="$(SUDO)" .ci/setup $(TRUST_PACKAGES)
	$(SWIFT) build --build-tests
	@for product in fxterm-collector fxterm StoreProbe FastClock FakeClock; do \
	    $(SWIFT) build -c release --product $$product || exit 1; done
	@: > $(TRUST)
	export FXTERM_TRUST=$(TRUST); \
	    FXTERM_BIN_DIR=$(abspath .build/release) $(SWIFT) test --skip-build --no-parallel --filter '$(TRIALS)'; \
	    status=$$?; python3 Tests/reliability.py trials $(TRUST) $$status; exit $$status

## Look for what is not formatted as the rest.
lint:
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

## Format everything.
format:
	$(SWIFT) format --in-place --recursive $(FORMATTED)

## What has to pass before a change goes in. The released program is linked otherwise than the one that most tests run.
check: lint build test

## Run the README's two commands from source in a clean root of Debian 12, which has the last commit and the Swift toolchain.
fresh: setup
	@SUDO="$(SUDO)" .ci/setup $(FRESH_PACKAGES)
	@$(SUDO) env PATH="$$PATH" packaging/test/fresh --roots $(ROOTS) $(FRESH_ARGS)

## Draw the pictures of README and docs and the icon, and write the key tables.
pictures: setup
	$(SWIFT) run Pictures .

## Write the tables of flags and sample figures anew.
tables:
	python3 Sources/Screens/Flags/flags.py
	python3 Sources/Board/Sample/sample.py
	python3 Sources/TUI/ambiguous.py
	# These want packages of Python's, which their heads name.
	python3 Sources/Places/Cities/cities.py
	python3 Sources/Places/Cities/capitals.py
	python3 Sources/Places/Currencies/currencies.py
	python3 Sources/Market/Exchanges/exchanges.py

## Add a phrase in all languages: ARGS='KEY AFTER "ENGLISH" de="…"'; docs/howto/translate.md.
phrase:
	@Sources/Words/phrase.py $(ARGS)

## Install to PREFIX, /usr/local unless set. BUILD=FOLDER takes the programs from there and builds none; DESTDIR stages a package.
## Symbols and debug information go to PREFIX/lib/debug; docs/internals/releasing.md shows how to read a crash with them.
PREFIX ?= /usr/local
BUILD ?= .build/release
SHARE := $(DESTDIR)$(PREFIX)/share
install: $(if $(filter file,$(origin BUILD)),build)
	@SUDO="$(SUDO)" .ci/setup $(INSTALL_PACKAGES)
	install -Dm755 $(BUILD)/fxterm $(DESTDIR)$(PREFIX)/bin/fxterm
	install -Dm755 $(BUILD)/fxterm-collector $(DESTDIR)$(PREFIX)/libexec/fxterm/fxterm-collector
	packaging/strip $(DESTDIR)$(PREFIX)/lib/debug $(DESTDIR)$(PREFIX)/bin/fxterm $(DESTDIR)$(PREFIX)/libexec/fxterm/fxterm-collector
	install -Dm644 -t $(SHARE)/man/man1 docs/*.1
	install -Dm644 docs/fxterm-config.5 $(SHARE)/man/man5/fxterm-config.5
	install -Dm644 docs/fxterm-keys.7 $(SHARE)/man/man7/fxterm-keys.7
	install -Dm644 packaging/fxterm.desktop $(SHARE)/applications/fxterm.desktop
	install -Dm644 packaging/fxterm.svg $(SHARE)/icons/hicolor/scalable/apps/fxterm.svg
	install -Dm644 -t $(SHARE)/doc/fxterm README.md CHANGELOG.md LICENSE
	install -Dm644 -t $(SHARE)/doc/fxterm/docs docs/*.md
	install -Dm644 -t $(SHARE)/doc/fxterm/docs/schema docs/schema/*.json
	for part in tutorial howto reference explanation internals decisions; do \
	    install -Dm644 -t $(SHARE)/doc/fxterm/docs/$$part docs/$$part/*.md || exit 1; done
	install -Dm644 -t $(SHARE)/doc/fxterm/docs/pictures docs/pictures/*.svg
	$(BUILD)/fxterm completion bash | install -Dm644 /dev/stdin $(SHARE)/bash-completion/completions/fxterm
	$(BUILD)/fxterm completion zsh | install -Dm644 /dev/stdin $(SHARE)/zsh/site-functions/_fxterm
	$(BUILD)/fxterm completion fish | install -Dm644 /dev/stdin $(SHARE)/fish/vendor_completions.d/fxterm.fish
	sed 's,^ExecStart=fxterm,ExecStart=$(PREFIX)/bin/fxterm,' packaging/fxterm-collect.service | \
	    install -Dm644 /dev/stdin $(DESTDIR)$(PREFIX)/lib/systemd/user/fxterm-collect.service
	sed 's,^ExecStart=fxterm,ExecStart=$(PREFIX)/bin/fxterm,' packaging/fxterm-desk.service | \
	    install -Dm644 /dev/stdin $(DESTDIR)$(PREFIX)/lib/systemd/system/fxterm-desk.service

## Make the Debian package, the tarball, their bill of materials, their debug information and the sums of all, in dist/.
package: build
	@SUDO="$(SUDO)" .ci/setup $(PACKAGING_PACKAGES)
	@rm -rf .build/stage
	@$(MAKE) --no-print-directory install BUILD=.build/release PREFIX=/usr DESTDIR=$(abspath .build/stage) > .build/stage.log
	@packaging/package .build/stage

## Try the packages in clean roots of Debian 12, 13 and Ubuntu 24.04 and in ones with nothing; docs/internals/packages.md says how.
# ROOTS keeps what is made once; ROOTS_ARGS="--only noble" and what else packaging/test/run gives.
ROOTS ?= /var/tmp/fxterm-roots
package-test: package
	@SUDO="$(SUDO)" .ci/setup $(ROOT_PACKAGES)
	@$(SUDO) env PATH="$$PATH" packaging/test/run --roots $(ROOTS) --document docs/internals/packages.md $(ROOTS_ARGS)

setup:
	@SUDO="$(SUDO)" .ci/setup $(PACKAGES)

setup-test:
	@SUDO="$(SUDO)" .ci/setup $(PACKAGES) $(TEST_PACKAGES)

## Check that everything says VERSION, and build package, tarball, sums and recipes into dist/. BASE_URL=https://… is the folder
## that they will be downloaded from; docs/internals/releasing.md has what comes before and after.
release: setup
	@SUDO="$(SUDO)" .ci/setup git lintian python3
	@packaging/release --base-url "$(BASE_URL)" "$(VERSION)"

clean:
	rm -rf .build
