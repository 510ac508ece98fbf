#!/usr/bin/env python3
"""Random flows of money and their yearly return (XIRR), by numpy and scipy: writes flows.json beside itself.

Half of them lie at equal steps. Their rates are the roots of a polynomial, which numpy finds all at once by the eigenvalues
of its companion matrix. The others lie on any days. Their sum is looked at for 200,000 rates, and scipy's brentq finds the root
between two rates where its sign changes. Flows whose answer hangs by a hair are left out: two roots as near to 0, or to
each other, and sums that come near 0 without reaching it.
"""

import json
import pathlib
import random

import numpy
from scipy.optimize import brentq

COUNT = 1000
# 1 + r of the rates to try.
FACTORS = numpy.concatenate([numpy.geomspace(1e-6, 0.5, 20_000), numpy.linspace(0.5, 2, 160_000)[1:],
                             numpy.geomspace(2, 1e6, 20_000)[1:]])


def main():
    chance = random.Random(20_777)
    made = []
    while len(made) < COUNT:
        flows, step = random_flows(chance)
        roots = by_polynomial(flows, step) if step else by_scan(flows)
        if roots is None:
            continue
        roots.sort(key=abs)
        if len(roots) > 1 and abs(abs(roots[0]) - abs(roots[1])) < 1e-6:
            continue
        made.append({"flows": flows, "rate": roots[0] if roots else None, "roots": len(roots)})
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in made)
    pathlib.Path(__file__).with_name("flows.json").write_text(f"[\n{lines}\n]\n")
    print(sum(one["rate"] is None for one in made), "without a rate,", sum(one["roots"] > 1 for one in made), "with several")


def random_flows(chance):
    """Days and amounts, and the days from one to the next where these are equal."""
    step = chance.choice([1, 7, 30, 91, 365]) if chance.random() < 0.5 else None
    count = chance.randint(2, 16)
    days = [step * n for n in range(count)] if step else sorted(chance.sample(range(4000), count))
    kind = chance.choice(["savings", "mixed", "turns"])
    amounts = []
    for place in range(count):
        amount = round(chance.lognormvariate(5, 1), 2)
        if kind == "savings":
            sign = -1 if place < count - 1 and chance.random() < 0.8 else 1
        elif kind == "mixed":
            sign = chance.choice([-1, 1])
        else:
            # What changes sign again and again has several rates, or none.
            sign = -1 if place % 2 == 0 else 1
        amounts.append(sign * amount)
    if kind == "savings":
        amounts[-1] = round(-sum(amounts[:-1]) * chance.uniform(0.5, 2.5), 2) or 1.0
    return [[day, amount] for day, amount in zip(days, amounts)], step


def worth(flows, factor):
    """What flows are worth together, with the greatest of their weights at 1."""
    factor = numpy.asarray(factor, dtype=float)
    years = numpy.array([day / 365 for day, _ in flows])
    amounts = numpy.array([amount for _, amount in flows])
    at = numpy.where(factor > 1, years.min(), years.max())
    weights = factor[..., None] ** (at[..., None] - years)
    return (weights * amounts).sum(-1), (weights * abs(amounts)).sum(-1)


def by_polynomial(flows, step):
    # In x = (1 + r)^(-step/365) the flows are coefficients.
    roots = numpy.roots([amount for _, amount in reversed(flows)])
    real = []
    for root in roots:
        if root.real > 0 and abs(root.imag) < 1e-9 * abs(root):
            real.append(root.real)
        elif root.real > 0 and abs(root.imag) < 1e-4 * abs(root):
            return None
    rates = [float(numpy.expm1(-365 / step * numpy.log(x))) for x in real]
    # Out of a double's reach, or where its digits end.
    if any(not -0.999 < rate < 1e6 for rate in rates):
        return None
    return rates


def by_scan(flows):
    rates = []
    sums, scale = worth(flows, FACTORS)
    if (abs(sums) < 1e-7 * scale).any():
        return None
    # A turn near 0 may hide two roots.
    turns = numpy.flatnonzero((numpy.diff(sums[:-1]) * numpy.diff(sums[1:]) < 0)) + 1
    if (abs(sums[turns]) < 1e-4 * scale[turns]).any():
        return None
    for place in numpy.flatnonzero(numpy.sign(sums[:-1]) != numpy.sign(sums[1:])):
        low, high = FACTORS[place], FACTORS[place + 1]
        # From one side of 1 alone, so that the weights go on from one rate to the next.
        if low <= 1 < high:
            return None
        rates.append(float(brentq(lambda factor: float(worth(flows, factor)[0]), low, high, xtol=1e-15, rtol=1e-14) - 1))
    ends = [flows[0][1] * sums[-1], flows[-1][1] * sums[0]]
    # Beyond these rates, the first or the last flow decides.
    return None if min(ends) <= 0 or any(not -0.999 < rate < 1e6 for rate in rates) else rates


if __name__ == "__main__":
    main()
