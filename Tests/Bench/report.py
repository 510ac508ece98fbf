"""The tables: figures by program, and the ratios to floor of the same run."""

import statistics

from acts import unit
from budgets import BUDGETS, Budget
from figures import FIGURES, merged
from programs import PLACES


# How the figures end that hold for all rounds: of those the worst is shown.
WORST = ("at most", "worst")


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
        mine, floor = figure.value(merged(rounds)) , figure.value(merged(base))
        return mine / floor if mine is not None and floor else None
    pairs = [(figure.value(a), figure.value(b)) for a, b in zip(rounds, base)]
    ratios = [a / b for a, b in pairs if a is not None and b]
    return statistics.median(ratios) if ratios else None


def verdict(name, value, times, of="times"):
    """What the budget of a figure is, and whether it is kept; `of` names the ratio that counts."""
    budget = BUDGETS.get(name, Budget())
    most = getattr(budget, of)
    least = budget.at_least_times if of == "times" else None
    limits = [
        (f"≥ {text(budget.least)}", value, budget.least, None) if budget.least is not None else None,
        (f"≤ {text(budget.most)}", value, None, budget.most) if budget.most is not None else None,
        (f"≥ {text(least)} ×", times, least, None) if least is not None and times is not None else None,
        (f"≤ {text(most)} ×", times, None, most) if most is not None and times is not None else None,
    ]
    limits = [limit for limit in limits if limit]
    is_kept = all((low is None or x >= low) and (high is None or x <= high + 1e-9) for _, x, low, high in limits)
    return ", ".join(limit[0] for limit in limits), ("yes" if is_kept else "NO") if limits else ""


def comparison(runs, name, base, of="times"):
    """A table of one program against another, with its budgets."""
    lines = [f"| figure | {base} | {name} | ratio | budget | |", "| --- | --: | --: | --: | --: | --- |"]
    for figure in FIGURES:
        value, spread = of_rounds(figure, runs[name])
        if value is None:
            continue
        floor, floor_spread = of_rounds(figure, runs[base])
        times = ratio(figure, runs[name], runs[base])
        budget, is_kept = verdict(figure.name, value, times, of)
        suffix = f" {figure.unit}" if figure.unit else ""
        lines.append(
            f"| {figure.name} | {cell(floor, floor_spread)}{suffix} | {cell(value, spread)}{suffix} "
            f"| {text(times)}{' ×' if times else ''} | {budget} | {is_kept} |")
    return lines


KEYED = ["key → painted, p50", "key → painted, p99", "CPU per key", "bytes per key"]


def of_places(runs):
    """A table of keys in each panel and layer: the value, its ratio to floor's, and how many times htop's it is."""
    figures = [figure for figure in FIGURES if figure.name in KEYED]
    lines = ["| keys in | " + " | ".join(f.name for f in figures) + " | beside htop, p50 | unanswered | |",
             "| --- |" + " --: |" * (len(figures) + 2) + " --- |"]
    missed = next(figure for figure in FIGURES if figure.name == "keys without an answer")
    for name in [name for name in runs if name == "fxterm" or name in PLACES]:
        of = "times" if name == "fxterm" else "elsewhere"
        cells, kept = [], []
        for figure in figures:
            value, spread = of_rounds(figure, runs[name])
            times = ratio(figure, runs[name], runs["floor"])
            budget, is_kept = verdict(figure.name, value, times, of)
            cells.append(f"{cell(value, spread)} {figure.unit}, {text(times)} × ({budget})")
            kept.append(is_kept)
        beside = ratio(figures[0], runs[name], runs["htop"]) if "htop" in runs else None
        unanswered = of_rounds(missed, runs[name])[0]
        cells += [f"{text(beside)} ×" if beside else "–", text(unanswered)]
        is_kept = "NO" if "NO" in kept or unanswered else "yes"
        lines.append(f"| {PLACES[name][0] if name in PLACES else 'the grid'} | " + " | ".join(cells) + f" | {is_kept} |")
    return lines


def cell(value, spread):
    return text(value) + (f" ±{spread * 100:.0f}%" if spread else "")


def of_acts(rounds):
    """A table of what only fxterm does: `rounds` are figures by name, of which the median counts."""
    lines = ["| figure | fxterm | budget | |", "| --- | --: | --: | --- |"]
    for name in dict.fromkeys(name for found in rounds for name in found):
        values = [found[name] for found in rounds if found.get(name) is not None]
        middle = max(values) if name.endswith(WORST) else statistics.median(values)
        spread = (max(values) - min(values)) / 2 / middle if middle else 0
        budget, is_kept = verdict(name, middle, None)
        lines.append(f"| {name} | {cell(middle, spread)} {unit(name)} | {budget} | {is_kept} |")
    return lines


COLUMNS = ["first settled picture", "key → painted, p50", "key → painted, p99", "CPU per key", "flood",
           "idle CPU, clocks ticking", "wake-ups, clocks ticking", "PSS of all processes"]


def overview(runs):
    """One line a program."""
    shown = [next(f for f in FIGURES if f.name == name) for name in COLUMNS]
    lines = ["| program | " + " | ".join(f.name for f in shown) + " |", "| --- |" + " --: |" * len(shown)]
    for name, rounds in runs.items():
        cells = [(of_rounds(f, rounds)[0], f.unit) for f in shown]
        lines.append(f"| {name} | " + " | ".join(f"{text(v)} {u}" if v is not None else "–" for v, u in cells) + " |")
    return lines


def write(path, mark, lines):
    """Puts a table in place of what stands between the marks of that name in a Markdown file."""
    begin, end = f"<!-- {mark}: begin -->", f"<!-- {mark}: end -->"
    with open(path) as file:
        before, _, rest = file.read().partition(begin)
    if end not in rest:
        raise SystemExit(f"bench: {path} has no “{begin}” … “{end}”")
    with open(path, "w") as file:
        file.write("\n".join([before + begin, "", *lines, "", end + rest.partition(end)[2]]))
