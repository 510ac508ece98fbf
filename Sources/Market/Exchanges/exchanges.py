#!/usr/bin/env python3
"""Writes the tables of exchanges and of what they open at, and of moments to test them by.

    python3 -m venv venv && venv/bin/pip install exchange_calendars==4.13.2
    venv/bin/python Sources/Market/Exchanges/exchanges.py
        write Sources/Market/Exchanges/Exchange+Table.swift and Tests/MarketTests/Exchanges/Expected.swift

Sources: hours and auctions from the exchanges' own pages on trading hours, as of 2026-11; holidays and days of
other hours from `exchange_calendars` (Apache licence), whose tables follow the exchanges' own. Of exchanges whose
holidays are set anew each year, by governments or by the moon, only the present year's are taken to be known.
"""

import datetime
import pathlib
import random
import re

import exchange_calendars
import pandas

ROOT = pathlib.Path(__file__).resolve().parents[3]
TABLE = ROOT / "Sources/Market/Exchanges/Exchange+Table.swift"
EXPECTED = ROOT / "Tests/MarketTests/Exchanges/Expected.swift"
SEED = 20261121
FIRST = datetime.date(2026, 1, 1)

# MIC, short name, name, clock, Yahoo's suffixes, sessions, calendar, year up to which holidays are known.
# A session is 0900-1130 for continuous trading, 0830a0900 for an opening auction, 1325z1330 for a closing one.
# Another line of sessions holds on the weekday, 1 for Monday, that it begins with.
EXCHANGES = [
    ("XTAI", "TWSE", "Taiwan Stock Exchange", "Asia/Taipei", "TW", "0830a0900 0900-1325 1325z1330", "XTAI", 2026),
    ("ROCO", "TPEx", "Taipei Exchange", "Asia/Taipei", "TWO", "0830a0900 0900-1325 1325z1330", "XTAI", 2026),
    ("XTKS", "TSE", "Tokyo Stock Exchange", "Asia/Tokyo", "T", "0800a0900 0900-1130 1230-1525 1525z1530", "XTKS", 2027),
    ("XHKG", "HKEX", "Hong Kong Exchanges", "Asia/Hong_Kong", "HK", "0900a0930 0930-1200 1300-1600 1600z1610", "XHKG", 2027),
    ("XSHG", "SSE", "Shanghai Stock Exchange", "Asia/Shanghai", "SS", "0915a0930 0930-1130 1300-1457 1457z1500", "XSHG", 2026),
    ("XSHE", "SZSE", "Shenzhen Stock Exchange", "Asia/Shanghai#Shenzhen", "SZ", "0915a0930 0930-1130 1300-1457 1457z1500", "XSHG", 2026),
    ("XKRX", "KRX", "Korea Exchange", "Asia/Seoul", "KS KQ", "0830a0900 0900-1520 1520z1530", "XKRX", 2026),
    ("XSES", "SGX", "Singapore Exchange", "Asia/Singapore", "SI", "0830a0900 0900-1200 1300-1700 1700z1706", "XSES", 2026),
    ("XIDX", "IDX", "Indonesia Stock Exchange", "Asia/Jakarta", "JK", "0845a0900 0900-1200 1330-1550 1550z1600/5 0845a0900 0900-1130 1400-1550 1550z1600", "XIDX", 2025),
    ("XNSE", "NSE", "National Stock Exchange of India", "Asia/Kolkata#Mumbai", "NS BO", "0900a0915 0915-1530", "XBOM", 2026),
    ("XLON", "LSE", "London Stock Exchange", "Europe/London", "L IL", "0750a0800 0800-1630 1630z1635", "XLON", 2027),
    ("XETR", "XETRA", "Xetra", "Europe/Berlin#Frankfurt am Main", "DE F BE DU HM HA MU SG", "0850a0900 0900-1730 1730z1735", "XETR", 2027),
    ("XPAR", "Euronext", "Euronext Paris", "Europe/Paris", "PA", "0715a0900 0900-1730 1730z1735", "XPAR", 2027),
    ("XAMS", "Euronext", "Euronext Amsterdam", "Europe/Amsterdam", "AS", "0715a0900 0900-1730 1730z1735", "XAMS", 2027),
    ("XBRU", "Euronext", "Euronext Brussels", "Europe/Brussels", "BR", "0715a0900 0900-1730 1730z1735", "XBRU", 2027),
    ("XLIS", "Euronext", "Euronext Lisbon", "Europe/Lisbon", "LS", "0615a0800 0800-1630 1630z1635", "XLIS", 2027),
    ("XMIL", "Euronext", "Euronext Milan", "Europe/Rome#Milan", "MI", "0800a0900 0900-1730 1730z1735", "XMIL", 2027),
    ("XMAD", "BME", "Bolsa de Madrid", "Europe/Madrid", "MC", "0830a0900 0900-1730 1730z1735", "XMAD", 2027),
    ("XSWX", "SIX", "SIX Swiss Exchange", "Europe/Zurich", "SW", "0900-1720 1720z1730", "XSWX", 2027),
    ("XSTO", "Nasdaq", "Nasdaq Stockholm", "Europe/Stockholm", "ST", "0800a0900 0900-1725 1725z1730", "XSTO", 2027),
    ("XCSE", "Nasdaq", "Nasdaq Copenhagen", "Europe/Copenhagen", "CO", "0800a0900 0900-1655 1655z1700", "XCSE", 2027),
    ("XHEL", "Nasdaq", "Nasdaq Helsinki", "Europe/Helsinki", "HE", "0900a1000 1000-1825 1825z1830", "XHEL", 2027),
    ("XOSL", "Euronext", "Oslo Børs", "Europe/Oslo", "OL", "0815a0900 0900-1620 1620z1625", "XOSL", 2027),
    ("XWBO", "Wien", "Wiener Börse", "Europe/Vienna", "VI", "0855a0900 0900-1730 1730z1735", "XWBO", 2027),
    ("XNYS", "NYSE", "New York Stock Exchange", "America/New_York", "", "0930-1600", "XNYS", 2027),
    ("XNAS", "NASDAQ", "Nasdaq", "America/New_York", "", "0930-1600", "XNYS", 2027),
    ("XTSE", "TSX", "Toronto Stock Exchange", "America/Toronto", "TO V CN NE", "0930-1600", "XTSE", 2027),
    ("XMEX", "BMV", "Bolsa Mexicana de Valores", "America/Mexico_City", "MX", "0830-1500", "XMEX", 2027),
    ("BVMF", "B3", "B3", "America/Sao_Paulo", "SA", "0945a1000 1000-1755 1755z1800", "BVMF", 2027),
    ("XASX", "ASX", "Australian Securities Exchange", "Australia/Sydney", "AX", "0700a1000 1000-1600 1600z1612", "XASX", 2027),
    ("XNZE", "NZX", "New Zealand Exchange", "Pacific/Auckland", "NZ", "0900a1000 1000-1645 1645z1700", "XNZE", 2027),
    ("XKLS", "Bursa", "Bursa Malaysia", "Asia/Kuala_Lumpur", "KL", "0830a0900 0900-1230 1430-1645 1645z1700", "XKLS", 2026),
    ("XBKK", "SET", "Stock Exchange of Thailand", "Asia/Bangkok", "BK", "0930a1000 1000-1230 1400-1630 1630z1640", "XBKK", 2026),
    ("XJSE", "JSE", "Johannesburg Stock Exchange", "Africa/Johannesburg", "JO", "0835a0900 0900-1650 1650z1700", "XJSE", 2027),
]  # fmt: skip

