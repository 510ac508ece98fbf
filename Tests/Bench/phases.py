"""What is measured of every program: starts, keys, floods and idling. Each gives plain data."""

import os
import random
import re
import time

import processes
from repaints import judge
from session import MS, now

# A first picture is complete when nothing follows it for this long.
SETTLED = 30 * MS
# A repaint for a key is complete when nothing follows it for this long.
ANSWERED = 5 * MS
# A key without an answer for this long counts as missed.
MISSED = 500 * MS
TIMEOUT = 20_000 * MS
# A bench that has waited for a core this long has heard late of an answer: the program has worked at other things since.
LATE = MS // 2
# What the judge of a record says of every phase.
JUDGED = ("repaints", "updates", "glyphs", "wasted", "clears")


def start(session, expect):
    """From just before the process exists to the last byte of its first settled picture, in ms."""
    seen = {"content": None, "expected": None}
    stamps = []

    def each(moment):
        stamps.append(moment)
        if seen["content"] is None and session.screen.has_content():
            seen["content"] = moment
        if seen["expected"] is None and re.search(expect, session.screen.text(), re.M):
            seen["expected"] = moment

    end = now() + TIMEOUT
    while now() < end and session.alive() and not (seen["content"] and seen["expected"]):
        session.quiet(SETTLED, end - now())
        session.synced(each)
        if not seen["expected"]:
            session.wait(100 * MS)
    if not seen["expected"]:
        raise SystemExit(f"bench: {session.argv[0]} never showed “{expect}”:\n{session.screen.text()}")
    after = [stamp for stamp in stamps if stamp >= seen["content"]] + [float("inf")]
    settled = next(a for a, b in zip(after, after[1:]) if b - a >= SETTLED)
    return {"settled_ms": (settled - session.started) / MS,
            "expected_ms": (seen["expected"] - session.started) / MS,
            "cpu_ms": processes.cpu_ns(session.pid) / MS}


def keys(session, names, reps, gap=8):
    """One key after another, each once the last is answered: times of first and last byte, in ms.

    The bench sleeps meanwhile: spinning would compete for a CPU with the kernel's part of the terminal. A pause of
    random length keeps keys out of step with whatever runs by a timer.
    """
    rng, codes = random.Random(reps), [session.code(name) for name in names]
    begin, firsts, lasts, sizes, missed = len(session.log), [], [], [], 0
    cpu = 0
    for index in range(reps):
        between_keys(session, rng, gap)
        before = processes.cpu_ns(session.pid)
        session.press(codes[index % len(codes)])
        mark, sent, first, last = len(session.log), session.log[-1][0], 0, 0
        while True:
            if session.wait(min(ANSWERED, sent + MISSED - now())):
                first, last = first or session.last_out, session.last_out
            elif (last and now() - last >= ANSWERED) or now() - sent >= MISSED or not session.alive():
                break
        cpu += processes.cpu_ns(session.pid) - before
        if not first:
            missed += 1
            continue
        firsts.append((first - sent) / MS)
        lasts.append((last - sent) / MS)
        sizes.append(sum(len(data) for _, data in session.log[mark:]))
    found = judge(session, begin)
    return {"first_ms": firsts, "last_ms": lasts, "sizes": sizes, "missed": missed, "cpu_ns": cpu,
            "count": reps, **{name: found[name] for name in JUDGED}}


def between_keys(session, rng, gap):
    """Lets the last answer come to its end and some time pass, and no clock tick soon."""
    session.quiet(ANSWERED, MISSED)
    session.pump(int(rng.uniform(0, gap) * MS))
    session.quiet(ANSWERED, MISSED)
    session.clear_of_tick(20)


def selections(session, names, reps, row, gap=8):
    """Keys that select another row, which `row` finds on the screen: the ms from each until the screen shows it.

    Other repaints may come before the answer and right behind it; only the first that shows another row is one. Keys
    that the bench itself heard of late are left out.
    """
    rng, codes = random.Random(reps), [session.code(name) for name in names]
    times = []
    for index in range(reps):
        between_keys(session, rng, gap)
        before, waited = selected(session.synced(), row), processes.waited_ns(os.getpid())
        session.press(codes[index % len(codes)])
        sent = session.log[-1][0]
        while session.alive() and now() - sent < MISSED and (session.last_out < sent or now() - session.last_out < ANSWERED):
            session.wait(ANSWERED)
        is_late = processes.waited_ns(os.getpid()) - waited > LATE
        # What the pieces show is looked at afterwards, so that none of them is read late.
        shown = []
        session.synced(lambda moment: selected(session.screen, row) in (None, before) or shown.append(moment))
        if shown and not is_late:
            times.append((shown[0] - sent) / MS)
    return times


def selected(screen, row):
    """The row that is selected on a screen; None in the midst of a repaint."""
    found = None if screen.modes.get(2026) else re.search(row, screen.text())
    return found and found[1]


def flood(session, name, count):
    """Keys as fast as the terminal takes them: ends when the program has read all and its last byte has come."""
    code = session.code(name)
    session.quiet(50 * MS, 1000 * MS)
    session.clear_of_tick(500)
    begin, cpu, sent = len(session.log), processes.cpu_ns(session.pid), now()
    end = sent + TIMEOUT
    session.write(code * count)
    accepted = drained = now()
    while now() < accepted + 2 * MS and not session.unread():   # the kernel hands it over a little later
        session.wait(MS // 5)
    while session.alive() and now() < end:
        while session.alive() and session.unread() and now() < end:
            session.wait(MS // 2)
            drained = now()
        if session.quiet(150 * MS, end - now(), drained) and session.unread() == 0:
            break
    settled = session.last_out if len(session.log) > begin else sent
    took = (max(settled, drained) - sent) / MS
    return {"keys_per_s": count / max(took, 0.001) * 1000,
            "cpu_us_per_key": (processes.cpu_ns(session.pid) - cpu) / 1000 / count}


def idle(session, seconds):
    """Nobody types. Lateness is that of a repaint's first byte after the full second, in ms."""
    session.synced()
    begin = len(session.log)
    wall = time.time_ns() - now()
    before = processes.switches(session.pid)
    cpu, since = processes.cpu_ns(session.pid), now()
    session.pump(int(seconds * 1000) * MS)
    took = (now() - since) / 1e9
    cpu, wakeups = processes.cpu_ns(session.pid) - cpu, processes.wakeups(session.pid, before)
    found = judge(session, begin)
    return {"cpu_percent": cpu / took / 1e7, "wakeups_per_s": wakeups / took, "bytes": found["bytes"],
            **{name: found[name] for name in JUDGED},
            "late_ms": [(moment + wall) % (1000 * MS) / MS for moment in found["starts"]],
            **processes.memory(session.pid)}
