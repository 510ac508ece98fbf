#!/usr/bin/env python3
"""Writes the tables of exchanges and of what they open at, and of moments to test them by.

    python3 -m venv venv && venv/bin/pip install exchange_calendars==4.13.2 holidays==0.109
    venv/bin/python Sources/Market/Exchanges/exchanges.py
        write Sources/Market/Exchanges/Exchange+Table.swift and Tests/MarketTests/Exchanges/Expected.swift

Sources: hours and auctions from the exchanges' own pages on trading hours, as of 2026-11; holidays and days of
other hours from `exchange_calendars` (Apache licence), whose tables follow the exchanges' own. Of exchanges whose
holidays are set each year, by governments or by the moon, only those up to the present year are taken to be known. The
names of holidays are those of public ones after `holidays` (MIT licence), and of others by the date.

Holidays reach back to 2015, but to 2026 alone where no second source tells those of before: Jakarta, Bangkok, Kuala
Lumpur. Hours reach back as far as it is known that they were those of today (`HOURS_SINCE`); of days before that, the
table says only whether the exchange traded.

Checked against a second source, 2026-11:
* Holidays of 2015 to 2025: the calendars of exchanges in `holidays` 0.109 agree to the day (of Euronext's since 2019, of
  Xetra's since 2016), and so do those that `pandas_market_calendars` 5.5.0 keeps of its own. What `exchange_calendars`
  lacks is in MORE_HOLIDAYS: typhoons in Taipei and Hong Kong, and days of Taipei's Lunar New Year, by the exchanges'
  notices; election days and days off in Johannesburg; the inauguration in Mexico in 2024.
* Saturdays: Taipei trades on those that make up for a day off, to 2018: its numbers of days a year, 244 in 2016, 246 in
  2017, 247 in 2018. Mumbai trades on days of the budget, and on days on which it tries its other site.
* Holidays of Tokyo, Hong Kong, Shanghai, London, New York, Toronto, Sydney, São Paulo, Mumbai, Zurich and Oslo: the
  calendars that `pandas_market_calendars` 5.5.0 keeps of its own agree to the day.
* São Paulo: B3's notices of March 2025 and November 2025 (Exame, UOL, Metrópoles): it closes with New York, at 17:00
  while New York has summer time, else at 18:00; the opening stays at 10:00.
* Mexico: the BMV's notice of October 2025 (Expansión): 7:30 to 14:00 while New York has summer time, else 8:30 to 15:00.
* Singapore: SGX's market phases as brokers give them (uSMART, Tiger): on half days trading ends at 12:00 and the
  closing routine at 12:06. SGX rule 8.2; half days are the eves of Christmas, New Year and Lunar New Year.
* Korea: the exchange's notices (Yonhap, Etoday, Newdaily): on the day of the university entrance examination all phases
  are an hour later; on the year's first day only the opening is. 17 July is a holiday again from 2026 on.
* Jakarta: the exchange's announcement Peng-00171/BEI.POP/09-2025, 239 days of trading in 2026.
* Mumbai: SEBI's circular of January 2026 and NSE's on it: from 3 August 2026 a closing auction from 15:15 to 15:35 for
  stocks with derivatives; others trade on to 15:30. The board trades on Sunday 1 February 2026, the day of the budget.
* Bangkok: SET's announcement of March 2024 (Bangkok Post): the afternoon from 14:00 to 16:30.
* Kuala Lumpur: the exchange's statement of 13 March 2026 (Bernama): usual hours on 20 March.
* Stockholm, Copenhagen, Oslo: Spotlight's and NGM's tables, half days included; Nasdaq's notices say that of its Nordic
  exchanges only Stockholm has half days. Wien: its notice on the last day of trading. Wellington: NZX's "Anatomy of a
  trading day". Milan: Borsa Italiana's phases. London's order book of depositary receipts: SETS's hours since 2014.
* Germany's other exchanges (Frankfurt's floor, Stuttgart, Munich, …) trade to 20:00 or 22:00, each by rules of its own:
  they are not in the table, and nothing is said of their hours.
"""

import datetime
import pathlib
import random
import re
import zoneinfo

import exchange_calendars
from dateutil.easter import easter
import holidays as public
import pandas

