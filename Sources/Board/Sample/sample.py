#!/usr/bin/env python3
"""Writes the sample that the board shows where nothing real is known yet.

    python3 Sources/Board/Sample/sample.py        write Sources/Board/Sample/Sample+Table.swift

The figures are made up: random walks that end at a round figure of about the size each currency and
stock had. The walk is seeded, so that the same script always writes the same table. Needs Python 3 and
nothing else.
"""

import datetime
import pathlib
import random

ROOT = pathlib.Path(__file__).resolve().parents[3]
TABLE = ROOT / "Sources/Board/Sample/Sample+Table.swift"
SEED = 20261120
LAST = datetime.date(2026, 11, 20)
RATE_CLOSES, STOCK_CLOSES, TODAY = 30, 22, 24

# Code, units per USD, usual change a day in per cent.
RATES = [
    ("JPY", 149.23, 0.50), ("TWD", 32.105, 0.22), ("EUR", 0.8652, 0.38), ("KRW", 1395.4, 0.40),
    ("CNY", 7.1224, 0.12), ("HKD", 7.7851, 0.02), ("SGD", 1.2985, 0.22), ("THB", 32.42, 0.35),
    ("MYR", 4.2135, 0.28), ("PHP", 57.21, 0.30), ("CAD", 1.3852, 0.30), ("IDR", 16425.0, 0.30),
    ("GBP", 0.7524, 0.38), ("AUD", 1.5243, 0.48), ("CHF", 0.8021, 0.40), ("NZD", 1.7022, 0.50),
    ("INR", 86.415, 0.15), ("VND", 25950.0, 0.10),
]  # fmt: skip

# Symbol, name, currency, last price, usual change a day in per cent, days the exchange is closed.
TAIWAN, TOKYO, NEW_YORK = ["2026-10-26"], ["2026-11-03"], []
STOCKS = [
    ("2330.TW", "台積電", "TWD", 1020.0, 1.5, TAIWAN),
    ("2317.TW", "鴻海", "TWD", 205.5, 1.7, TAIWAN),
    ("6488.TWO", "環球晶", "TWD", 449.0, 1.9, TAIWAN),
    ("AAPL", "Apple Inc.", "USD", 229.87, 1.2, NEW_YORK),
    ("NVDA", "NVIDIA Corporation", "USD", 181.46, 2.2, NEW_YORK),
    ("7203.T", "トヨタ自動車", "JPY", 2851.5, 1.2, TOKYO),
]


def bell(source):
    """A number around 0 that is rarely beyond 2 either way."""
    return sum(source.random() for _ in range(12)) - 6


def walk(source, end, per_cent, steps):
    """`steps` figures that wander to `end`, oldest first, `end` itself left out."""
    figures, figure = [], end
    for _ in range(steps):
        figure /= 1 + bell(source) * per_cent / 100
        figures.append(figure)
    return figures[::-1]


def rate_text(rate):
    """Six significant digits."""
    return f"{rate:.{max(0, 6 - len(str(int(rate))))}f}" if rate >= 1 else f"{rate:.6f}"


def tick(currency, price):
    """The step in which the exchange quotes a price of this height."""
    if currency == "TWD":
        return 5 if price >= 1000 else 1 if price >= 500 else 0.5 if price >= 100 else 0.1
    if currency == "JPY":
        return 1 if price >= 3000 else 0.5
    return 0.01


def price_text(currency, price):
    step = tick(currency, price)
    return f"{round(price / step) * step:.2f}"


def days(count, closed):
    """The last `count` weekdays before LAST on which trade is not closed, oldest first."""
    found, day = [], LAST
    while len(found) < count:
        day -= datetime.timedelta(days=1)
        if day.weekday() < 5 and day.isoformat() not in closed:
            found.append(day.strftime("%Y%m%d"))
    return found[::-1]


def rate_lines(source):
    yield "days " + " ".join(days(RATE_CLOSES, []))
    for code, rate, per_cent in RATES:
        figures = [*walk(source, rate, per_cent, RATE_CLOSES), rate]
        yield f"{code} " + " ".join(map(rate_text, figures))


def stock_lines(source):
    for symbol, name, currency, price, per_cent, closed in STOCKS:
        closes = walk(source, price, per_cent, STOCK_CLOSES)
        today = [*walk(source, price, per_cent / 6, TODAY - 1), price]
        fields = [
            [symbol], [name], [currency], days(STOCK_CLOSES, closed),
            [price_text(currency, close) for close in closes],
            [price_text(currency, figure) for figure in today],
        ]  # fmt: skip
        yield "|".join(" ".join(field) for field in fields)


def main():
    source = random.Random(SEED)

    def block(lines):
        return "\n".join("        " + line for line in lines)

    text = f'''// Made by Sources/Board/Sample/sample.py; edit it there and run it again. The figures are made up.

extension Sample {{
    /// The days, then one line a currency: its closes on those days, oldest first, and its rate.
    static let rateTable = """
{block(rate_lines(source))}
        """

    /// One line a stock: symbol, name, currency, days, closes on those days, prices of the last day.
    static let quoteTable = """
{block(stock_lines(source))}
        """
}}
'''
    TABLE.parent.mkdir(parents=True, exist_ok=True)
    TABLE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
