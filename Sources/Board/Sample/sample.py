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

# More of them, for the deck.
OTHER_RATES = [
    ("SEK", 9.5214, 0.45), ("NOK", 10.0735, 0.48), ("DKK", 6.4570, 0.38), ("PLN", 3.6742, 0.42),
    ("CZK", 20.984, 0.38), ("HUF", 331.25, 0.50), ("TRY", 42.315, 0.20), ("ILS", 3.2684, 0.45),
    ("AED", 3.6725, 0.01), ("SAR", 3.7503, 0.01), ("ZAR", 17.214, 0.65), ("EGP", 47.155, 0.15),
    ("MXN", 18.412, 0.50), ("BRL", 5.3385, 0.60), ("CLP", 934.60, 0.50), ("PEN", 3.3814, 0.25),
    ("ISK", 127.45, 0.40), ("KWD", 0.30655, 0.05),
]  # fmt: skip

# Symbol, name (local/English where the table of leading stocks lacks that), currency, last price, usual change a day in per cent, days the exchange is closed.
TAIWAN, TOKYO, NEW_YORK = ["2026-10-26"], ["2026-11-03"], []
STOCKS = [
    ("2330.TW", "台積電", "TWD", 1020.0, 1.5, TAIWAN),
    ("2317.TW", "鴻海", "TWD", 205.5, 1.7, TAIWAN),
    ("6488.TWO", "環球晶/GlobalWafers", "TWD", 449.0, 1.9, TAIWAN),
    ("AAPL", "Apple Inc.", "USD", 229.87, 1.2, NEW_YORK),
    ("NVDA", "NVIDIA Corporation", "USD", 181.46, 2.2, NEW_YORK),
    ("7203.T", "トヨタ自動車", "JPY", 2851.5, 1.2, TOKYO),
]

OTHER_STOCKS = [
    ("2454.TW", "聯發科", "TWD", 1265.0, 1.9, TAIWAN),
    ("2412.TW", "中華電", "TWD", 129.5, 0.5, TAIWAN),
    ("0050.TW", "元大台灣50/Yuanta Taiwan 50 ETF", "TWD", 61.4, 1.0, TAIWAN),
    ("8069.TWO", "元太/E Ink", "TWD", 214.5, 1.8, TAIWAN),
    ("6758.T", "ソニーグループ", "JPY", 4312.0, 1.3, TOKYO),
    ("7974.T", "任天堂", "JPY", 12845.0, 1.6, TOKYO),
    ("9984.T", "ソフトバンクグループ", "JPY", 17320.0, 2.6, TOKYO),
    ("ORCL", "Oracle Corporation", "USD", 201.18, 1.9, NEW_YORK),
    ("GOOGL", "Alphabet Inc.", "USD", 298.45, 1.5, NEW_YORK),
    ("AMZN", "Amazon.com, Inc.", "USD", 221.38, 1.6, NEW_YORK),
    ("TSLA", "Tesla, Inc.", "USD", 391.77, 3.2, NEW_YORK),
    ("KO", "The Coca-Cola Company", "USD", 72.94, 0.7, NEW_YORK),
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


def rate_lines(source, rates):
    for code, rate, per_cent in rates:
        figures = [*walk(source, rate, per_cent, RATE_CLOSES), rate]
        yield f"{code} " + " ".join(map(rate_text, figures))


def stock_lines(source, stocks):
    for symbol, name, currency, price, per_cent, closed in stocks:
        closes = walk(source, price, per_cent, STOCK_CLOSES)
        today = [*walk(source, price, per_cent / 6, TODAY - 1), price]
        fields = [
            [symbol], [name], [currency], days(STOCK_CLOSES, closed),
            [price_text(currency, close) for close in closes],
            [price_text(currency, figure) for figure in today],
        ]  # fmt: skip
        yield "|".join(" ".join(field) for field in fields)


def main():
    # A walk of their own for those that came later, so that they change nothing of the others.
    source, later = random.Random(SEED), random.Random(SEED + 1)
    rates = ["days " + " ".join(days(RATE_CLOSES, [])), *rate_lines(source, RATES)]
    stocks = [*stock_lines(source, STOCKS)]
    rates += rate_lines(later, OTHER_RATES)
    stocks += stock_lines(later, OTHER_STOCKS)

    def block(lines):
        return "\n".join("        " + line for line in lines)

    text = f'''// Made by Sources/Board/Sample/sample.py; edit it there and run it again. The figures are made up.

extension Sample {{
    /// The days, then for each currency its closes on those days, oldest first, and its rate.
    static let rateTable = """
{block(rates)}
        """

    /// For each stock: symbol, name, currency, days, closes on those days, prices of the last day.
    static let quoteTable = """
{block(stocks)}
        """
}}
'''
    TABLE.parent.mkdir(parents=True, exist_ok=True)
    TABLE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