ROOT = pathlib.Path(__file__).resolve().parents[3]
TABLE = ROOT / "Sources/Market/Exchanges/Exchange+Table.swift"
EXPECTED = ROOT / "Tests/MarketTests/Exchanges/Expected.swift"
SEED = 20261121
FIRST = datetime.date(2015, 1, 1)
# Exchanges for whose earlier holidays there is one source alone.
FIRST_OF = {mic: datetime.date(2026, 1, 1) for mic in ("XIDX", "XBKK", "XKLS")}
# Since when the sessions are those of the table, where that is known for longer than since 2026: neither has the calendar
# other hours, nor is a change of auctions known.
HOURS_SINCE = {
    mic: "20150101"
    for mic in "XTAI ROCO XSHE XLON XETR XPAR XAMS XBRU XLIS XMAD XNYS XNAS XTSE XTSX XCNQ NEOE".split()
} | {"XTKS": "20241105", "XSHG": "20180820", "XNSE": "20260803", "XBOM": "20260803"}

# MIC, short name, name, clock, Yahoo's suffixes, sessions, calendar, year up to which holidays are known.
# A session is 0900-1130 for continuous trading, 0830a0900 for an opening auction, 1325z1330 for a closing one.
# Another line of sessions holds on the weekday, 1 for Monday, that it begins with, or while New York has summer time if
# it begins with S.
EXCHANGES = [
    ("XTAI", "TWSE", "Taiwan Stock Exchange", "Asia/Taipei", "TW", "0830a0900 0900-1325 1325z1330", "XTAI", 2026),
    ("ROCO", "TPEx", "Taipei Exchange", "Asia/Taipei", "TWO", "0830a0900 0900-1325 1325z1330", "XTAI", 2026),
    ("XTKS", "TSE", "Tokyo Stock Exchange", "Asia/Tokyo", "T", "0800a0900 0900-1130 1230-1525 1525z1530", "XTKS", 2027),
    ("XHKG", "HKEX", "Hong Kong Exchanges", "Asia/Hong_Kong", "HK", "0900a0930 0930-1200 1300-1600 1600z1610", "XHKG", 2027),
    ("XSHG", "SSE", "Shanghai Stock Exchange", "Asia/Shanghai", "SS", "0915a0930 0930-1130 1300-1457 1457z1500", "XSHG", 2026),
    ("XSHE", "SZSE", "Shenzhen Stock Exchange", "Asia/Shanghai#Shenzhen", "SZ", "0915a0930 0930-1130 1300-1457 1457z1500", "XSHG", 2026),
    ("XKRX", "KRX", "Korea Exchange", "Asia/Seoul", "KS KQ", "0830a0900 0900-1520 1520z1530", "XKRX", 2026),
    ("XSES", "SGX", "Singapore Exchange", "Asia/Singapore", "SI", "0830a0900 0900-1200 1300-1700 1700z1706", "XSES", 2026),
    ("XIDX", "IDX", "Indonesia Stock Exchange", "Asia/Jakarta", "JK", "0845a0900 0900-1200 1330-1550 1550z1600/5 0845a0900 0900-1130 1400-1550 1550z1600", "XIDX", 2026),
    ("XNSE", "NSE", "National Stock Exchange of India", "Asia/Kolkata#Mumbai", "NS", "0900a0915 0915-1515 1515z1535", "XBOM", 2026),
    ("XBOM", "BSE", "BSE", "Asia/Kolkata#Mumbai", "BO", "0900a0915 0915-1515 1515z1535", "XBOM", 2026),
    ("XLON", "LSE", "London Stock Exchange", "Europe/London", "L IL", "0750a0800 0800-1630 1630z1635", "XLON", 2027),
    ("XETR", "XETRA", "Xetra", "Europe/Berlin#Frankfurt am Main", "DE", "0850a0900 0900-1730 1730z1735", "XETR", 2027),
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
    ("XTSE", "TSX", "Toronto Stock Exchange", "America/Toronto", "TO", "0930-1600", "XTSE", 2027),
    ("XTSX", "TSXV", "TSX Venture Exchange", "America/Toronto", "V", "0930-1600", "XTSE", 2027),
    ("XCNQ", "CSE", "Canadian Securities Exchange", "America/Toronto", "CN", "0930-1600", "XTSE", 2027),
    ("NEOE", "Cboe", "Cboe Canada", "America/Toronto", "NE", "0930-1600", "XTSE", 2027),
    ("XMEX", "BMV", "Bolsa Mexicana de Valores", "America/Mexico_City", "MX", "0830-1500/S 0730-1400", "XMEX", 2027),
    ("BVMF", "B3", "B3", "America/Sao_Paulo", "SA", "0945a1000 1000-1755 1755z1800/S 0945a1000 1000-1655 1655z1700", "BVMF", 2027),
    ("XASX", "ASX", "Australian Securities Exchange", "Australia/Sydney", "AX", "0700a1000 1000-1600 1600z1612", "XASX", 2027),
    ("XNZE", "NZX", "New Zealand Exchange", "Pacific/Auckland", "NZ", "0830a1000 1000-1645 1645z1700", "XNZE", 2027),
    ("XKLS", "Bursa", "Bursa Malaysia", "Asia/Kuala_Lumpur", "KL", "0830a0900 0900-1230 1430-1645 1645z1700", "XKLS", 2026),
    ("XBKK", "SET", "Stock Exchange of Thailand", "Asia/Bangkok", "BK", "0930a1000 1000-1230 1400-1630 1630z1640", "XBKK", 2026),
    ("XJSE", "JSE", "Johannesburg Stock Exchange", "Africa/Johannesburg", "JO", "0835a0900 0900-1650 1650z1700", "XJSE", 2027),
]  # fmt: skip

