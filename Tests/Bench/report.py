"""The tables: figures of all programs, ratios to floor of the same run, and whether budgets are kept."""

import datetime
import os
import platform
import statistics
import subprocess
from dataclasses import dataclass

from acts import unit
from budgets import BUDGETS, EQUAL, Budget
from figures import FIGURES, merged, quantile
from programs import PLACES

# The figures of the short table, in this order; all others are in a second one.
CLOSING = [
    "first picture", "live", "live, with the collector's start", "first picture, with 10,000 stocks", "key → painted, p50",
    "key → painted, p99", "CPU per key", "bytes per key", "flood", "a key among 10,000 stocks → painted, at most",
    "10,000 quotes delay a key by, at most", "a change in the store → painted, at most", "idle CPU, clocks ticking",
    "wake-ups, clocks ticking", "wake-ups a minute without seconds", "bytes a tick", "PSS of the board",
    "PSS of the collector, polling", "PSS of both, polling", "file of fxterm, stripped", "file of fxterm-collector, stripped",
    "fxterm print, p50", "fxterm status, p50", "fxterm convert, p50",
]
# Figures that are shown of keys elsewhere than in the table of stocks.
KEYED = ["key → painted, p50", "key → painted, p99", "CPU per key", "bytes per key"]
# How the figures end that hold for all rounds: of those the worst is shown.
WORST = ("at most", "worst")


@dataclass
class Row:
    """A figure of fxterm, and what is beside it."""
    name: str
    unit: str
    value: float
    # Half of what the value varies by over the rounds, as a share of it.
    spread: float
    # The value of other programs, by name.
    others: dict
    times: float = None
    budget: str = ""
    # "yes" or "NO"; empty without a budget.
    is_kept: str = ""


def text(value):
    if value is None:
        return "–"
    if value == int(value) or abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}" if abs(value) >= 0.01 else f"{value:.2g}"


def of_rounds(figure, rounds):
    """A figure's value, and half of what it varies by over the rounds as a share of it."""
    values = [v for v in map(figure.value, rounds) if v is not None]
    if not values:
        return None, None
    middle = figure.value(merged(rounds)) if figure.is_pooled else statistics.median(values)
    return middle, (max(values) - min(values)) / 2 / middle if middle else 0


def ratio(figure, rounds, base):
    """How many times the value of `base` it is: of all rounds together, or the median of what each round says."""
    if figure.is_pooled:
        mine, floor = figure.value(merged(rounds)), figure.value(merged(base))
        return mine / floor if mine is not None and floor else None
    pairs = [(figure.value(a), figure.value(b)) for a, b in zip(rounds, base)]
    ratios = [a / b for a, b in pairs if a is not None and b]
    return statistics.median(ratios) if ratios else None


def verdict(name, value, times, of="times", beside_peer=None):
    """What the budget of a figure is, and whether it is kept; `of` names the ratio that counts."""
    budget = BUDGETS.get(name, Budget())
    most, least = getattr(budget, of), budget.at_least_times if of == "times" else None
    limits = []
    if budget.least is not None:
        limits.append((f"≥ {text(budget.least)}", value >= budget.least))
    if budget.most is not None:
        limits.append((f"≤ {text(budget.most)}", value <= budget.most + 1e-9))
    if least is not None and times is not None:
        limits.append((f"≥ {text(least)} ×", times >= least))
    if most is not None and times is not None:
        limits.append((f"≤ {text(most)} ×", times <= most + 1e-9))
    if beside_peer is not None:
        limits.append((f"no slower than {budget.peer}", beside_peer <= 1 + EQUAL))
    is_kept = "yes" if all(kept for _, kept in limits) else "NO"
    return ", ".join(limit for limit, _ in limits), is_kept if limits else ""


def rows(runs, acts):
    """All figures of fxterm."""
    found, mine = [], runs.get("fxterm", [])
    for figure in FIGURES:
        value, spread = of_rounds(figure, mine)
        if value is None:
            continue
        others = {other: of_rounds(figure, runs[other])[0] for other in ("floor", "htop", "btop") if other in runs}
        times = ratio(figure, mine, runs["floor"]) if "floor" in runs else None
        peer = BUDGETS.get(figure.name, Budget()).peer
        beside_peer = ratio(figure, mine, runs[peer]) if peer in runs else None
        found.append(Row(figure.name, figure.unit, value, spread, others, times,
                         *verdict(figure.name, value, times, beside_peer=beside_peer)))
    if "fxterm-10k" in runs:
        found += of_growth(runs)
    for act in dict.fromkeys(name for round in acts for name in round):
        values = [round[act] for round in acts if round.get(act) is not None]
        if values:
            middle = max(values) if act.endswith(WORST) else statistics.median(values)
            spread = (max(values) - min(values)) / 2 / middle if middle else 0
            found.append(Row(act, unit(act), middle, spread, {}, None, *verdict(act, middle, None)))
    return found