# Days that the package lacks: local elections in Korea.
MORE_HOLIDAYS = {"XKRX": ["20260603"]}


def clock(text):
    return int(text[:2]) * 60 + int(text[2:])


def sessions(text):
    """Open and close of continuous trading and closing auctions, in minutes, for Monday to Friday."""
    lines = text.split("/")
    usual = re.findall(r"(\d{4})([-az])(\d{4})", lines[0])
    week = {d: usual for d in range(5)}
    for line in lines[1:]:
        week[int(line[0]) - 1] = re.findall(r"(\d{4})([-az])(\d{4})", line[1:])
    return week


def days(exchange):
    """Holidays, and days on which trading opens or ends at another time than on that exchange's other days."""
    mic, *_, hours, name, year = exchange
    year = max(year, FIRST.year)
    calendar = exchange_calendars.get_calendar(name, start=FIRST.isoformat(), end=f"{year}-12-31")
    open_, close = (calendar.schedule[c].dt.tz_convert(calendar.tz).dt.strftime("%H%M") for c in ("open", "close"))
    usual = (open_.mode()[0], close.mode()[0])
    holidays, special = [], []
    for day in pandas.date_range(FIRST, f"{year}-12-31"):
        text = day.strftime("%Y%m%d")
        if day not in open_.index:
            if day.weekday() < 5:
                holidays.append(text)
        elif day.weekday() > 4 or (open_[day], close[day]) != usual:
            special.append(f"{text}:{open_[day]}-{close[day]}")
    return calendar, sorted(holidays + MORE_HOLIDAYS.get(mic, [])), special


