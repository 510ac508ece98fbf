#!/usr/bin/env python3
"""Writes the linker scripts that group the functions of both programs: first those that run at a start, then those that keys
and answers of feeds run, then all others, which the system rarely reads. docs/decisions/0032-link-layout.md gives the reasons.

    order.py --fxterm PROGRAM --clear            empties the scripts: valgrind names functions only in programs linked without an order
    order.py --fxterm PROGRAM --seed PROGRAM     traces these programs and writes the scripts next to their sources
    order.py --fxterm PROGRAM --check            reports how many functions of the scripts still exist

The linker ignores names that no longer exist: a stale script costs memory and time only. Needs valgrind and a C compiler.
"""

import argparse
import glob
import os
import re
import select
import signal
import subprocess
import sys
import tempfile

from board import Board, Homes
from processes import family
from programs import COLS, ROWS
from session import MS, Session, now

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAMS = ("fxterm", "fxterm-collector")
# Every panel, most layers, and the way back.
WALK = """
    down down up right left pgdn pgup end home 1 right down left up 2 down up 3 s s enter down esc
    1 enter down up ] esc ? down down pgdn / s e t esc esc a c z esc 2 a t a i esc 3 a b m esc
    1 c left right u esc 3 v left left + - 2 3 t t s v
    / p r i c e > 1 0 enter esc ' J esc space right left enter [ ] D D w down esc C down esc
    o down up esc : f i esc A esc m 2 5 0 space E U R enter esc tab tab u""".split()
# Enough for a few rounds of the collector, with answers every ten seconds.
ROUNDS = 30_000 * MS
# A picture is complete when nothing follows it for this long; valgrind is slow.
QUIET = 300 * MS
TIMEOUT = 120_000 * MS
# Small functions without symbols, which would be spread over the program: they destroy closures, describe types, run before `main`.
NAMELESS = ".text.small : { *(.text..L* .text.startup .text.startup.*) }\n"
HEAD = "/* The order of functions, written by `make order`: docs/decisions/0032-link-layout.md */\n"


def traced(fxterm, home, folder, keys, rounds):
    """The functions that run in a session, by program: at its start, for `keys`, and in `rounds` nanoseconds with feeds."""
    command = ["valgrind", "--tool=callgrind", "--demangle=no", "--trace-children=yes", "--log-file=/dev/null",
               f"--callgrind-out-file={folder}/%p.out", fxterm]
    with Session(command, ROWS, COLS, {"HOME": home, "LD_PRELOAD": f"{folder}/locks.so"}) as session:
        end = now() + TIMEOUT
        while "S00001" not in session.synced().text():
            if now() > end or not session.alive():
                raise SystemExit(f"order: no picture:\n{session.screen.text()}")
            session.wait(100 * MS)
        session.quiet(QUIET, TIMEOUT)
        for key in keys:
            session.press(session.code(key))
            session.quiet(QUIET, 2000 * MS)
        session.pump(rounds)
        children = family(session.pid)[1:]
        session.write(b"q")
        end = now() + TIMEOUT
        while session.alive() and now() < end:
            session.wait(100 * MS)
    for child in children:
        finish(child)
    found = {}
    for path in glob.glob(f"{folder}/*.out"):
        for program, names in functions(path).items():
            found.setdefault(program, set()).update(names)
        os.remove(path)
    return found


def finish(process):
    """Ends a collector and waits for it: valgrind writes its file then."""
    try:
        watched = os.pidfd_open(process)
        os.kill(process, signal.SIGTERM)
    except ProcessLookupError:
        return
    select.select([watched], [], [], 60)
    os.close(watched)


