#!/usr/bin/env python3
"""Measures `fxterm page --follow`: how long a price takes from the store to the page, and whether the program grows.

    page.py FXTERM MINUTES [--pause SECONDS] [--items 200] [--drift PERCENT]

A board of so many items, a fifth of them rates and clocks. The feeds answer anew every `--pause` seconds, and each price is then
another. The delay runs from the bell of the commit with a price to the rename of a page that shows it. Prints memory and file sizes
each minute, and ends with 1 if a delay was a second or more, or if the second half of the run took more memory than `--drift`
percent above the quarter before it.
"""

import argparse
import ctypes
import datetime
import http.server
import json
import os
import pathlib
import re
import select
import signal
import sqlite3
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import time
import zoneinfo

import processes
from board import CLOCKS, OTHERS, RATES, symbol

CLOSE_WRITE, MOVED_TO = 0x8, 0x80
NEW_YORK = zoneinfo.ZoneInfo("America/New_York")


class Feeds:
    """Rates and stocks on this machine; all change every `pause` seconds. The first stock's price counts the changes."""

    def __init__(self, codes, stocks, pause):
        self.codes, self.stocks, self.pause, self.began = codes, stocks, pause, time.time()
        feeds = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                body = json.dumps(feeds.rates() if self.path.startswith("/capi") else feeds.list()).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{server.server_port}"

    @property
    def count(self):
        return int((time.time() - self.began) / self.pause)

    def rates(self):
        now = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M:%S")
        return {f"USD{code}": {"Exrate": round((place + 2) * (1 + self.count % 97 / 1000), 4), "UTC": now}
                for place, code in enumerate(self.codes)}

    def list(self):
        count, now = self.count, datetime.datetime.now(NEW_YORK)
        yesterday = now - datetime.timedelta({0: 3, 6: 2}.get(now.weekday(), 1))
        prices = [1000 + count / 100] + [(50 + place) * (1 + (count + place) % 89 / 1000) for place in range(1, self.stocks)]
        return [{"symbol": symbol(place + 1), "name": f"Company {place + 1}", "lastCloseDay": yesterday.strftime("%Y-%m-%d"),
                 "lastClose": 1000 if place == 0 else 50 + place,
                 "dataList": [{"time": now.strftime("%Y-%m-%d %H:%M:%S"), "value": round(price, 2)}]}
                for place, price in enumerate(prices)]


class Inotify:
    def __init__(self):
        self.libc = ctypes.CDLL(None, use_errno=True)
        self.descriptor = self.libc.inotify_init1(os.O_CLOEXEC | os.O_NONBLOCK)
        self.folders = {}

    def watch(self, folder, mask):
        self.folders[self.libc.inotify_add_watch(self.descriptor, os.fsencode(folder), mask)] = folder

    def events(self, seconds):
        """Paths of what happened, each with when it was heard."""
        if not select.select([self.descriptor], [], [], max(0, seconds))[0]:
            return []
        now, data, found = time.monotonic(), os.read(self.descriptor, 1 << 16), []
        while data:
            watch, _, _, length = struct.unpack_from("iIII", data)
            name = data[16:16 + length].rstrip(b"\0").decode()
            found.append((os.path.join(self.folders.get(watch, ""), name), now))
            data = data[16 + length:]
        return found


