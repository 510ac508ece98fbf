"""A market on this machine: answers as tw.rter.info, Yahoo and Frankfurter do, the same at every run.

A price follows from its symbol and its day alone. The moment is given, so what fxterm prints of it can be written down.
"""

import datetime
import http.server
import json
import math
import threading
import time
import urllib.parse
import zoneinfo
import zlib

RATES = {"JPY": 149.23, "TWD": 32.105, "EUR": 0.8652, "GBP": 0.7611, "KRW": 1395.4, "CNY": 7.122, "HKD": 7.785,
         "SGD": 1.298, "CAD": 1.385, "CHF": 0.7981, "IDR": 16425.5, "MYR": 4.213}
STOCKS = {"AAPL": ("Apple Inc.", 230.0), "2330.TW": ("Taiwan Semiconductor Manufacturing Company", 1020.0),
          "2317.TW": ("Hon Hai Precision Industry", 231.5),
          "BTC-USD": ("Bitcoin USD", 91250.0)}
# Of the exchange, by the symbol's end: zone, currency, the session's hours.
PLACES = {".TW": ("Asia/Taipei", "TWD", (9, 0), (13, 30)), ".T": ("Asia/Tokyo", "JPY", (9, 0), (15, 30)),
          ".DE": ("Europe/Berlin", "EUR", (9, 0), (17, 30)), "-USD": ("UTC", "USD", (0, 0), (23, 59)),
          "=X": ("Europe/London", None, (0, 0), (23, 59)), "": ("America/New_York", "USD", (9, 30), (16, 0))}
LENGTHS = {"1d": 86_400, "1wk": 604_800, "1mo": 2_629_800}
RANGES = {"1d": 1, "5d": 7, "1mo": 31, "3mo": 92, "6mo": 183, "1y": 366, "2y": 731, "5y": 1827, "10y": 3653, "max": 10_000}


def wave(name, day):
    """A factor around 1, which moves from day to day and has a trend over years."""
    seed = zlib.crc32(name.encode()) % 1000 / 100
    number = day.toordinal()
    return 1 + 0.05 * math.sin(number / 9 + seed) + 0.02 * math.sin(number / 2.3 + seed) - 0.04 * math.sin(number / 300 + seed)


class Symbol:
    """What is known of a symbol: where it trades, and its prices."""

    def __init__(self, text):
        self.text = text
        end = next(end for end in PLACES if text.endswith(end))
        zone, currency, self.opens, self.closes = PLACES[end]
        self.zone, self.zone_name = zoneinfo.ZoneInfo(zone), zone
        self.currency = currency or text.removesuffix("=X")[-3:]
        if end == "=X":
            self.name, self.last = text, RATES.get(self.currency, 1.0)
        else:
            self.name, self.last = STOCKS.get(text, (text, 50.0 + zlib.crc32(text.encode()) % 400))

    def close(self, day, today):
        return round(self.last * wave(self.text, day) / wave(self.text, today), 2 if self.last > 10 else 4)

    def at(self, day, clock):
        return int(datetime.datetime.combine(day, datetime.time(*clock), self.zone).timestamp())

    def trades(self, day):
        return day.weekday() < 5 or self.text.endswith("-USD")

    def rows(self, start, end, interval, now):
        """Rows of a chart from `start` to `end`, in seconds since 1970: time, open, high, low, close, volume."""
        today = datetime.datetime.fromtimestamp(now, self.zone).date()
        day = datetime.datetime.fromtimestamp(max(start, 0), self.zone).date()
        last_day = datetime.datetime.fromtimestamp(min(end, now), self.zone).date()
        found, groups = [], set()
        while day <= last_day:
            if self.trades(day):
                group = {"1wk": day - datetime.timedelta(day.weekday()), "1mo": day.replace(day=1)}.get(interval, day)
                close = self.close(day, today)
                if interval not in LENGTHS:
                    step = int(interval.rstrip("mh")) * (3600 if interval.endswith("h") else 60)
                    moment = self.at(day, self.opens)
                    while moment < min(self.at(day, self.closes), now):
                        part = round(close * (1 + 0.002 * math.sin(moment / 4000)), 4)
                        found.append([moment, part, round(part * 1.001, 4), round(part * 0.999, 4), part, 1000])
                        moment += step
                elif group in groups:
                    row = found[-1]
                    row[2:] = [max(row[2], close), min(row[3], close), close, row[5] + 1_000_000]
                else:
                    groups.add(group)
                    opening = self.close(day - datetime.timedelta(1), today)
                    found.append([self.at(group, self.opens), opening, max(opening, close), min(opening, close), close, 1_000_000])
            day += datetime.timedelta(1)
        return found

    def chart(self, question, now):
        interval = question.get("interval", ["1d"])[0]
        length = question.get("range", ["1mo"])[0]
        start = int(question.get("period1", [now - RANGES[length] * 86_400])[0])
        end = int(question.get("period2", [now])[0])
        rows = self.rows(start, end, interval, now)
        columns = [list(column) for column in zip(*rows)] or [[] for _ in range(6)]
        today = datetime.datetime.fromtimestamp(now, self.zone).date()
        while not self.trades(today) or self.at(today, self.opens) > now:
            today -= datetime.timedelta(1)
        kind = {"=X": "CURRENCY", "SD": "CRYPTOCURRENCY"}.get(self.text[-2:], "EQUITY")
        return {
            "meta": {"currency": self.currency, "symbol": self.text, "longName": self.name, "shortName": self.name,
                     "exchangeTimezoneName": self.zone_name, "gmtoffset": 0, "instrumentType": kind,
                     "regularMarketPrice": self.last, "dataGranularity": interval,
                     "range": length, "regularMarketTime": min(now - 30, self.at(today, self.closes))},
            "timestamp": columns[0],
            "indicators": {"quote": [dict(zip(["open", "high", "low", "close", "volume"], columns[1:]))]}}


