"""The figures of the tables, each taken from what a round found of a program."""

import math
import statistics
from dataclasses import dataclass


def quantile(values, share):
    """The smallest value that `share` of all do not exceed; None of none."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else None


def median_of(phase, name):
    return lambda found: statistics.median(f[name] for f in found[phase]) if found.get(phase) else None


def first_picture(found):
    starts = found.get("cold", []) + found.get("warm", [])
    return statistics.median(start["first_ms"] for start in starts) if starts else None


def pooled(share):
    def value(found):
        turns = found.get("keys")
        return quantile([t for turn in turns for t in turn["last_ms"]], share) if turns else None
    return value


def per_key(name, factor=1.0):
    def value(found):
        turns = found.get("keys")
        return sum(t[name] for t in turns) * factor / sum(t["count"] for t in turns) if turns else None
    return value


def bytes_per_key(found):
    turns = found.get("keys")
    return statistics.median([size for turn in turns for size in turn["sizes"]] or [0]) if turns else None


def of_idle(name):
    return lambda found: found["idle"][name] if "idle" in found else None


def total(name, per=None):
    """The sum over keys and idling, as a share of another sum if `per` names one."""
    def value(found):
        phases = found.get("keys", []) + ([found["idle"]] if "idle" in found else [])
        if not phases:
            return None
        whole = sum(phase[per] for phase in phases) if per else 1
        return sum(phase[name] for phase in phases) / max(1, whole)
    return value


@dataclass
class Figure:
    name: str
    unit: str
    # From what a round found of a program; None if that was not measured.
    value: object
    # Pooled over all rounds instead of the median of rounds: for what is rare.
    is_pooled: bool = False


FIGURES = [
    Figure("first picture", "ms", first_picture),
    Figure("live", "ms", median_of("warm", "live_ms")),
    Figure("live, with the collector's start", "ms", median_of("cold", "live_ms")),
    Figure("CPU of a start", "ms", median_of("cold", "cpu_ms")),
    Figure("key → painted, p50", "ms", pooled(0.5)),
    Figure("key → painted, p99", "ms", pooled(0.99), is_pooled=True),
    Figure("CPU per key", "µs", per_key("cpu_ns", 0.001)),
    Figure("bytes per key", "B", bytes_per_key),
    Figure("keys without an answer", "", per_key("missed")),
    Figure("flood", "keys/s", median_of("flood", "keys_per_s")),
    Figure("rows off after a flood", "", lambda f: max(t.get("lost", 0) for t in f["flood"]) if f.get("flood") else None),
    Figure("CPU per key in a flood", "µs", median_of("flood", "cpu_us_per_key")),
    Figure("idle CPU, clocks ticking", "%", of_idle("cpu_percent")),
    Figure("wake-ups, clocks ticking", "/s", of_idle("wakeups_per_s")),
    Figure("bytes a tick", "B", of_idle("bytes")),
    Figure("tick after the second, p50", "ms", lambda f: quantile(f["idle"]["late_ms"], 0.5) if "idle" in f else None),
    Figure("tick after the second, worst", "ms", lambda f: quantile(f["idle"]["late_ms"], 1) if "idle" in f else None),
    Figure("PSS of the board", "MB", lambda f: f["idle"]["pss_kb"] / 1024 if "idle" in f else None),
    Figure("PSS of its collector", "MB", lambda f: f["idle"]["children_kb"] / 1024 if "idle" in f else None),
    Figure("threads when idle", "", of_idle("threads")),
    Figure("processes when idle", "", of_idle("processes")),
    Figure("waste: cells written as they were", "", total("wasted", per="glyphs")),
    Figure("repaints in synchronized output", "", total("updates", per="repaints")),
    Figure("clears of the screen", "", total("clears")),
]


def merged(rounds):
    """All rounds of a program as one."""
    keys = [turn for found in rounds for turn in found.get("keys", [])]
    return {"keys": keys} if keys else {}