class Trial:
    def __init__(self, fxterm, home, items, pause):
        self.home, self.site = pathlib.Path(home), os.path.join(home, "site")
        codes, clocks = (RATES + OTHERS)[:items // 10], CLOCKS[:items // 10]
        self.feeds = Feeds(codes, items - len(codes) - len(clocks), pause)
        board = {"version": 1, "rates": codes, "clocks": clocks, "base": "USD", "baseline": "d1",
                 "stocks": [symbol(place + 1) for place in range(self.feeds.stocks)]}
        settings = {"feeds": {"rates": [{"kind": "rter", "url": f"{self.feeds.address}/capi.php"}], "history": [], "events": [],
                              "stocks": [{"kind": "dash", "url": f"{self.feeds.address}/dash"}]},
                    "refresh": {"rates": max(1, int(pause)), "stocks": max(1, int(pause))}}
        for name, value in [(".local/state/fxterm/board.json", board), (".config/fxterm/config.json", settings)]:
            (self.home / name).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            (self.home / name).write_text(json.dumps(value))
        self.data = self.home / ".local/share/fxterm"
        self.data.mkdir(parents=True, mode=0o700)
        os.mkdir(self.site)
        self.environment = {"HOME": home, "LANG": "C.UTF-8", "TZ": "Asia/Taipei", "PATH": os.environ["PATH"], "TMPDIR": home}
        self.inotify = Inotify()
        self.inotify.watch(str(self.data), CLOSE_WRITE)
        self.inotify.watch(self.site, MOVED_TO)
        self.process = subprocess.Popen([fxterm, "page", "--follow", "--out", self.site], env=self.environment)
        self.stored, self.latest, self.shown, self.delays, self.pages, self.minutes = {}, 0, 0, [], 0, []

    def price_stored(self):
        """The first stock's price in the store, in cents; nil before there is one."""
        try:
            database = sqlite3.connect(f"file:{self.data}/history.sqlite?mode=ro", uri=True, timeout=5)
            row = database.execute("SELECT price FROM quote WHERE symbol = ?", (symbol(1),)).fetchone()
            database.close()
        except sqlite3.OperationalError:
            return None
        return round(row[0] * 100) if row and row[0] else None

    def price_shown(self):
        text = pathlib.Path(self.site, "index.html").read_text()
        assert text.endswith("</html>\n"), "half a page"
        found = re.search(r"S00001\b.*?([\d,]{4,}\.\d\d)", text, re.DOTALL)
        return round(float(found[1].replace(",", "")) * 100) if found else None

    def run(self, minutes):
        began = time.monotonic()
        end, next_line = began + minutes * 60, began + 60
        while time.monotonic() < end and self.process.poll() is None:
            for path, moment in self.inotify.events(min(end, next_line) - time.monotonic()):
                if path.endswith("history.sqlite-changed"):
                    price = self.price_stored()
                    if price is not None and price > self.latest:
                        self.latest = price
                        if price <= self.shown:         # the page was written before the bell was heard here
                            self.delays.append(0)
                        else:
                            self.stored[price] = moment
                elif path.endswith("/index.html"):
                    self.pages += 1
                    self.shown = self.price_shown() or self.shown
                    for price in [price for price in self.stored if price <= self.shown]:
                        self.delays.append(max(0, moment - self.stored.pop(price)))
            if time.monotonic() >= next_line:
                next_line += 60
                self.note(time.monotonic() - began)
        overdue = [time.monotonic() - moment for moment in self.stored.values()]
        self.delays += [delay for delay in overdue if delay >= 1]

    def resident(self, process):
        found = re.search(r"VmRSS:\s+(\d+)", processes.read_text(f"/proc/{process}/status"))
        return int(found[1]) if found else 0

    def note(self, passed):
        collectors = [process for process in processes.of_home(str(self.home)) if process != self.process.pid]
        sizes = {file.name: file.stat().st_size for file in self.data.iterdir()}
        page = os.path.getsize(os.path.join(self.site, "index.html"))
        self.minutes.append(self.resident(self.process.pid))
        descriptors = len(os.listdir(f"/proc/{self.process.pid}/fd"))
        print(f"{passed / 60:5.0f} min  page {self.minutes[-1]} KiB, {descriptors} descriptors; "
              f"collector {sum(map(self.resident, collectors))} KiB; index.html {page} B; "
              f"store {sum(sizes.values())} B; {self.pages} pages; {summary(self.delays)}", flush=True)


def summary(delays):
    if not delays:
        return "no price shown yet"
    ordered = sorted(delays)

    def part(share):
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000

    return (f"{len(ordered)} prices: p50 {part(.5):.1f}, p90 {part(.9):.1f}, p99 {part(.99):.1f}, "
            f"p99.9 {part(.999):.1f}, worst {ordered[-1] * 1000:.1f} ms")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fxterm")
    parser.add_argument("minutes", type=float)
    parser.add_argument("--pause", type=float, default=1)
    parser.add_argument("--items", type=int, default=200)
    parser.add_argument("--drift", type=float, default=10)
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory(prefix="fxterm-page-") as home:
        trial = Trial(os.path.abspath(chosen.fxterm), home, chosen.items, chosen.pause)
        try:
            trial.run(chosen.minutes)
            ended = trial.process.poll()
        finally:
            processes.end_all_of(home)
            trial.process.wait()
    print(summary(trial.delays))
    wrong = [f"page ended with {ended}"] if ended is not None else []
    if not trial.delays or max(trial.delays) >= 1:
        wrong.append("a price came late, or none came")
    quarter = len(trial.minutes) // 4
    if quarter:
        before, after = (statistics.median(part) for part in (trial.minutes[quarter:2 * quarter], trial.minutes[2 * quarter:]))
        print(f"resident: {before:.0f} KiB in the second quarter, {after:.0f} KiB after it, {(after / before - 1) * 100:+.1f} %")
        if after > before * (1 + chosen.drift / 100):
            wrong.append("it grows")
    print("\n".join(wrong or ["as it has to be"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