class Market:
    """Listens on this machine until the program ends. `moment` is what the clock of whoever asks shows when it starts."""

    def __init__(self, moment):
        self.moment, self.began = moment, time.monotonic()
        self.missed = []
        market = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                path, _, question = self.path.partition("?")
                answer = market.answer(urllib.parse.unquote(path), urllib.parse.parse_qs(question))
                if answer is None:
                    market.missed.append(self.path)
                body = json.dumps(answer).encode()
                self.send_response(404 if answer is None else 200)
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
    def settings(self):
        return (f'{{ feeds: {{ rates: [ {{ kind: "rter", url: "{self.address}/capi.php" }} ],\n'
                f'           stocks: [ {{ kind: "yahoo", url: "{self.address}" }} ],\n'
                f'           history: [ {{ kind: "frankfurter", url: "{self.address}" }} ], events: [] }} }}\n')

    def answer(self, path, question):
        if path == "/capi.php":
            when = datetime.datetime.fromtimestamp(self.moment - 60, datetime.timezone.utc).strftime("%Y-%m-%d %H:%M:%S")
            return {f"USD{code}": {"Exrate": rate, "UTC": when} for code, rate in RATES.items()}
        if path.startswith("/v8/finance/chart/"):
            return {"chart": {"result": [Symbol(path.split("/")[-1]).chart(question, self.moment)], "error": None}}
        if path == "/v7/finance/spark":
            return {"spark": {"error": None, "result": [
                {"symbol": text, "response": [Symbol(text).chart(question, self.moment)]}
                for text in question["symbols"][0].split(",")]}}
        if path == "/v1/finance/search":
            return self.found(question["q"][0])
        if path == "/v2/rates":
            return self.past(question)
        return None

    def found(self, text):
        listing = {"IE00B4L5Y983": "EUNL.DE", "US0378331005": "AAPL"}.get(text, text if text in STOCKS else None)
        quotes = [{"symbol": listing, "longname": Symbol(listing).name, "quoteType": "EQUITY", "exchDisp": "NASDAQ"}] if listing else []
        news = [{"title": f"{text} in the news", "publisher": "A newspaper", "link": "https://example.org/1",
                 "providerPublishTime": self.moment - 7200}]
        return {"quotes": quotes, "news": news}

    def past(self, question):
        today = datetime.datetime.fromtimestamp(self.moment, datetime.timezone.utc).date()
        day = datetime.date.fromisoformat(question["from"][0]) if "from" in question else today
        codes = question["quotes"][0].split(",") if "quotes" in question else list(RATES)
        rows = []
        while day <= today:
            if day.weekday() < 5:
                rows += [{"date": str(day), "base": "USD", "quote": code,
                          "rate": round(RATES[code] * wave(code, day) / wave(code, today), 5)} for code in codes if code in RATES]
            day += datetime.timedelta(1)
        return rows