def main():
    rows, samples = [], []
    rng, differ = random.Random(SEED), set()
    for exchange in EXCHANGES:
        mic, short, name, where, suffixes, hours, source, year = exchange
        calendar, holidays, special = days(exchange)
        rows.append("\t".join([mic, short, name, where, suffixes, hours, str(year) + "1231", " ".join(holidays), " ".join(special)]))
        begin, end = (int(datetime.datetime(y, 1, 3, tzinfo=datetime.UTC).timestamp()) for y in (2026, max(year, FIRST.year) + 1))
        end -= 5 * 86400
        week = sessions(hours)
        found = []
        while len(found) < 60:
            moment = rng.randrange(begin, end, 60)
            stamp = pandas.Timestamp(moment, unit="s", tz="UTC")
            local = stamp.tz_convert(calendar.tz)
            day = local.normalize().tz_localize(None)
            minute = local.hour * 60 + local.minute
            # Where the hours of the two sources differ on purpose, as at auctions, nothing is said.
            spans = week.get(day.weekday(), [])
            ours = any(clock(a) <= minute < clock(b) for a, kind, b in spans if kind == "-")
            text = day.strftime("%Y%m%d")
            is_open = False
            if text in MORE_HOLIDAYS.get(mic, []):
                continue
            if day in calendar.sessions:
                o, c = (calendar.schedule.loc[day][x].tz_convert(calendar.tz) for x in ("open", "close"))
                is_open = o.hour * 60 + o.minute <= minute < c.hour * 60 + c.minute
                is_lunch = is_open and not ours and any(minute < clock(a) for a, k, b in spans if k == "-")
                is_auction = any(clock(a) <= minute < clock(b) for a, kind, b in spans if kind == "z")
                if is_lunch or is_auction:
                    continue
                is_usual = not any(s.startswith(text) for s in special)
                if is_usual and is_open != ours:
                    differ.add((mic, local.strftime("%a %H:%M")))
                    continue
            # Half of them at hours of trading, so that holidays count.
            if rng.random() < 0.5 and not (540 <= minute < 960 and day.weekday() < 5):
                continue
            found.append(f"{moment}{'+' if is_open else '-'}")
        samples.append(f"{mic} {' '.join(found)}")
    head = (
        "// swift-format-ignore-file\n"
        "// Written by Sources/Market/Exchanges/exchanges.py; to change it, change that.\n"
        f"// Sources: the exchanges' pages on trading hours as of 2026-11; exchange_calendars {exchange_calendars.__version__};"
        f" written {datetime.date.today()}.\n\n"
    )
    TABLE.write_text(
        head + "extension Exchange {\n    /// A line an exchange: MIC, short name, name, clock, suffixes, sessions, the last day whose"
        " holidays are known,\n    /// holidays, days of other hours.\n"
        '    static let table: StaticString = """\n' + "".join(f"        {r}\n" for r in rows) + '        """\n}\n'
    )
    EXPECTED.parent.mkdir(exist_ok=True)
    EXPECTED.write_text(
        head + f"/// Moments at random, seed {SEED}: `+` where exchange_calendars has the exchange trade, `-` where not.\n"
        'let expectedOfExchanges = """\n' + "".join(f"    {s}\n" for s in samples) + '    """\n'
    )
    print("hours that the sources disagree on:", sorted(differ))
    print(len(rows), "exchanges,", TABLE.stat().st_size // 1024, "KiB")


if __name__ == "__main__":
    main()
