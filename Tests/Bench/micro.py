#!/usr/bin/env python3
"""Counts the instructions and allocations of single pieces of fxterm's work under callgrind.

    micro.py --micro PROGRAM --seed PROGRAM [--fxterm PROGRAM] [--json FILE] [--base FILE] [WORDS…]

Each piece is done COUNT times in one run and none in another, on a terminal; the difference is what it costs, whatever
making ready for it does. Counts hardly differ between machines of one kind, however busy they are. WORDS choose
pieces by parts of their names.
"""

import argparse
import glob
import json
import os
import signal
import subprocess
import sys
import tempfile

from board import Board, dash_body
from report import text
from session import MS, Session, now

ALLOCATING = {"malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign"}
# How often a piece is done: what takes thousands of rows is done a few times, the rest more often.
FEW, MANY = 2, 20


def counted(argv, folder, env=None, quit=None, until=None):
    """Instructions and allocations of one run of `argv` under callgrind; up to the first call of `until`, if it is given."""
    out = os.path.join(folder, "callgrind.out")
    for old in glob.glob(out + "*"):
        os.remove(old)
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", "--log-file=/dev/null"]
    command += [f"--dump-before={until}"] if until else []
    command += argv
    # Otherwise every process has its own hash seed, and two runs differ.
    with Session(command, 40, 120, {"SWIFT_DETERMINISTIC_HASHING": "1", **(env or {})}) as session:
        end = now() + 600_000 * MS
        while session.alive() and now() < end:
            if quit and quit in session.synced().text():
                session.write(b"q")
                quit = None
            session.wait(500 * MS)
        if session.status != 0:
            raise SystemExit(f"bench: {' '.join(argv)} failed:\n{session.synced().text()}")
    # Costs before the first dump are in a separate file.
    return read(out + ".1" if until else out)


def read(path):
    """The totals of a callgrind file: instructions, and calls of what allocates."""
    names, instructions, allocations, callee = {}, 0, 0, None
    with open(path) as file:
        for line in file:
            if line.startswith(("cfn=", "fn=")):
                number, _, name = line.partition("=")[2].strip().partition(" ")
                if name:
                    names[number] = name.split("'")[0]
                if line[0] == "c":
                    callee = names[number]
            elif line.startswith("calls=") and callee in ALLOCATING:
                allocations += int(line[6:].split()[0])
            elif line.startswith(("summary:", "totals:")):
                instructions = int(line.split()[1])
    return instructions, allocations


def make_ready(folder, seed):
    """The files that pieces of work read."""
    board = Board()
    for name, count in (("history", 30), ("large", 10_000)):
        subprocess.run([seed, f"{folder}/{name}.sqlite", ",".join(board.rates), str(count), "60", "1"], check=True)
    with open(os.path.join(folder, "dash.json"), "wb") as file:
        file.write(dash_body(1000))


def start(fxterm, seed, folder, stocks, until=None):
    """The whole program with a full board: its start, the first picture, and its end or up to the first call of `until`."""
    home = os.path.join(folder, f"home-{stocks}-{until}")
    Board(stocks=stocks).make(home, seed, "http://127.0.0.1:1")
    return counted([fxterm], folder, {"HOME": home}, quit="S00001", until=until)


def main():
    # Ended from outside, it still takes along what it has started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--micro", required=True)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--fxterm")
    parser.add_argument("--json", help="a file for the counts")
    parser.add_argument("--base", help="such a file of an earlier run, to compare with")
    chosen = parser.parse_args()
    base = json.load(open(chosen.base)) if chosen.base else {}
    works = subprocess.run([chosen.micro], check=True, capture_output=True, text=True).stdout.splitlines()
    found = {}

    def tell(name, instructions, allocations):
        found[name] = [instructions, allocations]
        before = f" {text(instructions / base[name][0])} × |" if base.get(name, [0])[0] else " |" if base else ""
        print(f"| {name} | {text(round(instructions))} | {text(round(allocations, 1))} |{before}", flush=True)

    print("| piece of work | instructions | allocations |" + (" before |" if base else ""))
    print("| --- | --: | --: |" + (" --: |" if base else ""), flush=True)
    with tempfile.TemporaryDirectory(prefix="fxterm-bench-") as folder:
        make_ready(folder, chosen.seed)
        for name in works:
            if chosen.words and not any(word in name for word in chosen.words):
                continue
            count = FEW if ",000" in name else MANY
            idle, busy = (counted([chosen.micro, name, str(n), folder], folder) for n in (0, count))
            tell(name, *((b - a) / count for a, b in zip(idle, busy)))
        if chosen.fxterm and (not chosen.words or "start" in chosen.words):
            tell("start: to the first picture, and quit", *start(chosen.fxterm, chosen.seed, folder, 30))
            # The program waits for something to do, by `poll`, when its first picture is painted.
            for stocks in (30, 10_000):
                name = f"start: to the first picture, with {stocks:,} stocks"
                tell(name, *start(chosen.fxterm, chosen.seed, folder, stocks, until="poll"))
    if chosen.json:
        with open(chosen.json, "w") as file:
            json.dump(found, file, indent=1)


if __name__ == "__main__":
    main()
