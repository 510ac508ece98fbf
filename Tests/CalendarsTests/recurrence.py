"""Expands recurrence rules with python-dateutil, another implementation, for RecurrenceRuleTests.

Reads lines on standard input: the first time, the window and the last time, in seconds of a wall clock, and the rule, separated by
tabs; `-` for no last time. Writes a line a rule: its times within the window, or `?` where dateutil refuses the rule or takes long.
"""

import datetime as dt
import signal
import sys

from dateutil.rrule import rrulestr

EPOCH = dt.datetime(1970, 1, 1)


def wall(seconds):
    return EPOCH + dt.timedelta(seconds=int(seconds))


def times(start, first, end, last, rule):
    if last != "-":
        rule += ";UNTIL=" + wall(last).strftime("%Y%m%dT%H%M%S")
    found = rrulestr(rule, dtstart=wall(start)).between(wall(first), wall(end), inc=True)
    return [int((time - EPOCH).total_seconds()) for time in found if time < wall(end)]


def stop(*_):
    raise TimeoutError


signal.signal(signal.SIGALRM, stop)
# What Foundation starts has signals blocked.
signal.pthread_sigmask(signal.SIG_SETMASK, [])
for line in sys.stdin:
    start, first, end, last, rule = line.rstrip("\n").split("\t")
    signal.setitimer(signal.ITIMER_REAL, 0.1, 0.1)
    try:
        print(" ".join(map(str, times(start, first, end, last, rule))))
    except (ValueError, IndexError, TimeoutError):
        print("?")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
