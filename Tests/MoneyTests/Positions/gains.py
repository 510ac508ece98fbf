#!/usr/bin/env python3
"""Random ledgers and their sales and income by year, in exact fractions: the rules of docs/explanation/money.md once more.

    gains.py SEED COUNT [FIRST]

Prints one ledger a line as JSON, as ledgers.py does, with `gains`. A figure is a text of 10 places, or null where it is unknown.
"""

import datetime
import json
import random
import sys
from fractions import Fraction

import ledgers
from ledgers import add, minus, places, times


def main():
    seed, count = sys.argv[1], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    for number in range(first, first + count):
        chance = random.Random(f"{seed}/{number}")
        ledger = ledgers.Maker(chance).ledger()
        made = {"number": number, **ledger, "expected": ledgers.reckon(ledger)}
        ledger["rows"] = ledger["rows"] + interest(ledger, chance)
        print(json.dumps({**made, "rows": ledger["rows"], "gains": gains(ledger)}, separators=(",", ":")))


def interest(ledger, chance):
    """Rows of interest, of items and of accounts."""
    rows = ledger["rows"]
    line, items = max(row["line"] for row in rows), [row["item"] for row in rows if row["item"]]
    made = []
    for place in range(chance.randint(0, 4)):
        item = chance.choice([None, *items[:3]])
        currency = chance.choice(["USD", "EUR", "TWD", "GBp"]) if item is None or chance.random() < 0.5 else None
        made.append({
            "line": line + 1 + place, "day": chance.choice(rows)["day"], "kind": "interest", "item": item,
            "quantity": f"{chance.randint(1, 10**6) / 100:.2f}", "price": "0", "currency": currency, "fee": "0",
            "rate": None, "account": chance.choice(rows)["account"]})
    return made


def gains(ledger):
    terms = ledger["terms"]
    day = terms["day"]
    rows = sorted((r for r in ledger["rows"] if r["day"] <= day), key=lambda r: (r["day"], r["line"]))
    units = dict(terms["units"])
    for row in rows:
        if row["item"] and row["currency"]:
            units.setdefault(row["item"], row["currency"])
    broken = [u for u in ledger["unread"] if u["day"] is None or u["day"] <= day]
    lots, sold, income = {}, [], []
    for row in rows:
        kind, item, account = row["kind"], row["item"], row["account"]
        quantity, price, fee = (Fraction(row[name]) for name in ("quantity", "price", "fee"))
        unit = units.get(item)
        if kind == "split":
            for key, held in lots.items():
                if key[0] == item and account in ("", key[1]):
                    for lot in held:
                        lot["q"] *= quantity
                        lot["p"] = times(lot["p"], 1 / quantity)
        elif kind == "interest":
            worth = ledgers.worth_of(row, row["currency"] or unit, terms)
            income.append((row, quantity, row["currency"] or unit, times(quantity, worth)))
        elif kind == "fee" and item is None and fee != 0 and row["currency"] is None:
            broken.append(row)
        elif kind in ("buy", "sell", "dividend"):
            held = lots.setdefault((item, account), []) if kind != "sell" else lots.get((item, account), [])
            if kind == "sell" and quantity > sum(lot["q"] for lot in held):
                continue
            own_price = price
            price, fee, worth = ledgers.in_unit(row, price, fee, unit, terms)
            if kind == "dividend":
                home = Fraction(0) if quantity * own_price == 0 else times(times(quantity, price), worth)
                income.append((row, quantity * own_price, row["currency"] or unit, home))
            elif kind == "buy":
                held.append({"q": quantity, "p": price, "r": worth, "day": row["day"]})
                if terms["method"] == "average" and len(held) > 1:
                    held[:] = [ledgers.pool(held)]
                if terms["method"] == "average":
                    held[0]["day"] = None
            else:
                left = quantity
                while left > 0:
                    lot = held[0]
                    part = min(left, lot["q"])
                    share = Fraction(0) if fee == 0 else times(fee, part / quantity)
                    sold.append(sale(row, part, lot, price, worth, share, broken))
                    lot["q"] -= part
                    left -= part
                    if lot["q"] == 0:
                        held.pop(0)
    # In the order of days, and of lines within one.
    listed = [{"day": row["day"], "item": row["item"], "kind": row["kind"], "amount": amount, "currency": currency,
               "home": places(home)} for row, amount, currency, home in income]
    years = sorted({year(entry["sold"]) for entry in sold} | {year(entry["day"]) for entry in listed})
    return {
        "sales": [ledgers.text(entry) for entry in sold], "income": [ledgers.text(entry) for entry in listed],
        "total": ledgers.text(sums(sold, listed, broken, None)),
        "years": [{"year": one, **ledgers.text(sums(sold, listed, broken, one))} for one in years]}


def sale(row, part, lot, price, worth, fee, broken):
    bought, old_price, old_worth, is_known = lot["day"], lot["p"], lot["r"], True
    for other in broken:
        # A row of this kind may have bought, sold or split the lot.
        of_account = other["account"] in (None, row["account"])
        of_all = other["account"] == "" and other["kind"] in ("split", None)
        if (other["kind"] in ("buy", "sell", "split", None) and other["item"] == row["item"] and (of_account or of_all)
                and (other["day"] is None or other["day"] <= row["day"])):
            bought, old_price, is_known = None, None, False
    gain = times(times(part, minus(price, old_price)), old_worth)
    proceeds, cost = times(part, price), times(part, old_price)
    currency_gain = times(proceeds, minus(worth, old_worth)) if is_known else None
    home = {"proceeds": times(proceeds, worth), "cost": times(cost, old_worth), "priceGain": gain,
            "currencyGain": currency_gain, "fees": Fraction(0) if fee == 0 else times(fee, worth)}
    return {"item": row["item"], "account": row["account"], "bought": bought, "sold": row["day"], "quantity": part,
            "proceeds": proceeds, "cost": cost, "home": {name: places(figure) for name, figure in home.items()}}


def year(day):
    return (datetime.date(1970, 1, 1) + datetime.timedelta(days=day)).year


def sums(sold, income, broken, one):
    """The sums of a year, or of all."""
    sold = [entry for entry in sold if one in (None, year(entry["sold"]))]
    income = [entry for entry in income if one in (None, year(entry["day"]))]
    broken = [row["kind"] for row in broken if one is None or row["day"] is None or year(row["day"]) == one]
    made = {name: None if {"sell", None} & set(broken) else add(entry["home"][name] for entry in sold)
            for name in ("proceeds", "cost", "priceGain", "currencyGain", "fees")}
    made["income"] = None if {"dividend", "interest", None} & set(broken) else add(entry["home"] for entry in income)
    fees = made["fees"]
    made["total"] = add([made["priceGain"], made["currencyGain"], made["income"], None if fees is None else -fees])
    return made


if __name__ == "__main__":
    main()
