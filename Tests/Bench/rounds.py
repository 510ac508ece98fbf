"""Rounds over several programs: whatever is compared is measured in turns, minutes of noise fall on all alike."""

import contextlib
import re
import sys
import time

import phases
from acts import ACTS
from session import MS

# Keys are pressed in turns of so many, first in one program and then in the next; of two keys, as many of each.
TURN = 20


def turned(items, number):
    """Another order in every round."""
    return items[number % len(items):] + items[:number % len(items)]


def compare(programs, homes, number, only, options):
    """The figures of one round by program and phase."""
    programs = turned(programs, number)
    found = {program.name: {} for program in programs}

    def having(phase):
        return [program for program in programs if phase in program.phases and phase in only]

    for program in programs:
        program.renew(homes)

    def tell(phase):
        print(f"round {number + 1}: {phase}", file=sys.stderr, flush=True)

    if starting := having("start"):
        tell("starts")
        for index in range(2 * options.starts):
            # Every other time, the collector of the start before is still there.
            is_warm = index % 2 == 1
            for program in turned(starting, index // 2):
                clear_of_tick()
                with program.open(leaves_collector=not is_warm) as session:
                    figures = phases.start(session, program.expect, program.live)
                    found[program.name].setdefault("warm" if is_warm else "cold", []).append(figures)
    if "keys" in only or "flood" in only:
        tell("keys and floods")
        with contextlib.ExitStack() as stack:
            keyed, flooded, sessions = having("keys"), having("flood"), []

            def drain():
                for _, session in sessions:
                    session.drain()

            for program in programs:
                if program in keyed + flooded:
                    sessions.append((program, ready(stack.enter_context(program.open()), program)))
                    drain()
            for turn in range(options.keys // TURN):
                # Half as many keys in panels and layers.
                for program, session in turned([s for s in sessions if s[0] in keyed and not (s[0].is_place and turn % 2)], turn):
                    drain()
                    found[program.name].setdefault("keys", []).append(phases.keys(session, program.keys, TURN))
            if flooded:
                for turn in range(3):
                    for program, session in turned([s for s in sessions if s[0] in flooded], turn):
                        drain()
                        key = program.keys[turn % len(program.keys)]
                        figures = phases.flood(session, key, options.flood)
                        if turn == 0 and program.row:
                            figures["lost"] = lost(session, program, options.flood)
                        found[program.name].setdefault("flood", []).append(figures)
    if idling := having("idle"):
        tell("idle")
        for program in idling:
            with program.open() as session:
                # Threads of the start have to have ended.
                ready(session, program).pump(3500 * MS)
                found[program.name]["idle"] = phases.idle(session, options.idle)
    return found


def clear_of_tick():
    """Waits, if need be, until no full second is near: a tick is not to fall into a start."""
    into = time.time() % 1
    if into > 0.5:
        time.sleep(1.01 - into)


def lost(session, program, count):
    """How many rows the cursor is away from where `count` keys down from the first row lead."""
    row = re.search(program.row, session.synced().text())
    return abs(min(program.rows_in_all, 1 + count) - int(row[1])) if row else count


def ready(session, program):
    """Waits for the picture and for what follows it, and goes to where keys are measured."""
    phases.start(session, program.expect, program.live)
    session.pump(1000 * MS)
    for name in program.prepare:
        session.press(session.code(name))
        session.pump(200 * MS)
    session.synced()
    return session


def perform(homes, number, only, options):
    """The figures of one round of what only fxterm does."""
    figures = {}
    for act in ACTS:
        if act.name not in only or (act.once and number > 0):
            continue
        print(f"round {number + 1}: {act.name}", file=sys.stderr, flush=True)
        program = act.program(options.fxterm)
        program.renew(homes)
        if act.has_screen:
            with program.open() as session:
                figures.update(act.do(ready(session, program), options))
        else:
            figures.update(act.do(program, options))
    return figures