def of_growth(runs):
    """Figures with 10,000 stocks; the ratio is to the same with 30."""
    found, many = [], runs["fxterm-10k"]
    for figure in FIGURES:
        value, spread = of_rounds(figure, many)
        if BUDGETS.get(figure.name, Budget()).growth and value is not None:
            times = ratio(figure, many, runs["fxterm"])
            budget, is_kept = verdict(figure.name, value, times, "growth")
            found.append(Row(f"{figure.name}, with 10,000 stocks", figure.unit, value, spread, {}, times,
                             f"{budget} of that with 30", is_kept))
    if worst := quantile([time for round in many for turn in round.get("keys", []) for time in turn["last_ms"]], 1):
        name = "a key among 10,000 stocks → painted, at most"
        found.append(Row(name, "ms", worst, 0, {}, None, *verdict(name, worst, None)))
    return found


def table(rows):
    programs = [name for name in ("floor", "htop", "btop") if any(name in row.others for row in rows)]
    lines = ["| figure | " + " | ".join(["fxterm", *programs]) + " | × floor | budget | kept |",
             "| --- |" + " --: |" * (len(programs) + 2) + " --- | --- |"]
    for row in rows:
        suffix = f" {row.unit}" if row.unit else ""
        shown = [f"{text(row.others[name])}{suffix}" if row.others.get(name) is not None else "" for name in programs]
        times = f"{text(row.times)} ×" if row.times is not None else ""
        lines.append("| " + " | ".join(
            [row.name, f"{cell(row.value, row.spread)}{suffix}", *shown, times, row.budget, row.is_kept]) + " |")
    return lines


def cell(value, spread):
    return text(value) + (f" ±{spread * 100:.0f}%" if spread else "")


def of_places(runs):
    """A table of keys in each panel and layer, with ratios to a floor that does the same work; and the names of what was missed."""
    figures = [figure for figure in FIGURES if figure.name in KEYED]
    unanswered = next(figure for figure in FIGURES if figure.name == "keys without an answer")
    heads = [f"{figure.name} (≤ {text(BUDGETS[figure.name].elsewhere)} ×)" for figure in figures]
    lines, missed = ["| keys in | " + " | ".join(heads) + " | kept |", "| --- |" + " --: |" * len(heads) + " --- |"], []
    for name, place in PLACES.items():
        mine, base = runs.get(f"fxterm-{name}"), runs.get(f"floor-{name}", runs.get("floor"))
        if not mine or not base:
            continue
        cells, late = [], []
        for figure in figures:
            value, spread = of_rounds(figure, mine)
            times = ratio(figure, mine, base)
            cells.append(f"{cell(value, spread)} {figure.unit}, {text(times)} ×")
            if verdict(figure.name, value, times, "elsewhere")[1] == "NO":
                late.append(figure.name.removeprefix("key → painted, "))
        if of_rounds(unanswered, mine)[0]:
            late.append("unanswered")
        missed += [f"{place.title}: {name}" for name in late]
        lines.append(f"| {place.title} | " + " | ".join(cells) + " | " + ("NO: " + ", ".join(late) if late else "yes") + " |")
    return lines if len(lines) > 2 else [], missed


def tables(runs, acts):
    """The tables of closing notes, of keys elsewhere and of all other figures, and a line that says which budgets are missed."""
    every = rows(runs, acts)
    closing = sorted((row for row in every if row.name in CLOSING), key=lambda row: CLOSING.index(row.name))
    places, missed = of_places(runs)
    rest = [row for row in every if row not in closing]
    missed = [row.name for row in every if row.is_kept == "NO"] + missed
    last = "Missed: " + ("; ".join(missed) or "none") + "."
    return table(closing) if closing else [], places, table(rest) if rest else [], last


def measured(fxterm, more):
    """When and of what the figures of a table are."""
    version = subprocess.run([fxterm, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    if "(" not in version:
        version += " (not a commit)"
    with open("/proc/cpuinfo") as file:
        names = [line.partition(":")[2].strip() for line in file if line.startswith("model name")]
    cores = f"{os.cpu_count()} cores" + (f" of {names[0]}" if names else f", {platform.machine()}")
    return f"{datetime.date.today()}, {version}; {cores}; {more}."


def write(path, mark, lines):
    """Puts lines in place of what stands between the marks of that name in a Markdown file."""
    begin, end = f"<!-- {mark}: begin -->", f"<!-- {mark}: end -->"
    with open(path) as file:
        before, _, rest = file.read().partition(begin)
    if end not in rest:
        raise SystemExit(f"bench: {path} has no “{begin}” … “{end}”")
    with open(path, "w") as file:
        file.write("\n".join([before + begin, "", *lines, "", end + rest.partition(end)[2]]))
