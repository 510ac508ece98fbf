"""Home folders with boards in them: settings, the arrangement, and a history of made-up figures."""

import datetime
import json
import os
import random
import shutil
import sqlite3
import subprocess
import time
import zoneinfo

RATES = "JPY TWD EUR KRW CNY HKD SGD THB MYR PHP CAD IDR".split()
CLOCKS = ("Asia/Taipei Asia/Tokyo Asia/Kolkata Europe/London Europe/Berlin America/New_York America/Los_Angeles "
          "Australia/Sydney").split()
# The feed's currencies that are not on the board.
OTHERS = ("AED AUD BRL CHF CLP CZK DKK EGP GBP HUF ILS INR ISK KES MAD MXN NGN NOK NZD PEN PKR PLN QAR RON RUB SAR SEK TRY "
          "UAH VND ZAR").split()
# Days of closes that are kept of each item.
DAYS = 60


def symbol(number):
    return f"S{number:05}"


def codes(count):
    """Made-up currency codes, as many as there are no real ones."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return [f"Q{letters[n // 26]}{letters[n % 26]}" for n in range(count)]


class Board:
    """What one board holds. `points` counts the figures of the last week that the history has of each item, `bars` the days
    of the first stock's chart; `refresh` are the seconds from one question to the feeds to the next, a day unless that is
    what is looked at."""

    def __init__(self, rates=RATES, compact=(), clocks=CLOCKS, stocks=30, points=100, seconds=True, refresh=86_400, motion=True,
                 bars=0, has_feeds=True):
        self.rates, self.compact, self.clocks, self.stocks = rates, compact, clocks, stocks
        self.points, self.seconds, self.refresh, self.motion = points, seconds, refresh, motion
        self.bars, self.has_feeds = bars, has_feeds

    def make(self, home, seed, feeds):
        """Fills the folder `home`; `seed` is the program that writes histories, `feeds` where a server listens."""
        state, config, data = (os.path.join(home, *p) for p in (
            (".local", "state", "fxterm"), (".config", "fxterm"), (".local", "share", "fxterm")))
        for folder in (state, config, data):
            os.makedirs(folder, mode=0o700)
        arrangement = {
            "version": 1, "rates": self.rates, "clocks": self.clocks, "base": "USD", "baseline": "d1",
            "stocks": [symbol(n + 1) for n in range(self.stocks)]}
        if self.compact:
            arrangement["compact"] = list(self.compact)
        with open(os.path.join(state, "board.json"), "w") as file:
            json.dump(arrangement, file)
        with open(os.path.join(config, "config.json"), "w") as file:
            json.dump(self.settings(feeds), file)
        history = os.path.join(data, "history.sqlite")
        # As if a feed had answered before: it knows more currencies than are on the board.
        subprocess.run([seed, history, ",".join([*self.rates, *OTHERS]), str(self.stocks), str(DAYS), "1"], check=True)
        add_points(history, self.points)
        add_bars(history, symbol(1), self.bars)

    def settings(self, feeds):
        rates = [{"kind": "er-api", "url": f"{feeds}/rates"}]
        stocks = [{"kind": "dash", "url": f"{feeds}/dash/{self.stocks}"}]
        return {"feeds": {"rates": rates if self.has_feeds else [], "stocks": stocks if self.has_feeds else [], "history": [], "events": []},
                "refresh": {"rates": self.refresh, "stocks": self.refresh}, "seconds": self.seconds, "motion": self.motion, "colours": "green-up"}


def add_points(history, count):
    """Gives every series of a history `count` figures, a minute apart. A week, which is what is kept, has 10,080."""
    now = int(time.time())
    with sqlite3.connect(history) as database:
        database.execute("PRAGMA synchronous = OFF")
        database.execute(
            """
            WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ?)
            INSERT OR IGNORE INTO point
            SELECT id, ? - 60 * i, 10 + abs(random() % 100000) / 1000.0 FROM series CROSS JOIN n WHERE i < ?
            """, (count, now, count))
    database.close()


def add_bars(history, item, count):
    """Gives an item `count` bars of weekdays up to now, and as many of weeks as those make."""
    if count == 0:
        return
    zone, today = zoneinfo.ZoneInfo("America/New_York"), datetime.date.today()
    rng, price, days = random.Random(count), 80.0, []
    dates = [today - datetime.timedelta(n) for n in range(count * 7 // 5, 0, -1)]
    for day in [day for day in dates if day.weekday() < 5][-count:]:
        opened, price = price, max(1.0, price * (1 + rng.gauss(0.0004, 0.015)))
        start = int(datetime.datetime.combine(day, datetime.time(9, 30), zone).timestamp())
        high, low = max(opened, price) * 1.006, min(opened, price) * 0.994
        days.append((start, *(round(figure, 2) for figure in (opened, high, low, price)), rng.randrange(10**6, 10**8)))
    weeks = [(week[0][0], week[0][1], max(bar[2] for bar in week), min(bar[3] for bar in week), week[-1][4],
              sum(bar[5] for bar in week)) for week in (days[n:n + 5] for n in range(0, len(days), 5))]
    now = int(time.time())
    with sqlite3.connect(history) as database:
        for interval, bars in (("1d", days), ("1wk", weeks)):
            series = database.execute(
                "INSERT INTO bar_series (item, interval, provider, kind, currency, zone, since, seen_at) "
                "VALUES (?, ?, 'yahoo', 'share', 'USD', 'America/New_York', ?, ?)",
                (item, interval, bars[0][0], now)).lastrowid
            database.executemany("INSERT INTO bar VALUES (?, ?, ?, ?, ?, ?, ?, 1)", [(series, *bar) for bar in bars])
    database.close()


def rate(code):
    """A made-up rate, the same as in the history."""
    number = 0
    for letter in code.encode():
        number = (number * 31 + letter) % 200
    return number + 1


def rates_body(codes):
    """What open.er-api.com would say."""
    rates = {code: rate(code) for code in codes}
    return json.dumps({"result": "success", "base_code": "USD", "time_last_update_unix": int(time.time()),
                       "rates": {"USD": 1, **rates}}).encode()


def dash_body(count, minute=0):
    """The list of a private back end in some minute, of `count` stocks with a line of ten points each: feeds read at most 8 MB."""
    now = datetime.datetime.now(zoneinfo.ZoneInfo("America/New_York"))
    times = [(now - datetime.timedelta(minutes=6 * m)).strftime("%Y-%m-%d %H:%M:%S") for m in reversed(range(10))]
    # Of another day than the last session's, the board takes no close.
    last = now - datetime.timedelta(days={0: 3, 6: 2}.get(now.weekday(), 1))
    yesterday = last.strftime("%Y-%m-%d")
    items = []
    for number in range(1, count + 1):
        price = 10 + number * 7919 % 90_000 / 100
        items.append({"symbol": symbol(number), "name": f"Company {number}", "lastCloseDay": yesterday,
                      "lastClose": price, "dataList": [
                          {"time": t, "value": round(price * (1 + (m + number + minute) % 20 / 1000), 2)}
                          for m, t in enumerate(times)]})
    return json.dumps(items).encode()


class Homes:
    """Home folders of boards: each is made once, and copied anew for every round of a program."""

    def __init__(self, folder, seed, feeds):
        self.folder, self.seed, self.feeds = folder, seed, feeds
        self.made = {}

    def fresh(self, board, user):
        """The home of `user`, with `board` in it as it was made; an empty one without a board."""
        if board not in self.made:
            self.made[board] = os.path.join(self.folder, f"board-{len(self.made)}")
            os.mkdir(self.made[board])
            if board:
                board.make(self.made[board], self.seed, self.feeds)
        home = os.path.join(self.folder, f"home-{user}")
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(self.made[board], home)
        return home