# Days that the package lacks, of before 2026 as told above; then local elections and Constitution Day in Korea, moving feasts and days off with them in
# Indonesia.
TAIPEI = "20220204 20230118 20241031"
MORE_HOLIDAYS = {
    "XTAI": TAIPEI,
    "ROCO": TAIPEI,
    "XHKG": "20230901 20230908",
    "XMEX": "20241001",
    "XJSE": "20211101 20221227 20231215 20240529",
    "XKRX": "20260603 20260717",
    "XIDX": "20260116 20260216 20260318 20260319 20260320 20260323 20260324 20260515 20260527 20260528 20260616 20260825"
    " 20261224",
}

# Days of other hours that the package lacks, and days of trade at the weekend.
SATURDAYS = "20160130 20160604 20160910 20170218 20170603 20170930 20180331 20181222"
BUDGETS = "20150228 20200201 20240120 20250201 20260201"
MORE_SPECIAL = {
    "XTAI": dict.fromkeys(SATURDAYS.split(), "0900-1330"),
    "ROCO": dict.fromkeys(SATURDAYS.split(), "0900-1330"),
    "XKRX": {"20261119": "1000-1630"},
    "XSES": {"20260216": "0900-1200", "20261224": "0900-1200", "20261231": "0900-1200"},
    "XNSE": dict.fromkeys(BUDGETS.split(), "0915-1530"),
    "XBOM": dict.fromkeys(BUDGETS.split(), "0915-1530"),
}

# Days that the package has other hours for, and the exchange has not.
NOT_SPECIAL = {"XKLS": ["20260320"]}

# Days whose hours no second source tells: an hour of trading on the evening of Diwali, and a few on Saturdays on which
# Mumbai tries its other site; two days on which Madrid traded until 14:00 or not at all; the election day and early closes
# in Johannesburg; the eve of the Lunar New Year and a day off in lieu in Kuala Lumpur.
MUMBAI = (
    "20151111 20161030 20171019 20181107 20191027 20201114 20211104 20221024 20231112 20240302 20240518 20241101 20251021"
    " 20261108"
)
DOUBTFUL = {
    "XNSE": dict.fromkeys(MUMBAI.split(), ""),
    "XBOM": dict.fromkeys(MUMBAI.split(), ""),
    "XMAD": {"20211224": "0900-1400", "20211231": "0900-1400"},
    "XJSE": {"20261104": "", "20261224": "0900-1200", "20261231": "0900-1200", "20271224": "0900-1200", "20271231": "0900-1200"},
    "XKLS": {"20260216": "", "20260602": ""},
}

