"""The tables: figures by program, and the ratios to floor of the same run."""

import statistics

from acts import reach
from figures import FIGURES, merged


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


def verdict(figure, value, times, growth=None):
    """What the reach is, and whether it is met; `growth` is the most that a figure may grow by with the board."""
    if growth and figure.most is not None:
        return f"≤ {text(growth)} ×", times is not None and times <= growth
    if figure.limit is not None:
        return f"≤ {text(figure.limit)}", value <= figure.limit + 1e-9
    if times is None:
        return "", None
    if figure.most is not None:
        return f"≤ {text(figure.most)} ×", times <= figure.most
    if figure.least is not None:
        return f"≥ {text(figure.least)} ×", times >= figure.least
    return "", None


def comparison(runs, name, base, growth=None):
    """A table of one program against another, with what is to be reached."""
    lines = [f"| figure | {base} | {name} | ratio | reach | |", "| --- | --: | --: | --: | --: | --- |"]
    for figure in FIGURES:
        value, spread = of_rounds(figure, runs[name])
        if value is None:
            continue
        floor, floor_spread = of_rounds(figure, runs[base])
        times = ratio(figure, runs[name], runs[base])
        reach, is_met = verdict(figure, value, times, growth)
        unit = f" {figure.unit}" if figure.unit else ""
        lines.append(
            f"| {figure.name} | {cell(floor, floor_spread)}{unit} | {cell(value, spread)}{unit} "
            f"| {text(times)}{' ×' if times else ''} | {reach} | {'' if is_met is None else 'yes' if is_met else 'NO'} |")
    return lines


def cell(value, spread):
    return text(value) + (f" ±{spread * 100:.0f}%" if spread else "")


def of_acts(rounds):
    """A table of what only fxterm does: `rounds` are figures by name, of which the median counts."""
    lines = ["| figure | fxterm | reach | |", "| --- | --: | --: | --- |"]
    for name in dict.fromkeys(name for found in rounds for name in found):
        values = [found[name] for found in rounds if found.get(name) is not None]
        middle = max(values) if name.endswith(WORST) else statistics.median(values)
        spread = (max(values) - min(values)) / 2 / middle if middle else 0
        unit, least, most = reach(name)
        limits = [f"≥ {text(least)}"] * (least is not None) + [f"≤ {text(most)}"] * (most is not None)
        is_met = (least is None or middle >= least) and (most is None or middle <= most)
        lines.append(f"| {name} | {cell(middle, spread)} {unit} | {', '.join(limits)} "
                     f"| {('yes' if is_met else 'NO') if limits else ''} |")
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
