#!/usr/bin/env python3
"""Prints the figures of PastPositionTests: positions at the end of past days, first in first out, in exact fractions.

    python3 Tests/BoardTests/past_positions.py
"""

from fractions import Fraction as F

# Day, kind, item, quantity, price, fee, rate in TWD; the row of 2330.TW needs none.
ROWS = [
    ("2026-01-05", "buy", "AAPL", "10", "180", "1", "31.5"),
    ("2026-02-05", "buy", "AAPL", "10", "220", "1", "31.9"),
    ("2026-03-05", "sell", "AAPL", "5", "230", "1", "32"),
    ("2026-03-06", "buy", "2330.TW", "100", "900", "20", "1"),
]
CLOSES = {
    "AAPL": {"2026-02-03": "210", "2026-02-04": "212.5", "2026-03-04": "228.5", "2026-03-05": "231.25", "2026-03-06": "229"},
    "2330.TW": {"2026-03-05": "899", "2026-03-06": "905"},
    "USD": {"2026-02-03": "31.8", "2026-02-04": "31.85", "2026-03-04": "31.7", "2026-03-05": "31.9", "2026-03-06": "32.05"},
}
DAYS = ["2026-02-04", "2026-03-05", "2026-03-06", "2026-03-08"]


def last(item, day):
    return max(known for known in CLOSES[item] if known <= day)


def before(item, day):
    return max(known for known in CLOSES[item] if known < last(item, day))


def rate(item, day):
    return F(CLOSES["USD"][last("USD", day)]) if item == "AAPL" else F(1)


for day in DAYS:
    for item in ["AAPL", "2330.TW"]:
        lots, price_gain, currency_gain, fees = [], F(0), F(0), F(0)
        for when, kind, what, *figures in ROWS:
            if what != item or when > day:
                continue
            quantity, price, fee, paid = map(F, figures)
            fees += fee * paid
            if kind == "buy":
                lots.append([quantity, price, paid])
                continue
            while quantity:
                part = min(quantity, lots[0][0])
                price_gain += part * (price - lots[0][1]) * lots[0][2]
                currency_gain += part * price * (paid - lots[0][2])
                lots[0][0] -= part
                quantity -= part
                if not lots[0][0]:
                    del lots[0]
        if not lots:
            continue
        close, now = F(CLOSES[item][last(item, day)]), rate(item, day)
        old, then = F(CLOSES[item][before(item, day)]), rate(item, before(item, day))
        held = sum(lot[0] for lot in lots)
        price_gain += sum(q * (close - p) * r for q, p, r in lots)
        currency_gain += sum(q * close * (now - r) for q, p, r in lots)
        figures = [held, held * close * now, sum(q * p * r for q, p, r in lots), held * (close * now - old * then),
                   price_gain, currency_gain, fees]
        print(day, item, *[float(figure) for figure in figures])