# The sessions of days on which trading opens or ends at another time.
SHORT = {
    "XTAI": {"0900-1330": "0830a0900 0900-1325 1325z1330"},
    "ROCO": {"0900-1330": "0830a0900 0900-1325 1325z1330"},
    "XHKG": {"0930-1200": "0900a0930 0930-1200 1200z1210"},
    "XKRX": {"1000-1530": "0930a1000 1000-1520 1520z1530", "1000-1630": "0930a1000 1000-1620 1620z1630"},
    "XSES": {"0900-1200": "0830a0900 0900-1200 1200z1206"},
    "XNSE": {"0915-1530": "0900a0915 0915-1530"},
    "XBOM": {"0915-1530": "0900a0915 0915-1530"},
    "XLON": {"0800-1230": "0750a0800 0800-1230 1230z1235"},
    "XETR": {"0900-1400": "0850a0900 0900-1400 1400z1405"},
    "XPAR": {"0900-1405": "0715a0900 0900-1400 1400z1405"},
    "XAMS": {"0900-1405": "0715a0900 0900-1400 1400z1405"},
    "XBRU": {"0900-1405": "0715a0900 0900-1400 1400z1405"},
    "XLIS": {"0800-1305": "0615a0800 0800-1300 1300z1305"},
    "XMAD": {"0900-1400": "0830a0900 0900-1400 1400z1405"},
    "XSTO": {"0900-1300": "0800a0900 0900-1255 1255z1300"},
    "XOSL": {"0900-1300": "0815a0900 0900-1300 1300z1305"},
    "XWBO": {"0900-1415": "0855a0900 0900-1415 1415z1420"},
    "XNYS": {"0930-1300": "0930-1300"},
    "XNAS": {"0930-1300": "0930-1300"},
    "XTSE": {"0930-1300": "0930-1300"},
    "XTSX": {"0930-1300": "0930-1300"},
    "XCNQ": {"0930-1300": "0930-1300"},
    "NEOE": {"0930-1300": "0930-1300"},
    "BVMF": {"1300-1800": "1245a1300 1300-1755 1755z1800"},
    # No auction is stated for these.
    "XASX": {"1000-1410": "0700a1000 1000-1410"},
    "XNZE": {"1000-1245": "0830a1000 1000-1245"},
    "XKLS": {"0900-1230": "0830a0900 0900-1230"},
    "XJSE": {"0900-1200": "0835a0900 0900-1200"},
}  # fmt: skip

# The country, and the part of it, whose public holidays name those of an exchange.
COUNTRIES = {
    "XTAI": "TW", "ROCO": "TW", "XTKS": "JP", "XHKG": "HK", "XSHG": "CN", "XSHE": "CN", "XKRX": "KR", "XSES": "SG", "XIDX": "ID",
    "XNSE": "IN", "XBOM": "IN", "XLON": "GB ENG", "XETR": "DE", "XPAR": "FR", "XAMS": "NL", "XBRU": "BE", "XLIS": "PT", "XMIL": "IT",
    "XMAD": "ES", "XSWX": "CH ZH", "XSTO": "SE", "XCSE": "DK", "XHEL": "FI", "XOSL": "NO", "XWBO": "AT", "XNYS": "US", "XNAS": "US",
    "XTSE": "CA ON", "XTSX": "CA ON", "XCNQ": "CA ON", "NEOE": "CA ON", "XMEX": "MX", "BVMF": "BR", "XASX": "AU NSW", "XNZE": "NZ",
    "XKLS": "MY", "XBKK": "TH", "XJSE": "ZA",
}  # fmt: skip

