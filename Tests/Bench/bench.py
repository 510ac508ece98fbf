#!/usr/bin/env python3
"""Measures fxterm from the outside, beside floor, which does the least that can be done on ncurses.

    bench.py --bin FOLDER --fxterm PROGRAM --seed PROGRAM [--rounds 3] [--only start,keys,flood,idle] [PROGRAM…]

docs/internals/performance.md says what the figures mean. Python 3.9 and its own library; Linux.
"""

import argparse
import contextlib
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile

import budgets
import report
from acts import ACTS
from board import Homes
from programs import LARGE, PLACES, programs
from rounds import compare, perform

PHASES = ["start", "keys", "flood", "idle"]
BOTH = PHASES + [act.name for act in ACTS]
USUAL = ",".join(PHASES + [act.name for act in ACTS if not act.rare])
STANDARD = ["floor", "fxterm", "fxterm-10k", "htop", "btop"]


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("programs", nargs="*", default=STANDARD, help=f"what is measured; fxterm always ({' '.join(STANDARD)})")
    add("--bin", required=True, help="the folder of floor")
    add("--fxterm", required=True, help="the release program")
    add("--seed", required=True, help="the program that writes histories")
    add("--rounds", type=int, default=3)
    add("--only", default=USUAL, help="phases and acts, with commas between (%(default)s)")
    add("--starts", type=int, default=3, help="starts a round, and as many with the collector of the one before (%(default)s)")
    add("--keys", type=int, default=200, help="keys a round (%(default)s)")
    add("--flood", type=int, default=2000, help="keys a flood (%(default)s)")
    add("--idle", type=float, default=10, help="seconds of idling a round (%(default)s)")
    add("--swipes", type=int, default=20, help="swipes a round (%(default)s)")
    add("--saves", type=int, default=20, help="changes of the board a round (%(default)s)")
    add("--changes", type=int, default=10, help="changes of the store a round (%(default)s)")
    add("--commands", type=int, default=10, help="runs of each command a round (%(default)s)")
    add("--minutes", type=float, default=60, help="of the act live (%(default)s)")
    add("--points", type=int, default=100, help="figures of the last week of each of 10,000 stocks; 10000 take 2.5 GB (%(default)s)")
    add("--json", help="a file for every figure")
    add("--write", help="a Markdown file that the tables are written into, between its marks")
    return parser.parse_args()


def main():
    # Ended from outside, it still takes along what it has started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    chosen = options()
    known = programs(chosen.bin, chosen.fxterm)
    only = chosen.only.split(",")
    if set(only) - set(BOTH):
        raise SystemExit(f"bench: unknown {', '.join(set(only) - set(BOTH))}; there are {', '.join(BOTH)}")
    unknown = [name for name in chosen.programs if name not in known]
    if unknown:
        raise SystemExit(f"bench: unknown program {unknown[0]}; there are {', '.join(known)}")
    if chosen.write and (chosen.only != USUAL or set(chosen.programs) != set(STANDARD)):
        raise SystemExit("bench: only a whole run is written down")
    # The tables are fxterm's.
    wanted = [known[name] for name in dict.fromkeys(["fxterm", *chosen.programs])]
    if "floor" in chosen.programs:
        wanted += [known[name] for place in PLACES for name in (f"fxterm-{place}", f"floor-{place}") if name in known]
    runs = {program.name: [] for program in wanted}
    LARGE.points = chosen.points
    acts = []
    gc.disable()
    # Ahead of whatever else runs, where that is allowed; all that is compared alike.
    with contextlib.suppress(PermissionError):
        os.nice(-10)
    server = subprocess.Popen(
        [sys.executable, os.path.join(os.path.dirname(os.path.abspath(__file__)), "feed_server.py")],
        stdout=subprocess.PIPE, text=True)
    try:
        with tempfile.TemporaryDirectory(prefix="fxterm-bench-") as folder:
            homes = Homes(folder, chosen.seed, server.stdout.readline().strip())
            for number in range(chosen.rounds):
                if set(only) & set(PHASES):
                    for name, found in compare(wanted, homes, number, only, chosen).items():
                        runs[name].append(found)
                acts.append(perform(homes, number, only, chosen))
                gc.collect()
    finally:
        server.kill()
        server.wait()
    show(runs, acts, chosen)


def show(runs, acts, chosen):
    if chosen.json:
        with open(chosen.json, "w") as file:
            json.dump({"runs": runs, "acts": acts}, file)
    runs = {name: rounds for name, rounds in runs.items() if any(rounds)}
    closing, places, rest, missed = report.tables(runs, acts)
    head = report.measured(chosen.fxterm, f"rounds: {chosen.rounds}; budgets {budgets.digest()}")
    # The table for closing notes comes last, where it is seen.
    print("\n".join([*rest, "", *places, "", head, "", *closing, "", missed]))
    if chosen.write:
        report.write(chosen.write, "bench", [
            head, "", *closing, "", missed, "", "### Keys elsewhere", "", *places, "", "### Other figures", "", *rest])


if __name__ == "__main__":
    main()
