#!/usr/bin/env python3
"""Invents histories of prices and computes what changes are measured against, by pandas' offsets and exchange_calendars.

    python3 -m venv venv && venv/bin/pip install exchange_calendars==4.13.2
    venv/bin/python Tests/StoreTests/baselines.py 100000 SEED >triples.json
    FXTERM_BASELINES=triples.json make test TEST_ARGS='--filter StoreTests.BaselineTrialTests'

Each history has its exchange's sessions, with days and half weeks left out, splits and dividends. Bars are written as feeds adjust them
for splits; the expected figures come from the prices that were paid.
"""

import json
import random
import sys

import exchange_calendars
import pandas

# Symbol, zone, calendar. Of Taipei, Hong Kong, Seoul and Mumbai exchange_calendars lacks some closures that the program knows.
VENUES = [
    ("US", "America/New_York", "XNYS"), ("AU.AX", "Australia/Sydney", "XASX"), ("JP.T", "Asia/Tokyo", "XTKS"),
    ("UK.L", "Europe/London", "XLON"), ("DE.DE", "Europe/Berlin", "XETR"), ("CH.SW", "Europe/Zurich", "XSWX"),
    ("BTC-USD", "UTC", None),
]
FIRST, LAST = "2016-06-01", "2026-10-30"
RATIOS = [(2, 1), (3, 2), (4, 1), (10, 1), (1, 5), (20, 1)]


class History:
    def __init__(self, symbol, zone, calendar, rng):
        self.symbol, self.zone = symbol, zone
        begin = pandas.Timestamp(FIRST) + pandas.Timedelta(days=rng.randrange(0, 1500))
        if calendar:
            sessions = exchange_calendars.get_calendar(calendar, start="2015-01-02", end=LAST).sessions
        else:
            sessions = pandas.date_range("2015-01-02", LAST)
        self.sessions = list(sessions)
        self.place = {day: place for place, day in enumerate(self.sessions)}
        kept = [day for day in self.sessions if day >= begin and rng.random() > 0.02]
        for _ in range(12):  # half weeks
            start = rng.randrange(len(kept) - 5)
            del kept[start:start + rng.randrange(2, 4)]
        self.days = kept
        price, self.splits, self.dividends, self.paid = rng.uniform(5, 500), [], [], {}
        for place, day in enumerate(kept):
            price *= 1 + rng.gauss(0, 0.015)
            if place > 5 and calendar and rng.random() < 0.0008:
                new, old = rng.choice(RATIOS)
                self.splits.append((day, new, old))
                price *= old / new
            if place > 5 and calendar and rng.random() < 0.01:
                self.dividends.append((day, price * rng.uniform(0.001, 0.03)))
            self.paid[day] = price

    def later(self, day):
        """The new shares that one share of a day's end became since."""
        product = 1.0
        for when, new, old in self.splits:
            if when > day:
                product *= new / old
        return product

    def last(self, day):
        """The last day with a close up to one."""
        low, high = 0, len(self.days)
        while low < high:
            middle = (low + high) // 2
            if self.days[middle] <= day:
                low = middle + 1
            else:
                high = middle
        return self.days[low - 1] if low else None

    def target(self, baseline, day):
        """The day whose close is meant; None for none."""
        if baseline[0] == "d" and baseline[1:].isdigit():
            place = self.place[day] - int(baseline[1:])
            meant = self.sessions[place] if place >= 0 else None
            return meant if meant in self.paid else None
        if "-" in baseline:
            date = pandas.Timestamp(baseline)
            return self.last(date) if date < day else None
        if baseline.endswith("td"):
            period = {"w": "W", "m": "M", "q": "Q", "y": "Y"}[baseline[0]]
            begin = day.to_period(period).start_time
            return self.last(begin - pandas.Timedelta(days=1))
        count, unit = int(baseline[:-1]), {"w": "weeks", "m": "months", "y": "years"}[baseline[-1]]
        return self.last(day - pandas.DateOffset(**{unit: count}))

    def price(self, of, seen_on, adjust):
        """What a close was worth in the shares of another day."""
        paid = self.paid[of]
        if adjust == "none":
            return paid
        price = paid * self.later(seen_on) / self.later(of)
        if adjust == "all":
            for when, amount in self.dividends:
                if of < when <= seen_on:
                    before = self.days[self.days.index(when) - 1]
                    # The close before, in the shares of the dividend's own day.
                    close = self.paid[before] * self.later(when) / self.later(before)
                    price *= 1 - amount / close
        return price

    def written(self):
        return {
            "symbol": self.symbol, "zone": self.zone,
            "closes": [[days(day), self.paid[day] / self.later(day)] for day in self.days],
            "splits": [[days(day), new, old] for day, new, old in self.splits],
            "dividends": [[days(day), amount / self.later(day)] for day, amount in self.dividends],
        }


def days(stamp):
    return (stamp - pandas.Timestamp("1970-01-01")).days


def baseline(rng):
    kind = rng.randrange(4)
    if kind == 0:
        return f"d{rng.choice([1, 2, 3, 5, 10, 20, 60, 120, 250, rng.randrange(1, 251)])}"
    if kind == 1:
        return rng.choice(["wtd", "mtd", "qtd", "ytd"])
    if kind == 2:
        return rng.choice(["1w", "1m", "3m", "6m", "1y", "3y", "5y", "10y", "2w", "13m"])
    day = pandas.Timestamp("2016-01-01") + pandas.Timedelta(days=rng.randrange(0, 3900))
    return str(day.date())


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    rng = random.Random(seed)
    histories = []
    for place in range(42):
        symbol, zone, calendar = VENUES[place % len(VENUES)]
        # Coins are known by their names.
        name = symbol if calendar is None else f"S{place}{symbol[2:]}"
        if calendar is None:
            name = ["BTC", "ETH", "XRP", "SOL", "ADA", "LTC"][place // len(VENUES)] + "-USD"
        histories.append(History(name, zone, calendar, rng))
    triples = []
    for _ in range(count):
        place = rng.randrange(len(histories))
        history = histories[place]
        token, adjust = baseline(rng), rng.choice(["splits", "splits", "all", "none"])
        on = pandas.Timestamp("2016-05-01") + pandas.Timedelta(days=rng.randrange(0, 3815))
        day = history.last(on)
        if day is not None and (on - day).days > 7:
            day = None
        meant = history.target(token, day) if day is not None else None
        triples.append({
            "history": place, "on": days(on), "baseline": token, "adjust": adjust,
            "figure": [days(day), history.paid[day]] if day is not None else None,
            "base": [days(meant), history.price(meant, day, adjust)] if meant is not None else None,
        })
    json.dump({"seed": seed, "histories": [history.written() for history in histories], "triples": triples}, sys.stdout)


main()