# The case of Holiday.swift for a name that has such words in it, the first that fits.
NAMES = [
    ("Labor Thanksgiving", "labourThanksgiving"), ("Thanksgiving", "thanksgiving"), ("Christmas Eve", "christmasEve"),
    ("after Christmas|Boxing|Goodwill", "boxingDay"), ("Christmas", "christmas"),
    ("(Chinese|Korean|Lunar) New Year", "lunarNewYear"), ("Islamic New Year", "islamicNewYear"), ("New Year's Eve", "newYearsEve"),
    ("New Year|Founding Day of the Rep|Universal Fraternization", "newYear"), ("Tomb-Sweeping", "tombSweeping"),
    ("Dragon Boat", "dragonBoat"), ("Mid-Autumn", "midAutumn"), ("Chuseok", "chuseok"), ("Double Ninth", "doubleNinth"),
    ("Buddha|Vesak|Visakha", "vesak"), ("Good Friday", "goodFriday"), ("Easter Monday", "easterMonday"), ("Maundy", "maundyThursday"),
    ("Ascension", "ascension"), ("Constitution", "constitutionDay"), ("Pentecost", "whitMonday"), ("Epiphany", "epiphany"),
    ("Midsummer", "midsummer"), ("All Souls", "allSouls"), ("^Memorial Day", "memorialDay"), ("Juneteenth", "juneteenth"),
    ("Luther King", "martinLutherKing"), ("Washington", "presidentsDay"), ("^Independence Day", "independenceDay"),
    ("^Republic", "republicDay"), ("Eid al-Fitr", "eidAlFitr"), ("Eid al-Adha", "eidAlAdha"), ("Diwali", "diwali"),
    ("Songkran", "songkran"), ("King's Birthday|King Maha|Agong", "kingsBirthday"), ("Anzac", "anzacDay"),
    ("National Day($| \\(|;)", "nationalDay"), ("^Foundation Day", "foundationDay"), ("Coming of Age", "comingOfAge"),
    ("Emperor", "emperorsBirthday"), ("Equinox", "equinox"), ("Showa|Greenery", "goldenWeek"), ("Marine", "marineDay"),
    ("Mountain", "mountainDay"), ("Children", "childrensDay"), ("Peace Memorial", "peaceMemorial"), ("Confucius", "teachersDay"),
    ("Taiwan Restoration", "restorationDay"), ("Bank Holiday", "bankHoliday"), ("Lab(or|our) Day|May Day|Worker", "labourDay"),
]  # fmt: skip

# Days that are named otherwise: days off beside feasts, feasts of an exchange alone, and those that have one name there.
NAMED = {
    "XTAI": {"lunarNewYear": "20260212 20260213"},
    "XTKS": {"newYear": "20260102", "goldenWeek": "20260504 20260505 20260506 20270503 20270504 20270505", "equinox": "20270322"},
    "XSHG": {
        "newYear": "20260102", "lunarNewYear": "20260220 20260223", "labourDay": "20260505", "nationalDay": "20261006 20261007",
    },
    "XKRX": {"other": "20261005"},
    "XIDX": {
        "lunarNewYear": "20260216", "eidAlFitr": "20260320 20260323 20260324", "ascension": "20260515", "eidAlAdha": "20260528",
    },
    "XBOM": {"eidAlAdha": "20260528", "diwali": "20261110"},
    "XLON": {"bankHoliday": "20260504 20270503"},
    "XSTO": {"midsummer": "20260619 20270625"},
    "XCSE": {"constitutionDay": "20260605"},
    "XMEX": {"maundyThursday": "20260402 20270325", "goodFriday": "20260403 20270326", "allSouls": "20261102 20271102"},
    "BVMF": {"carnival": "20260216 20260217 20270208 20270209", "corpusChristi": "20260604 20270527"},
    "XJSE": {"easterMonday": "20260406 20270329"},
    "XKLS": {"newYear": "20260101", "diwali": "20261109"},
}  # fmt: skip
# Used when there is no public holiday; by the day of the year.
BY_DATE = {"1224": "christmasEve", "1231": "newYearsEve"}

NEW_YORK = zoneinfo.ZoneInfo("America/New_York")


def clock(text):
    return int(text[:2]) * 60 + int(text[2:])


def parts(line):
    return re.findall(r"(\d{4})([-az])(\d{4})", line)


def sessions(text, day):
    """Open, kind and close of each session of an ordinary `day` of that weekday."""
    if day.weekday() > 4:
        return []
    usual, *others = text.split("/")
    noon = datetime.datetime.combine(day, datetime.time(12), NEW_YORK)
    for line in others:
        if line[0] == str(day.weekday() + 1) or line[0] == "S" and noon.dst():
            usual = line[1:]
    return parts(usual)


