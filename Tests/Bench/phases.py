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


def keys(session, names, reps, gap=8, work=None):
    """One key after another, each once the last is answered: times of first and last byte, in ms. The list `work` takes in what the
    program's first thread has worked from each key to its last byte, but for keys that the bench itself heard of late.

    The bench sleeps meanwhile: spinning would compete for a CPU with the kernel's part of the terminal. A pause of
    random length keeps keys out of step with whatever runs by a timer.
    """
    rng, codes = random.Random(reps), [session.code(name) for name in names]
    begin, firsts, lasts, sizes, missed = len(session.log), [], [], [], 0
    cpu = writes = 0
    for index in range(reps):
        session.quiet(ANSWERED, MISSED)
        session.pump(int(rng.uniform(0, gap) * MS))
        session.quiet(ANSWERED, MISSED)
        session.clear_of_tick(20)
        before, written = processes.cpu_ns(session.pid), processes.writes(session.pid)
        begun = worked = None if work is None else effort(session)
        session.press(codes[index % len(codes)])
        mark, sent, first, last = len(session.log), session.log[-1][0], 0, 0
        while True:
            if session.wait(min(ANSWERED, sent + MISSED - now())):
                first, last = first or session.last_out, session.last_out
                worked = None if work is None else effort(session)
            elif (last and now() - last >= ANSWERED) or now() - sent >= MISSED or not session.alive():
                break
        cpu += processes.cpu_ns(session.pid) - before
        writes += (processes.writes(session.pid) or 0) - (written or 0)
        if first and begun and worked and worked[1] - begun[1] < LATE:
            work.append((worked[0] - begun[0]) / MS)
        if not first:
            missed += 1
            continue
        firsts.append((first - sent) / MS)
        lasts.append((last - sent) / MS)
        sizes.append(sum(len(data) for _, data in session.log[mark:]))
    found = judge(session, begin)
    return {"first_ms": firsts, "last_ms": lasts, "sizes": sizes, "missed": missed, "cpu_ns": cpu, "writes": writes,
            "count": reps, **{name: found[name] for name in JUDGED}}


def effort(session):
    """What the program's first thread has worked and what the bench has waited for a core; None where the system does not say."""
    program, bench = processes.worked_and_waited_ns(session.pid), processes.worked_and_waited_ns(os.getpid())
    return (program[0], bench[1]) if program and bench else None


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
    before, written = processes.switches(session.pid), processes.writes(session.pid)
    cpu, since = processes.cpu_ns(session.pid), now()
    session.pump(int(seconds * 1000) * MS)
    took = (now() - since) / 1e9
    cpu, wakeups = processes.cpu_ns(session.pid) - cpu, processes.wakeups(session.pid, before)
    written = (processes.writes(session.pid) or 0) - (written or 0)
    found = judge(session, begin)
    return {"cpu_percent": cpu / took / 1e7, "wakeups_per_s": wakeups / took, "bytes": found["bytes"],
            "writes": written, **{name: found[name] for name in JUDGED},
            "late_ms": [(moment + wall) % (1000 * MS) / MS for moment in found["starts"]],
            **processes.memory(session.pid)}
