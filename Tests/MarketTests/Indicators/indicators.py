#!/usr/bin/env python3
"""Writes what another implementation makes of some closes, for the tests of the indicators.

    python3 -m venv venv && venv/bin/pip install TA-Lib==0.8.2 numpy
    venv/bin/python Tests/MarketTests/Indicators/indicators.py
        write Tests/MarketTests/Indicators/IndicatorTable.swift

With the folder of recorded answers in FXTERM_PAYLOADS it also writes Tests/FeedsTests/RecordedIndicatorTable.swift, of the closes of
BTC-USD in 2020 as they are recorded.
"""
import json, os, pathlib
import numpy, talib

ROOT = pathlib.Path(__file__).resolve().parents[3]
RECORDED = "yahoo-chart/historicalv8-BTC-USD-2020-01-01-to-2021-01-04.200.rec20211113.json"


def walk(count, seed):
    """A walk that a few lines of any language repeat: a linear congruential generator of 31 bits."""
    state, price, closes = seed, 100.0, []
    for _ in range(count):
        state = (state * 1103515245 + 12345) % 2**31
        price *= 1 + (state / 2**31 - 0.5) / 20
        closes.append(price)
    return closes


def rows(closes, places):
    close = numpy.array(closes)
    upper, _, lower = talib.BBANDS(close, 20, 2, 2)
    macd, signal, _ = talib.MACD(close, 12, 26, 9)
    columns = [
        talib.SMA(close, 20), talib.SMA(close, 200), talib.EMA(close, 20), talib.EMA(close, 200),
        lower, upper, talib.RSI(close, 14), macd, signal,
    ]
    return [(place, [column[place] for column in columns]) for place in places]


def swift(name, comment, table):
    lines = [f"/// {comment} Written by `indicators.py`.", f"enum {name} {{",
             "    /// The place of a close, and the figures there: simple means of 20 and 200, exponential ones, the band's lower and",
             "    /// upper end, the strength, and the line of MACD with its signal.",
             "    static let rows: [(place: Int, figures: [Double?])] = ["]
    for place, figures in table:
        texts = ["nil" if numpy.isnan(figure) else repr(float(figure)) for figure in figures]
        lines += ["        (", f"            {place},", "            [",
                  f"                {', '.join(texts[:4])},", f"                {', '.join(texts[4:])},",
                  "            ]", "        ),"]
    return "\n".join(lines + ["    ]", "}", ""])


places = [0, 13, 14, 18, 19, 24, 25, 32, 33, 34, 60, 150, 198, 199, 200, 399]
path = ROOT / "Tests/MarketTests/Indicators/IndicatorTable.swift"
path.write_text(swift("IndicatorTable", "What TA-Lib makes of a random walk of 400 closes.", rows(walk(400, 7), places)))

if folder := os.environ.get("FXTERM_PAYLOADS"):
    body = json.loads((pathlib.Path(folder) / RECORDED).read_text())
    closes = [c for c in body["chart"]["result"][0]["indicators"]["quote"][0]["close"] if c is not None]
    path = ROOT / "Tests/FeedsTests/RecordedIndicatorTable.swift"
    places = [19, 33, 100, 199, 300, len(closes) - 1]
    path.write_text(swift("RecordedIndicatorTable", "What TA-Lib makes of recorded closes of BTC-USD.", rows(closes, places)))
