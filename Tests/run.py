#!/usr/bin/env python3
"""Builds the tests, runs them in several processes side by side, and ends with one line that says how it went.

    run.py [--fast] [--filter REGEX] [--jobs N] [--skip-build]

Each process runs one piece: a module's tests, or a suite's where a module takes long. swift-testing's own parallelism
would starve tests that block, so within a process tests run one after another. Logs are under .build/tests.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

BUILD = pathlib.Path(".build")
BUNDLE = BUILD / "debug/fxtermPackageTests.xctest"
LOGS = BUILD / "tests"
# The last seconds of each piece, in all and on a core; a fresh clone has those of the longest.
TIMES = LOGS / "pieces.json"
# What the program printed as JSON, with its arguments; schemas.py judges it.
OUTPUTS = LOGS / "json"
LONGEST = pathlib.Path(__file__).parent / "longest.json"
# Tests of these modules need no other process and wait for nothing; they are what --fast runs.
PURE = ["AlertsTests", "BoardTests", "CivilTimeTests", "CommandsTests", "MarketTests", "MoneyTests", "PageTests", "PlacesTests", "PrintingTests",
        "RuntimeTests", "ScreensTests", "SystemFilesTests", "TUITests", "ThemesTests", "ThreadsTests", "WordsTests"]
# Suites of theirs that do start one.
STARTING = ["MoneyTests.LedgerTrialTests"]
# Each suite of these is a piece of its own.
SPLIT = ["EndToEndTests", "CursesTerminalTests", "CollectorTests", "FeedsTests", "StoreTests", "ScreensTests", "DeskTests"]
# Programs that tests start, and Debian's packages that have them; TEST_PACKAGES of the Makefile installs these.
PROGRAMS = {"dbus-daemon": "dbus-daemon", "fish": "fish", "ip": "iproute2", "iptables": "iptables", "man": "man-db",
            "mandoc": "mandoc", "openssl": "openssl", "pgbouncer": "pgbouncer", "pkill": "procps", "prlimit": "util-linux",
            "setpriv": "util-linux", "strace": "strace", "tic": "ncurses-bin", "unshare": "util-linux", "zsh": "zsh"}
# These measure memory, and run one by one at the end.
ALONE = ["EndToEndTests.SoakTests"]


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fast", action="store_true", help="only the modules that start no process: the inner loop")
    parser.add_argument("--filter", default="", help="only tests whose Module.Suite/test matches this")
    parser.add_argument("--jobs", type=int, default=2 * os.cpu_count(), help="processes side by side at most (%(default)s)")
    parser.add_argument("--record", action="store_true", help="write how long pieces took into Tests/longest.json")
    parser.add_argument("--skip-build", action="store_true", help="run what was built last")
    return parser.parse_args()


def main():
    chosen = options()
    began = time.monotonic()
    name_missing_programs()
    if not chosen.skip_build and subprocess.run(["swift", "build", "--build-tests"]).returncode != 0:
        return 1
    built = time.monotonic()
    pieces = cut(listed(), chosen)
    if not pieces:
        sys.exit("no test has such a name")
    LOGS.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(OUTPUTS, ignore_errors=True)
    OUTPUTS.mkdir()
    os.environ["FXTERM_JSON_OUTPUTS"] = str(OUTPUTS.absolute())
    times = known_times()
    with tempfile.TemporaryDirectory(prefix="fxterm-tests-", dir="/tmp") as folder:
        # Holds what is costly to make and the same for all pieces. PostgreSQL's user reads it too.
        os.chmod(folder, 0o755)
        os.environ["FXTERM_TEST_FOLDER"] = folder
        done = run([p for p in ordered(pieces, times) if p not in ALONE], pieces, times, chosen)
        done += run([p for p in ALONE if p in pieces], pieces, times, argparse.Namespace(**{**vars(chosen), "jobs": 1}))
    took = time.monotonic() - built
    times.update({piece.name: [round(piece.seconds, 1), round(piece.cpu, 1)] for piece in done})
    TIMES.write_text(json.dumps(times))
    if chosen.record:
        long = [f'  "{name}": {list(times[name])}' for name in sorted(pieces) if times[name][0] >= 5]
        LONGEST.write_text("{\n" + ",\n".join(long) + "\n}\n")
    return max(tell(done, took, built - began, chosen), judge())


def judge():
    """Tells which of the outputs in JSON break the schemas in docs/schema; 1 if any does."""
    if not any(OUTPUTS.iterdir()):
        return 0
    import schemas  # needs a package of Debian's that only tests of the built program want
    wrong, counts = schemas.problems(OUTPUTS)
    for sentence in wrong[:20]:
        print(f"✘ {sentence}")
    print(f"{sum(counts.values())} outputs in JSON judged by {len(counts)} schemas, {len(wrong)} wrong")
    return 1 if wrong else 0


def name_missing_programs():
    folders = os.environ.get("PATH", os.defpath) + ":/usr/sbin:/sbin"
    for program, package in PROGRAMS.items():
        if not shutil.which(program, path=folders):
            print(f"missing: {program}, of Debian's package {package}; its tests fail or are skipped", flush=True)


def listed():
    """Every test as Module.Suite/test."""
    answer = subprocess.run([BUNDLE, "--testing-library", "swift-testing", "--list-tests"],
                            stdout=subprocess.PIPE, text=True, check=True)
    return answer.stdout.split("\n")[:-1]


def cut(tests, chosen):
    """The tests that are wanted, by piece."""
    pieces = collections.defaultdict(list)
    for test in tests:
        suite = test.partition("/")[0]
        module = suite.partition(".")[0]
        if (not chosen.fast or module in PURE and suite not in STARTING) and re.search(chosen.filter, test):
            pieces[suite if module in SPLIT else module].append(test)
    return pieces


def known_times():
    """The seconds of each piece, and those of them on a core."""
    times = json.loads(LONGEST.read_text()) if LONGEST.exists() else {}
    return {**times, **json.loads(TIMES.read_text())} if TIMES.exists() else times


def ordered(pieces, times):
    """The longest first, so that none is left over at the end."""
    return sorted(pieces, key=lambda name: (-times.get(name, [0])[0], -len(pieces[name])))


def load(name, times):
    """The share of a core that a piece takes; at least a quarter, since its times lack programs that it does not wait for."""
    seconds, cpu = times.get(name, [1, 1])
    return max(cpu / max(seconds, 0.1), 0.25)


class Piece:
    """A process that runs some tests, and what came of it."""

    def __init__(self, name, tests, chosen):
        self.name, self.tests = name, len(tests)
        self.log = LOGS / f"{name}.log"
        # With a filter each test is named; otherwise the names would be longer than a command may be.
        names = [re.escape(test) + "(/|$)" for test in tests] if chosen.filter else [re.escape(name) + "[./]"]
        command = [BUNDLE, "--testing-library", "swift-testing", "--no-parallel"]
        for pattern in names:
            command += ["--filter", "^" + pattern]
        if chosen.fast:
            for suite in STARTING:
                command += ["--skip", "^" + re.escape(suite) + "/"]
        self.began = time.monotonic()
        with open(self.log, "w") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT)

    def end(self, status, usage):
        self.process.returncode = os.waitstatus_to_exitcode(status)
        self.seconds = time.monotonic() - self.began
        self.cpu = usage.ru_utime + usage.ru_stime
        self.text = self.log.read_text(errors="replace")
        passed = re.search(r"Test run with (\d+) tests? in .* passed after", self.text)
        # A process may end before its last test, and a filter may miss one.
        self.has_passed = self.process.returncode == 0 and passed is not None and int(passed[1]) == self.tests
        return self


def run(names, pieces, times, chosen):
    """Runs pieces, as many at a time as keep the cores busy, and tells of each that fails at once."""
    waiting, running, done = list(names), {}, []
    while waiting or running:
        while waiting and len(running) < chosen.jobs:
            # Pieces that mostly wait run beside pieces that compute.
            free = os.cpu_count() + 1 - sum(load(piece.name, times) for piece in running.values())
            name = next((name for name in waiting if not running or load(name, times) <= free), None)
            if name is None:
                break
            waiting.remove(name)
            piece = Piece(name, pieces[name], chosen)
            running[piece.process.pid] = piece
        pid, status, usage = os.wait4(-1, 0)
        if pid not in running:
            continue
        done.append(running.pop(pid).end(status, usage))
        if not done[-1].has_passed:
            print(f"✘ {done[-1].name}", flush=True)
    return done


def tell(done, took, building, chosen):
    failed = [piece for piece in done if not piece.has_passed]
    for piece in failed:
        lines = piece.text.splitlines()
        print(f"\n{piece.name}, {piece.tests} tests, status {piece.process.returncode}: {piece.log}")
        print("\n".join([line for line in lines if "✘" in line] + ["…"] + lines[-15:]))
    if took > 30:
        print("longest pieces, in seconds, and those on a core:")
        for piece in sorted(done, key=lambda piece: -piece.seconds)[:10]:
            print(f"{piece.seconds:6.0f} {piece.cpu:4.0f}  {piece.name}")
        print(f"{took:6.0f} {sum(piece.cpu for piece in done):4.0f}  all of them, side by side")
    count = sum(piece.tests for piece in done)
    after = "" if chosen.skip_build else f" after a build of {building:.0f}"
    if failed:
        print(f"{len(failed)} of {len(done)} pieces failed, of {count} tests in {took:.0f} seconds{after}")
        return 1
    print(f"{count} tests passed in {took:.0f} seconds{after}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
