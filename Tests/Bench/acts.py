"""What only fxterm does, and is held to in figures of its own rather than beside floor: swipes, carrying, typing, saving, growing."""

import ctypes
import os
import select
import shutil
import statistics
import subprocess
import tempfile
from dataclasses import dataclass

import phases
import processes
from board import Board, codes
from figures import quantile
from programs import FULL, LARGE, Program
from session import MS, Session, now

UPDATE = b"\x1b[?2026h"
CARDS = codes(200)
# What strace writes, in the program's home.
TRACE = "writes"


def swipe(session, options):
    """Cards of the deck fly off to the right and to the left."""
    frames, sizes, flights, cpu, flown = 0, [], [], 0, 0
    for index in range(options.swipes):
        session.quiet(100 * MS, 3000 * MS)
        session.clear_of_tick(400)
        before = processes.cpu_ns(session.pid)
        mark = len(session.log)
        session.press(session.code(("right", "left")[index % 2]))
        sent = session.log[mark][0]
        session.quiet(100 * MS, 3000 * MS, sent)
        cpu += processes.cpu_ns(session.pid) - before
        pieces = session.log[mark + 1:]
        stream = b"".join(data for _, data in pieces)
        frames += stream.count(UPDATE)
        sizes.append(len(stream))
        flights.append((session.last_out - sent) / MS)
        flown += session.last_out - sent
    return {"a swipe takes, p50": quantile(flights, 0.5), "frames a second of it": frames * 1e9 / flown,
            "bytes a frame": sum(sizes) / max(1, frames),
            "CPU while it flies": 100 * cpu / flown,
            "CPU a frame": cpu / 1000 / max(1, frames)}


def carry(session, options):
    found = phases.keys(session, ("right", "left", "down", "up"), options.keys)
    return {"carried steps without an answer": found["missed"],
            "a carried step → painted, p50": quantile(found["last_ms"], 0.5),
            "a carried step → painted, p95": quantile(found["last_ms"], 0.95),
            "a carried step → painted, p99": quantile(found["last_ms"], 0.99),
            "CPU of a carried step": found["cpu_ns"] / 1000 / found["count"]}