def days(exchange):
    """The calendar, holidays, and the sessions of days unlike that exchange's others."""
    mic, *_, name, year = exchange
    calendar = exchange_calendars.get_calendar(name, start=FIRST.isoformat(), end=f"{year}-12-31")
    open_, close = (calendar.schedule[c].dt.tz_convert(calendar.tz).dt.strftime("%H%M") for c in ("open", "close"))
    since = hours_since(mic)
    usual = (open_[since:].mode()[0], close[since:].mode()[0])
    holidays = MORE_HOLIDAYS.get(mic, "").split()
    special = dict(MORE_SPECIAL.get(mic, {}))
    for day in pandas.date_range(FIRST_OF.get(mic, FIRST), f"{year}-12-31"):
        text = day.strftime("%Y%m%d")
        if day not in open_.index:
            if day.weekday() < 5 and text not in special:
                holidays.append(text)
        elif text >= since and text not in holidays and (open_[day], close[day]) != usual:
            special[text] = f"{open_[day]}-{close[day]}"
        elif day.weekday() > 4:
            raise SystemExit(f"{mic} trades at the weekend, {text}")
    for text in NOT_SPECIAL.get(mic, []):
        del special[text]
    doubtful = DOUBTFUL.get(mic, {})
    for text, hours in doubtful.items():
        if hours:
            special[text] = hours
    special = {text: SHORT[mic][hours] for text, hours in special.items()}
    return calendar, sorted(set(holidays)), special, doubtful


def hours_since(mic):
    return HOURS_SINCE.get(mic, "20260101")


def by_year(texts):
    """`20150101n 20150216` as `2015:0101n0216`."""
    years = {}
    for text in texts:
        years.setdefault(text[:4], []).append(text[4:])
    return " ".join(f"{year}:{''.join(days)}" for year, days in years.items())


def letters():
    return dict(re.findall(r'case (\w+) = "(.)"', (TABLE.parent / "Holiday.swift").read_text()))


def named(exchange, texts):
    """The days of `texts` with the letters of their names behind them."""
    mic, *_, name, year = exchange
    country, *part = COUNTRIES[mic].split()
    told = public.country_holidays(country, subdiv=part[0] if part else None, years=range(FIRST.year, year + 1), language="en_US")
    own = {day: case for case, days in NAMED.get(name, {}).items() for day in days.split()}
    letter = letters()
    for text in texts:
        day = datetime.datetime.strptime(text, "%Y%m%d").date()
        said = told.get(day, "")
        found = [case for words, case in NAMES if re.search(words, said)]
        case = own.get(text) or next(iter(found), None) or BY_DATE.get(text[4:]) or ("goodFriday" if day + datetime.timedelta(2) == easter(day.year) else "other")
        yield text + ("" if case == "other" else letter[case])


def expected(exchange, stamp):
    """Whether the exchange trades at `stamp` by a source beside the table; nil where the two differ on purpose."""
    mic, *_, hours, _, _ = exchange
    calendar, holidays, special, doubtful = days_of[mic]
    local = stamp.tz_convert(calendar.tz)
    day, minute = local.normalize().tz_localize(None), local.hour * 60 + local.minute
    text = day.strftime("%Y%m%d")
    if text in doubtful or text in MORE_HOLIDAYS.get(mic, "") or text in NOT_SPECIAL.get(mic, []):
        return None
    spans = parts(special[text]) if text in special else sessions(hours, day)
    if any(kind != "-" and clock(a) <= minute < clock(b) for a, kind, b in spans):
        return None
    if text in MORE_SPECIAL.get(mic, {}):
        a, b = MORE_SPECIAL[mic][text].split("-")
        return clock(a) <= minute < clock(b)
    if day not in calendar.sessions:
        return False
    o, c = (calendar.schedule.loc[day][x].tz_convert(calendar.tz) for x in ("open", "close"))
    is_open = o <= local < c
    if mic in ("XMEX", "BVMF"):
        # By New York's own clocks: Mexico trades with it, and São Paulo's last price is made as New York closes.
        there = local.tz_convert(NEW_YORK)
        wall = there.hour * 60 + there.minute
        is_open = (wall >= 570 if mic == "XMEX" else local >= o) and wall < 960 and day.date() == there.date()
    ours = any(kind == "-" and clock(a) <= minute < clock(b) for a, kind, b in spans)
    is_lunch = is_open and any(minute < clock(a) for a, kind, b in spans if kind == "-")
    if is_open and not ours and is_lunch:
        return None
    if is_open != ours:
        differ.add((mic, local.strftime("%a %H:%M")))
        return None
    return is_open


