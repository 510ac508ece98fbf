#!/usr/bin/env python3
"""Print the stretches in which people of several cities are at work, by Python's zoneinfo: the table of MeetingTests."""
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

WEEKS = [
    ("2026-03-05", "America/New_York Europe/Berlin"), ("2026-03-26", "America/New_York Europe/Berlin"),
    ("2026-10-22", "America/New_York Europe/London"), ("2026-10-29", "America/New_York Europe/London"),
    ("2026-04-01", "Australia/Sydney Asia/Tokyo"), ("2026-10-01", "Australia/Lord_Howe Asia/Kathmandu"),
    ("2026-11-23", "Asia/Taipei Asia/Kathmandu Europe/Moscow"),
]


def works(zone, moment):
    local = moment.astimezone(zone)
    return local.weekday() < 5 and 9 <= local.hour < 17


for start, names in WEEKS:
    zones = [ZoneInfo(name) for name in names.split()]
    first = datetime.fromisoformat(start).replace(tzinfo=timezone.utc)
    runs, begun = [], None
    for minute in range(7 * 1440 + 1):
        moment = first + timedelta(minutes=minute)
        fits = minute < 7 * 1440 and all(works(zone, moment) for zone in zones)
        if fits and begun is None:
            begun = minute
        if not fits and begun is not None:
            runs.append((begun, minute))
            begun = None
    print(f'("{start}", "{names}", {[list(run) for run in runs]}),')