def functions(path):
    """The functions in a callgrind file, by program: names, or addresses of functions without a symbol."""
    objects, names, found, program = {}, {}, {}, None
    with open(path) as file:
        for line in file:
            if line.startswith(("ob=", "cob=")):
                number, _, name = line.partition("=")[2].strip().partition(" ")
                if name:
                    objects[number] = os.path.basename(name)
                if line[0] == "o":
                    program = objects[number]
            elif line.startswith(("fn=", "cfn=")):
                number, _, name = line.partition("=")[2].strip().partition(" ")
                if name:
                    names[number] = name.split("'")[0]
                if line[0] == "f" and program in PROGRAMS:
                    found.setdefault(program, set()).add(names[number])
    return found


def named(functions, program):
    """Replaces addresses by the names in the debug information."""
    bare = sorted(name for name in functions if name.startswith("0x"))
    out = subprocess.run(["addr2line", "-f", "-e", program], input="\n".join(bare), check=True, capture_output=True, text=True).stdout
    every = functions - set(bare) | set(out.splitlines()[::2])
    return {name for name in every if re.fullmatch(r"[\w.$]+", name)}


def script_of(program):
    return os.path.join(HERE, "..", "..", "Sources", program, f"{program}.ld")


def beside(fxterm, program):
    return os.path.join(os.path.dirname(fxterm), program)


def write(fxterm, seed):
    server = subprocess.Popen([sys.executable, os.path.join(HERE, "feed_server.py")], stdout=subprocess.PIPE, text=True)
    try:
        with tempfile.TemporaryDirectory(prefix="fxterm-order-") as folder:
            homes = Homes(folder, seed, server.stdout.readline().strip())
            # Valgrind cannot read all debug information of Swift's.
            for program in PROGRAMS:
                subprocess.run(["strip", "--strip-debug", "-o", f"{folder}/{program}", beside(fxterm, program)], check=True)
            subprocess.run(["cc", "-shared", "-fPIC", "-O", "-o", f"{folder}/locks.so", os.path.join(HERE, "locks.c")], check=True)
            board = Board(refresh=10, bars=500)
            start = traced(f"{folder}/fxterm", homes.fresh(board, "start"), folder, (), 0)
            use = traced(f"{folder}/fxterm", homes.fresh(board, "use"), folder, WALK, ROUNDS)
    finally:
        server.kill()
        server.wait()
    for program in PROGRAMS:
        first, second = (named(found.get(program, set()), beside(fxterm, program)) for found in (start, use))
        with open(script_of(program), "w") as file:
            file.write(HEAD + "SECTIONS {\n" + NAMELESS)
            for name, functions in (("start", first), ("use", second - first)):
                lines = "".join(f".text.{function}\n" for function in sorted(functions))
                file.write(f".text.{name} : {{ *(\n{lines}) }}\n" if functions else "")
            file.write("} INSERT BEFORE .text;\n")


def clear():
    for program in PROGRAMS:
        with open(script_of(program), "w") as file:
            file.write(HEAD + "SECTIONS { .text.start : { } } INSERT BEFORE .text;\n")


def check(fxterm):
    for program in PROGRAMS:
        with open(script_of(program)) as file:
            names = set(re.findall(r"^\.text\.(\S+)$", file.read(), re.M))
        with open(beside(fxterm, program), "rb") as file:
            there = len(names.intersection(name.decode("ascii", "ignore") for name in file.read().split(b"\0")))
        advice = "" if there > 0.8 * len(names) else "; run make order"
        print(f"layout of {program}: {there:,} of {len(names):,} functions still exist{advice}")


def main():
    # Ended from outside, it still takes along what it has started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fxterm", required=True, help="the release program; the collector lies beside it")
    parser.add_argument("--seed", help="the program that writes histories")
    parser.add_argument("--clear", action="store_true")
    parser.add_argument("--check", action="store_true")
    chosen = parser.parse_args()
    fxterm = os.path.abspath(chosen.fxterm)
    if chosen.clear:
        return clear()
    if not chosen.check:
        write(fxterm, chosen.seed)
    check(fxterm)


if __name__ == "__main__":
    main()