def told_days(exchange, rng):
    """Days with whether the exchange trades on them, where the two packages agree or there is one alone."""
    mic, *_, year = exchange
    calendar, holidays, special, doubtful = days_of[mic]
    other = {"XTKS": "XJPX", "XBOM": "XNSE"}.get(mic, mic)
    try:
        closed = public.financial_holidays(other, years=range(FIRST.year, year + 1))
    except NotImplementedError:
        closed = None
    first = FIRST_OF.get(mic, FIRST)
    span = (datetime.date(year, 12, 31) - first).days + 1
    # Half of them are holidays.
    days = [datetime.datetime.strptime(text, "%Y%m%d").date() for text in rng.sample(holidays, min(20, len(holidays)))]
    days += [first + datetime.timedelta(rng.randrange(span)) for _ in range(20)]
    for day in sorted(days):
        text = f"{day:%Y%m%d}"
        if text in special or text in doubtful or text in MORE_HOLIDAYS.get(mic, ""):
            continue
        is_open = pandas.Timestamp(day) in calendar.sessions
        if closed is None or closed.start_year > day.year or is_open == (day.weekday() < 5 and day not in closed):
            yield text + "-+"[is_open]


days_of, differ = {}, set()


def main():
    rows, samples, trades = [], [], []
    rng = random.Random(SEED)
    for exchange in EXCHANGES:
        mic, short, name, where, suffixes, hours, _, year = exchange
        calendar, holidays, special, doubtful = days_of[mic] = days(exchange)
        alike = {"?": sorted(doubtful)} if doubtful else {}
        for text, line in sorted(special.items()):
            alike.setdefault(line.replace(" ", ","), []).append(text)
        entries = ";".join(f"{line}={by_year(texts)}" for line, texts in alike.items())
        since = hours_since(mic)
        known = f"{FIRST_OF.get(mic, FIRST):%Y%m%d} {since} {year}1231"
        rows.append("\t".join([mic, short, name, where, suffixes, hours, known, by_year(named(exchange, holidays)), entries]))
        begin = int(pandas.Timestamp(since, tz="UTC").timestamp()) + 2 * 86400
        end = int(datetime.datetime(year + 1, 1, 3, tzinfo=datetime.UTC).timestamp()) - 5 * 86400
        found = []
        while len(found) < 60:
            stamp = pandas.Timestamp(rng.randrange(begin, end, 60), unit="s", tz="UTC")
            is_open = expected(exchange, stamp)
            local = stamp.tz_convert(calendar.tz)
            # Half of them at hours of trading, so that holidays count.
            at_work = 9 <= local.hour < 16 and local.weekday() < 5
            if is_open is not None and (at_work or rng.random() >= 0.5):
                found.append(f"{int(stamp.timestamp())}{'+' if is_open else '-'}")
        samples.append(f"{mic} {' '.join(found)}")
        trades.append(f"{mic} {' '.join(told_days(exchange, rng))}")
    head = (
        "// swift-format-ignore-file\n"
        "// Written by Sources/Market/Exchanges/exchanges.py; to change it, change that.\n"
        f"// Sources: the exchanges' pages on trading hours as of 2026-11; exchange_calendars {exchange_calendars.__version__};"
        f" holidays {public.__version__};"
        f" written {datetime.date.today()}.\n\n"
    )
    TABLE.write_text(
        head + "extension Exchange {\n    /// A line an exchange: MIC, short name, name, clock, suffixes, sessions, since when holidays"
        " and hours are\n    /// known and the last day of which they are, holidays with the letters of `Holiday`, days of other hours.\n"
        '    static let table: StaticString = """\n' + "".join(f"        {r}\n" for r in rows) + '        """\n}\n'
    )
    EXPECTED.parent.mkdir(exist_ok=True)
    EXPECTED.write_text(
        head + f"/// Moments at random, seed {SEED}: `+` where exchange_calendars has the exchange trade, `-` where not.\n"
        'let expectedOfExchanges = """\n' + "".join(f"    {s}\n" for s in samples) + '    """\n\n'
        "/// Days at random: `+` where both packages have the exchange trade, `-` where neither has.\n"
        'let expectedDaysOfExchanges = """\n' + "".join(f"    {s}\n" for s in trades) + '    """\n'
    )
    print("hours that the sources disagree on:", sorted(differ))
    print(len(rows), "exchanges,", TABLE.stat().st_size // 1024, "KiB")


if __name__ == "__main__":
    main()
