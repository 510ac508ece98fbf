#!/usr/bin/env python3
"""Random values and flows, their time-weighted return and what a benchmark would be worth, by pandas: writes returns.json beside itself.

A day's flow goes in before its return and out after it. The benchmark buys with each flow at the day's price, and sells likewise.
"""

import json
import pathlib
import random

import pandas

COUNT = 1000


def main():
    chance = random.Random(20_777)
    made = [case(chance) for _ in range(COUNT)]
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in made)
    pathlib.Path(__file__).with_name("returns.json").write_text(f"[\n{lines}\n]\n")
    print(sum(one["growth"] > 1 for one in made), "grew")


def case(chance):
    """Units bought and sold at prices that wander, now and then none held, with fees and dividends in the flows."""
    count = chance.randint(2, 24)
    price, units, rows = chance.uniform(1, 500), 0.0, []
    benchmark = chance.uniform(1, 500)
    for day in range(count):
        price *= chance.lognormvariate(0, 0.03)
        benchmark *= chance.lognormvariate(0, 0.02)
        flow, kind = 0.0, chance.random()
        if day == 0 or kind < 0.2:
            bought = chance.uniform(0.1, 100)
            units += bought
            flow = -bought * price * chance.uniform(0.98, 1.03) - chance.choice([0, 1.5])
        elif kind < 0.35 and units:
            sold = units * chance.choice([1, 0.5, chance.random()])
            units = 0.0 if sold == units else units - sold
            flow = sold * price * chance.uniform(0.98, 1.03)
        elif kind < 0.4 and units:
            flow = units * price * 0.01
        rows.append({"flow": round(flow, 2), "value": round(units * price, 2), "price": round(benchmark, 2)})
    frame = pandas.DataFrame(rows)
    before = frame.value.shift(fill_value=0) + (-frame.flow).clip(lower=0)
    after = frame.value + frame.flow.clip(lower=0)
    growth = (after / before).where(before > 0, 1).prod()
    days = count - 1
    bought = (-frame.flow / frame.price).cumsum() * frame.price
    return {"rows": [[row["flow"], row["value"], row["price"]] for row in rows], "growth": float(growth),
            "rate": float(growth ** (365 / days) - 1), "benchmark": float(bought.iloc[-1])}


if __name__ == "__main__":
    main()
