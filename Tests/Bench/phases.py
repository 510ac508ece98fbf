"""What is measured of every program: starts, keys, floods and idling. Each gives plain data."""

import os
import random
import re
import time

import processes
from repaints import judge
from screen import Screen
from session import MS, now

# Nothing repaints any more when nothing has followed for this long.
SETTLED = 30 * MS
# The time to watch a start before its output is read.
WATCHED = 350 * MS
# The first picture has this share of the characters that are there when nothing repaints any more. The rest is for a line at
# the top that changes from “cached” to “live”; it is less than any line of a panel and than the line of keys.
WHOLE = 0.97
# A repaint for a key is complete when nothing follows it for this long.
ANSWERED = 5 * MS
# A key without an answer for this long counts as missed.
MISSED = 500 * MS
TIMEOUT = 20_000 * MS
# A bench that has waited for a core this long has heard late of an answer: the program has worked at other things since.
LATE = MS // 2
# The judged figures of every phase.
JUDGED = ("repaints", "updates", "glyphs", "wasted", "clears")


def start(session, expect, live=None):
    """The first picture and the moment from which nothing repaints any more, in ms from just before the process exists.

    Only reading goes on meanwhile; what the pieces show is looked at afterwards. Nothing repaints any more after the last byte
    before a silence with both `expect` and `live` on the screen. The first picture is complete with the piece after which the
    screen shows nearly all that it shows then, and no synchronized update is open.
    """
    wanted, end = [re.compile(text, re.M) for text in (expect, live) if text], now() + TIMEOUT
    settled = None
    while settled is None:
        if now() > end or not session.alive():
            raise SystemExit(f"bench: {session.argv[0]} never showed “{expect}”, “{live}”:\n{session.synced().text()}")
        session.pump(WATCHED)
        cpu = processes.cpu_ns(session.pid)
        settled, shown = silence(session, wanted)
    first = next(moment for moment, screen in replay(session) if not screen.modes.get(2026) and like(screen, shown) >= WHOLE)
    return {"first_ms": (first - session.started) / MS, "live_ms": (settled - session.started) / MS, "cpu_ms": cpu / MS}


def replay(session):
    """The screen after each piece of what a session has written, with the piece's time. It is one object, which changes."""
    screen = Screen(session.rows, session.cols)
    for moment, data in session.log:
        if data is not None:
            screen.feed(data)
            yield moment, screen


def silence(session, wanted):
    """When the first silence begins with all patterns on the screen, and the cells then; None where there was none."""
    moments = [moment for moment, data in session.log if data is not None]
    for (moment, screen), after in zip(replay(session), moments[1:] + [now()]):
        if after - moment >= SETTLED and not screen.modes.get(2026) and all(pattern.search(screen.text()) for pattern in wanted):
            return moment, [[cell[0] for cell in row] for row in screen.page]
    return None, None


def like(screen, shown):
    """The share of the cells with a character in `shown` that hold the same one on a screen."""
    pairs = [(cell[0], kept) for row, line in zip(screen.page, shown) for cell, kept in zip(row, line) if kept not in (" ", "")]
    return sum(cell == kept for cell, kept in pairs) / max(1, len(pairs))


def keys(session, names, reps, gap=8):
    """One key after another, each once the last is answered: times of first and last byte, in ms.

    The bench sleeps meanwhile: spinning would compete for a CPU with the kernel's part of the terminal. A pause of
    random length keeps keys out of step with whatever runs by a timer.
    """
    rng, codes = random.Random(reps), [session.code(name) for name in names]
    session.quiet(ANSWERED, MISSED)
    session.synced()
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
        # Examine the pieces afterwards, so that none is read late.
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