def typing(what):
    """Words are typed into a picker and rubbed out again."""
    def act(session, options):
        word = list("sao")
        found = phases.keys(session, word + ["backspace"] * len(word), options.keys // 6 * 6)
        return {f"a letter among {what} → painted, p50": quantile(found["last_ms"], 0.5),
                f"a letter among {what} → painted, at most": max(found["last_ms"]),
                f"CPU of a letter among {what}": found["cpu_ns"] / 1000 / found["count"]}
    return act


def save(session, options):
    """Cards are moved by a place, and the board's file is looked at until it is another one."""
    board = os.path.join(session.env["HOME"], ".local", "state", "fxterm", "board.json")
    times = []
    for index in range(options.saves):
        session.quiet(50 * MS, 1000 * MS)
        before = os.stat(board).st_ino
        session.press(b"]" if index % 2 == 0 else b"[")
        sent = session.log[-1][0]
        while os.stat(board).st_ino == before and now() - sent < 2000 * MS:
            session.wait(MS // 2)
        times.append((now() - sent) / MS)
    return {"a change is on disk, p50": quantile(times, 0.5), "a change is on disk, worst": max(times)}


def sort(session, options):
    """The order of 10,000 stocks is turned round; in a sorted grid, a cursor moves while an answer of 10,000 quotes arrives, and one in
    floor by turns, which knows nothing of it and waits for a core as well."""
    session.pump(5000 * MS)
    found = phases.keys(session, ("s",), options.keys // 10)
    mine, floors_own = r"▌S(\d{5})", r"row (\d+)/"
    with Session([os.path.join(options.bin, "floor"), "30"], session.rows, session.cols) as other:
        phases.start(other, floors_own)
        calm = phases.selections(session, ("down", "up"), options.keys // 2, mine)
        floors_calm = phases.selections(other, ("down", "up"), options.keys // 2, floors_own)
        session.press(b"r")
        times, floors, turns = [], [], 0
        collector = processes.family(session.pid)[1]
        spent = processes.cpu_ns(collector)
        # Until the collector has had nothing to do for as long as an answer takes.
        while turns < 10:
            times += phases.selections(session, ("down", "up"), 6, mine)
            floors += phases.selections(other, ("down", "up"), 6, floors_own)
            before, spent = spent, processes.cpu_ns(collector)
            turns = turns + 1 if spent - before < MS else 0
    return {"10,000 stocks sorted → painted, p50": quantile(found["last_ms"], 0.5),
            "10,000 stocks sorted → painted, at most": max(found["last_ms"]),
            "a key while 10,000 quotes arrive → painted, p50": quantile(times, 0.5),
            "a key while 10,000 quotes arrive → painted, p95": quantile(times, 0.95),
            "10,000 quotes delay a key by, at most": max(times) - quantile(calm, 0.5),
            "and one in floor meanwhile by, at most": max(floors) - quantile(floors_calm, 0.5)}


def writes(session, options):
    """Keys, ticks and a swipe under strace, which counts what the program asks of the system. Nothing is timed here."""
    def made():
        with open(os.path.join(session.env["HOME"], TRACE), errors="replace") as file:
            return sum("</dev/pts/" in line for line in file)

    before, begin = made(), session.screen.counts["updates"]
    phases.keys(session, ("down", "up"), 40)
    phases.idle(session, 5)
    board = session.synced().counts["updates"]
    after = made()
    for name in ("1", "c", "right", "left", "right"):
        session.press(session.code(name))
        session.pump(500 * MS)
    deck = session.synced().counts["updates"]
    return {"writes to the terminal a repaint": (after - before) / max(1, board - begin),
            "writes to the terminal a frame of the deck": (made() - after) / max(1, deck - board)}


def chart(session, options):
    """A chart of all day bars that there are is read by its crosshair; its span is changed to one that only the store has."""
    cursor = phases.keys(session, ("down", "up"), options.keys // 10)
    for key in ("home", "v", "8", "-", "-", "-", "-"):
        session.press(session.code(key))
        session.pump(300 * MS)
    step = phases.keys(session, ("left", "left", "right"), options.keys)
    spans = []
    for index in range(options.keys // 10):
        # Another stock's bars are dropped with its chart.
        for key in ("]", "["):
            session.press(session.code(key))
            session.quiet(100 * MS, 1000 * MS)
        session.clear_of_tick(200)
        session.press(session.code(("8", "0")[index % 2]))
        sent = session.log[-1][0]
        session.quiet(60 * MS, 1000 * MS, sent)
        spans.append((session.last_out - sent) / MS)
    return {"a crosshair's step over 5,000 bars → painted, p50": quantile(step["last_ms"], 0.5),
            "a crosshair's step over 5,000 bars → painted, p99": quantile(step["last_ms"], 0.99),
            "bytes of it, in cursor keys": quantile(step["sizes"], 0.5) / quantile(cursor["sizes"], 0.5),
            "a range from the store → painted, p50": quantile(spans, 0.5),
            "a range from the store → painted, at most": max(spans)}


def change(session, options):
    """Another process writes new rates into the store, as a collector does. The time is from the end of its last commit, when it
    touches a file that readers watch, to the last byte of what the board paints."""
    history = os.path.join(session.env["HOME"], ".local", "share", "fxterm", "history.sqlite")
    libc = ctypes.CDLL(None)
    watch = libc.inotify_init1(os.O_NONBLOCK)
    libc.inotify_add_watch(watch, f"{history}-changed".encode(), 0x4 | 0x8)      # attributes; closed after writing
    poll, times = select.poll(), []
    poll.register(watch, select.POLLIN)
    poll.register(session.master, select.POLLIN)
    for _ in range(options.changes):
        # The made-up rates are others in every second.
        session.clear_of_tick(900)
        writer = subprocess.Popen([options.seed, history, ",".join(FULL.rates), "0", "1", "1"])
        written = None
        while writer.poll() is None or now() - max(written or 0, session.last_out) < 60 * MS:
            for descriptor, _ in poll.poll(5):
                if descriptor == watch:
                    os.read(watch, 4096)
                    written = now()
                else:
                    session.take()
        if written and session.last_out > written:
            times.append((session.last_out - written) / MS)
    os.close(watch)
    return {"a change in the store → painted, p50": quantile(times, 0.5),
            "a change in the store → painted, at most": max(times, default=None)}


def poll(session, options):
    """Memory while the feeds are asked and answer: of many looks the one with the most."""
    session.press(b"r")
    looks = []
    for _ in range(40):
        session.pump(50 * MS)
        looks.append(processes.memory(session.pid))
    most = max(looks, key=lambda look: look["pss_kb"] + look["children_kb"])
    return {"PSS of the collector, polling": most["children_kb"] / 1024,
            "PSS of both, polling": (most["pss_kb"] + most["children_kb"]) / 1024}


def commands(program, options):
    """Commands that answer from the store, with no feed to ask and a collector there."""
    figures, env = {}, program.session().env
    for words in (["print"], ["status"], ["convert", "100", "USD", "EUR"]):
        times = []
        for _ in range(options.commands + 1):
            began = now()
            subprocess.run(program.argv + words, env=env, check=True, close_fds=False, stdout=subprocess.DEVNULL)
            times.append((now() - began) / MS)
        figures[f"fxterm {words[0]}, p50"] = quantile(times[1:], 0.5)
    program.end()
    return figures


def files(program, options):
    """What a package holds of the two programs."""
    def size(path):
        with tempfile.NamedTemporaryFile() as stripped:
            subprocess.run(["strip", "--strip-unneeded", "-o", stripped.name, path], check=True)
            return os.path.getsize(stripped.name) / 1e6

    fxterm = shutil.which(options.fxterm)
    return {"file of fxterm, stripped": size(fxterm),
            "file of fxterm-collector, stripped": size(os.path.join(os.path.dirname(fxterm), "fxterm-collector"))}


def quiet(session, options):
    """A minute of clocks without seconds."""
    session.pump(5000 * MS)
    found = phases.idle(session, 60)
    return {"wake-ups a minute without seconds": found["wakeups_per_s"] * 60, "idle CPU without seconds": found["cpu_percent"],
            "repaints a minute without seconds": found["repaints"]}


def live(session, options):
    """The feeds answer every few seconds, and figures change with each answer."""
    samples = []
    for _ in range(int(options.minutes * 6)):
        session.pump(10_000 * MS)
        samples.append(processes.memory(session.pid))
    first, last = (statistics.median(s["pss_kb"] + s["children_kb"] for s in part) / 1024 for part in (samples[:6], samples[-30:]))
    return {"minutes of a live feed": options.minutes, "PSS of both in the first minute": first,
            "PSS of both in the last minutes": last, "last minutes, of the first": last / first}


def unfocused(session, options):
    """The terminal says that another window has the keyboard, to a program that has asked to be told."""
    session.pump(5000 * MS)
    if not session.synced().modes.get(1004):
        return {}
    session.write(b"\x1b[O")
    found = phases.idle(session, options.idle)
    return {"wake-ups a second, unfocused": found["wakeups_per_s"], "idle CPU, unfocused": found["cpu_percent"]}


@dataclass
class Act:
    """What is done in a session with `board`, once `prepare` has been pressed."""
    name: str
    board: Board
    prepare: tuple
    do: object
    expect: str = "S00001"
    rows: int = 40
    cols: int = 120
    # Words before the command, in a shell.
    under: str = ""
    # True if once is enough; true if it runs only on request.
    once: bool = False
    rare: bool = False
    # True if it runs in a session with a board, false if it starts the program itself.
    has_screen: bool = True

    def program(self, fxterm):
        argv = ["sh", "-c", f'exec {self.under} "$0"', fxterm] if self.under else [fxterm]
        return Program(f"act-{self.name}", argv, self.expect, board=self.board, prepare=self.prepare, rows=self.rows, cols=self.cols)


ACTS = [
    Act("swipe", FULL, ("1", "c"), swipe),
    # Four columns of cards.
    Act("carry", Board(rates=CARDS, compact=CARDS[::2], stocks=0), ("1", "space"), carry, CARDS[0], 60, 152),
    Act("typing", FULL, ("2", "a"), typing("cities")),
    Act("naming", FULL, ("1", "a"), typing("currencies")),
    Act("finding", LARGE, ("3", "a"), typing("10,000 stocks")),
    Act("save", FULL, ("1",), save),
    Act("sort", LARGE, ("3",), sort),
    Act("chart", Board(bars=5000), ("3",), chart, rows=60, cols=200),
    Act("quiet", Board(seconds=False), (), quiet, once=True),
    Act("change", FULL, (), change),
    Act("poll", FULL, (), poll),
    Act("commands", Board(has_feeds=False), (), commands, has_screen=False),
    Act("files", None, (), files, once=True, has_screen=False),
    Act("unfocused", FULL, (), unfocused),
    Act("writes", FULL, ("3",), writes, under=f'strace -f -qq -y -e trace=write,writev,pwrite64 -o "$HOME/{TRACE}"', once=True),
    Act("live", Board(refresh=10), (), live, once=True, rare=True),
]

# The units of figures; others are times, in µs where they are of a CPU.
UNITS = {
    "bytes of it, in cursor keys": "",
    "frames a second of it": "/s", "bytes a frame": "B", "CPU while it flies": "%", "carried steps without an answer": "",
    "writes to the terminal a repaint": "", "writes to the terminal a frame of the deck": "",
    "wake-ups a minute without seconds": "", "idle CPU without seconds": "%", "repaints a minute without seconds": "",
    "wake-ups a second, unfocused": "/s", "idle CPU, unfocused": "%", "minutes of a live feed": "",
    "last minutes, of the first": "",
}


def unit(name):
    if name in UNITS:
        return UNITS[name]
    return "µs" if name.startswith("CPU") else "MB" if name.startswith(("PSS", "file")) else "ms"
