#!/usr/bin/env python3
"""Moments of times of day by Python's zoneinfo, for AlertMomentTests: prints the table's lines.

A time that clocks skip is read as if they had not gone forward yet (PEP 495, fold=0); of one that comes twice the
first one counts (fold=0).
"""
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

CASES = [
    ("America/New_York", 2026, 3, 6, 4, 2, 30, "all"),
    ("America/New_York", 2026, 10, 30, 4, 1, 30, "all"),
    ("Europe/Berlin", 2026, 3, 27, 5, 2, 30, "mon,sun"),
    ("Europe/Berlin", 2026, 10, 24, 3, 2, 30, "all"),
    ("Australia/Lord_Howe", 2026, 4, 3, 3, 1, 45, "all"),
    ("Australia/Lord_Howe", 2026, 10, 2, 4, 2, 15, "all"),
    ("America/Havana", 2026, 3, 6, 4, 0, 0, "all"),
    ("Asia/Taipei", 2026, 11, 20, 6, 9, 0, "mon-fri"),
    ("Asia/Kathmandu", 2026, 12, 30, 4, 0, 0, "all"),
    ("Pacific/Chatham", 2026, 4, 3, 4, 3, 0, "all"),
]
DAYS = {"all": range(7), "mon-fri": range(5), "mon,sun": (0, 6)}

for name, year, month, day, days, hour, minute, weekdays in CASES:
    zone = ZoneInfo(name)
    start = datetime(year, month, day, tzinfo=timezone.utc)
    end = start + timedelta(days=days)
    moments = []
    for ahead in range(-2, days + 3):
        date = (start + timedelta(days=ahead)).date()
        if date.weekday() not in DAYS[weekdays]:
            continue
        moment = datetime(date.year, date.month, date.day, hour, minute, tzinfo=zone, fold=0)
        seconds = int(moment.timestamp())
        if start.timestamp() < seconds <= end.timestamp():
            moments.append(seconds)
    print(
        f'        ("{name}", "{hour:02}:{minute:02}{"" if weekdays == "all" else " " + weekdays}", '
        f"{int(start.timestamp())}, {int(end.timestamp())}, {sorted(set(moments))}),")
