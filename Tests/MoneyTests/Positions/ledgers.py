#!/usr/bin/env python3
"""Random ledgers and what they come to, in exact fractions: the rules of docs/MONEY.md once more, lot by lot.

    ledgers.py SEED COUNT [FIRST]

Prints one ledger a line as JSON. A figure is a text of 10 places, or null where it is unknown.
"""

import json
import random
import sys
from fractions import Fraction

TODAY = 20_777  # 2026-11-20, in days since 1970
# The currency of each minor unit, and how many make one.
PARTS = {"GBp": ("GBP", 100), "GBX": ("GBP", 100), "ILA": ("ILS", 100), "ZAc": ("ZAR", 100)}
PER_DOLLAR = {"USD": 1, "EUR": 0.92, "GBP": 0.79, "TWD": 31.4, "JPY": 151.3, "ILS": 3.7}


def main():
    seed, count = sys.argv[1], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    for number in range(first, first + count):
        ledger = Maker(random.Random(f"{seed}/{number}")).ledger()
        print(json.dumps({"number": number, **ledger, "expected": reckon(ledger)}, separators=(",", ":")))


# MARK: what they come to


def reckon(ledger):
    terms = ledger["terms"]
    day, home = terms["day"], terms["home"]
    rows = sorted((r for r in ledger["rows"] if r["day"] <= day), key=lambda r: (r["day"], r["line"]))
    units = dict(terms["units"])
    for row in rows:
        if row["item"] and row["currency"]:
            units.setdefault(row["item"], row["currency"])
    mistakes, unread = [], [u for u in ledger["unread"] if u["day"] is None or u["day"] <= day]
    books, loose, loose_flows = {}, Fraction(0), []

    for row in rows:
        kind, item, account = row["kind"], row["item"], row["account"]
        if kind in ("deposit", "withdraw"):
            continue
        quantity, price, fee = (Fraction(row[name]) for name in ("quantity", "price", "fee"))
        if item is None:
            if fee == 0:
                continue
            if row["currency"] is None:
                mistakes.append([row["line"], "currency"])
                unread.append(row)
                continue
            worth = worth_of(row, row["currency"], terms)
            loose = None if loose is None or worth is None else loose + fee * worth
            loose_flows.append((row["day"], None if worth is None else -fee * worth))
            continue
        if kind == "split":
            for (held_item, held_in), book in books.items():
                if held_item == item and account in ("", held_in):
                    for lot in book["lots"]:
                        lot["q"] *= quantity
                        lot["p"] = times(lot["p"], 1 / quantity)
            continue
        unit = units.get(item)
        book = books.get((item, account))
        if kind == "sell" and quantity > (sum(lot["q"] for lot in book["lots"]) if book else 0):
            mistakes.append([row["line"], "quantity"])
            continue
        if book is None:
            book = books[item, account] = {"lots": [], "sold": [], "income": [], "fees": [], "flows": [], "gaps": set()}
        price, fee, worth = in_unit(row, price, fee, unit, terms)
        amount = None if price is None else quantity * price
        cash = minus({"buy": minus(Fraction(0), amount), "fee": Fraction(0)}.get(kind, amount), fee)
        if cash != 0:
            book["flows"].append((row["day"], times(cash, worth)))
        if fee != 0:
            book["fees"].append((fee, worth))
        if kind == "dividend" and amount != 0:
            book["income"].append((amount, worth))
        if kind == "buy":
            book["lots"].append({"q": quantity, "p": price, "r": worth})
            if terms["method"] == "average":
                book["lots"] = [pool(book["lots"])]
        if kind == "sell":
            while quantity > 0:
                lot = book["lots"][0]
                part = min(quantity, lot["q"])
                book["sold"].append((part, lot["p"], lot["r"], price, worth))
                lot["q"] -= part
                quantity -= part
                if lot["q"] == 0:
                    book["lots"].pop(0)

    # What rows may concern that count for nothing.
    for row in unread:
        concerns = {"buy": "hf", "sell": "hf", "split": "h", "dividend": "if", "fee": "f", "deposit": "", "withdraw": "",
                    None: "hif"}[row["kind"]]
        for (item, account), book in books.items():
            of_all = row["account"] == "" and row["kind"] in ("split", None)
            if row["item"] == item and (row["account"] in (None, account) or of_all):
                book["gaps"] |= set(concerns)

    items = [position(key, book, units.get(key[0]), ledger) for key, book in books.items()]
    parts = [item["home"] for item in items]
    names = ["value", "cost", "dayChange", "priceGain", "currencyGain", "income", "fees"]
    # A sum leaves out the positions that such rows make unknown.
    total = {name: add(part[name] for part, book in zip(parts, books.values())
                       if {"income": "i", "fees": "f"}.get(name, "h") not in book["gaps"]) for name in names}
    total["fees"] = add([total["fees"], places(loose)])
    total["total"] = total_of(total)
    total["leftOut"] = sorted(row["line"] for row in unread if row["kind"] not in ("deposit", "withdraw"))
    sound = [book for book in books.values() if not book["gaps"]]
    flows = [flow for book in sound for flow in book["flows"]] + loose_flows
    value = add(part["value"] for part, book in zip(parts, books.values()) if not book["gaps"])
    total["flows"] = flows_of(flows, value, day)
    for item in items:
        value, all_of_it = item["home"]["value"], total["value"]
        if item["quantity"] is not None and item["quantity"] == 0:
            item["weight"] = Fraction(0)
        else:
            item["weight"] = None if not all_of_it or value is None else places(value / all_of_it)
    return {"items": [text(item) for item in items], "total": text(total), "mistakes": sorted(mistakes)}


def position(key, book, unit, ledger):
    """The figures of one item in one account."""
    terms, gaps = ledger["terms"], book["gaps"]
    lots, quote = book["lots"], ledger["prices"].get(key[0], {})
    day = terms["day"]
    factor = later_factor(ledger, key)
    price, close = (None if quote.get(name) is None else Fraction(quote[name]) * factor for name in ("price", "close"))
    if quote.get("closeDay") is None:
        close = None
    now = rate(unit, day, terms)
    then = rate(unit, quote["closeDay"], terms) if close is not None else None
    held = sum((lot["q"] for lot in lots), Fraction(0))

    def known(*values):
        return all(value is not None for value in values)

    value = sum((lot["q"] * price for lot in lots), Fraction(0)) if known(price) or not lots else None
    cost = add(times(lot["q"], lot["p"]) for lot in lots)
    figures = {
        "quantity": held,
        "averageCost": cost / held if held and known(cost) else None,
        "cost": cost,
        "price": price,
        "value": value,
        "dayChange": Fraction(0) if not lots else held * (price - close) if known(price, close) else None,
        "unrealised": minus(value, cost),
        "realised": add(times(q, minus(p1, p0)) for q, p0, _, p1, _ in book["sold"]),
        "income": add(amount for amount, _ in book["income"]),
        "fees": add(amount for amount, _ in book["fees"]),
    }
    # Each lot, sold or not, as: quantity, bought at price and rate, now or when sold at price and rate.
    ends = book["sold"] + [(lot["q"], lot["p"], lot["r"], price, now) for lot in lots]
    home = {
        "value": Fraction(0) if not lots else value * now if known(value, now) else None,
        "cost": add(times(times(lot["q"], lot["p"]), lot["r"]) for lot in lots),
        "dayChange": Fraction(0) if not lots
        else held * (price * now - close * then) if known(price, close, now, then) else None,
        "priceGain": add(times(times(q, minus(p1, p0)), r0) for q, p0, r0, p1, r1 in ends),
        "currencyGain": add(q * p1 * (r1 - r0) if known(r0, p1, r1) else None for q, p0, r0, p1, r1 in ends),
        "income": add(times(amount, worth) for amount, worth in book["income"]),
        "fees": add(times(amount, worth) for amount, worth in book["fees"]),
    }
    for group in (figures, home):
        for name in group:
            if name != "price" and {"income": "i", "fees": "f"}.get(name, "h") in gaps:
                group[name] = None
    home = {name: places(figure) for name, figure in home.items()}
    home["total"] = total_of(home)
    home["flows"] = None if gaps else flows_of(book["flows"], home["value"], day)
    return {"item": key[0], "account": key[1], "currency": unit, **figures, "home": home}


def pool(lots):
    if len(lots) == 1:
        return lots[0]
    quantity, cost = sum(lot["q"] for lot in lots), add(times(lot["q"], lot["p"]) for lot in lots)
    if cost is None or any(lot["r"] is None for lot in lots):
        worth = None
    elif cost:
        worth = sum(lot["q"] * lot["p"] * lot["r"] for lot in lots) / cost
    else:
        worth = sum(lot["q"] * lot["r"] for lot in lots) / quantity
    return {"q": quantity, "p": None if cost is None else cost / quantity, "r": worth}


def later_factor(ledger, key):
    """What closes of the day asked for were divided by since."""
    factor, days = Fraction(1), {}
    for row in sorted(ledger["rows"], key=lambda r: (r["day"], r["line"])):
        if row["kind"] == "split" and row["item"] == key[0] and ledger["terms"]["day"] < row["day"] <= TODAY:
            days.setdefault(row["day"], []).append(row)
    for rows in days.values():
        own = [row for row in rows if row["account"] in ("", key[1])]
        for row in own or [row for row in rows if row["account"] == rows[0]["account"]]:
            factor *= Fraction(row["quantity"])
    return factor


def whole(unit):
    return PARTS.get(unit, (unit, 1))


def in_unit(row, price, fee, unit, terms):
    """A row's price and fee in its item's unit, and what one of the unit was worth at home."""
    own = row["currency"] or unit
    if own is None:
        return price, fee, None
    if whole(own)[0] == whole(unit)[0]:
        factor, worth = Fraction(whole(unit)[1], whole(own)[1]), worth_of(row, unit, terms)
    else:
        worth, paid = rate(unit, row["day"], terms), worth_of(row, own, terms)
        factor = None if worth is None or paid is None else paid / worth
    return times(price, factor) if price else price, times(fee, factor) if fee else fee, worth


def worth_of(row, unit, terms):
    """What one of the unit was worth at home for a row."""
    if unit is None:
        return None
    if row["rate"] is not None and terms["usesOwnRates"] and whole(unit)[0] != terms["home"]:
        return Fraction(row["rate"]) / whole(unit)[1]
    return rate(unit, row["day"], terms)


def rate(unit, day, terms):
    if unit is None:
        return None
    code, parts = whole(unit)
    if code == terms["home"]:
        return Fraction(1, parts)
    units, others = per_dollar(terms["home"], day, terms), per_dollar(code, day, terms)
    return None if units is None or others is None else units / others / parts


def per_dollar(code, day, terms):
    if code == "USD":
        return Fraction(1)
    if day >= TODAY:
        return Fraction(terms["now"][code]) if code in terms["now"] else None
    past = [(d, close) for d, close in terms["closes"].get(code, []) if d <= day]
    return Fraction(past[-1][1]) if past and day - past[-1][0] <= 7 else None


def times(a, b):
    return None if a is None or b is None else a * b


def minus(a, b):
    return None if a is None or b is None else a - b


def add(figures):
    figures = list(figures)
    return None if any(figure is None for figure in figures) else sum(figures, Fraction(0))


def places(figure):
    """Rounded to 10 places, a half to the even neighbour, as Python's own round does."""
    return None if figure is None else round(figure, 10)


def total_of(home):
    return add([home["priceGain"], home["currencyGain"], home["income"], None if home["fees"] is None else -home["fees"]])


def flows_of(flows, value, day):
    """Money in and out by day, with the value at the end; null where one is unknown."""
    if value is None or any(amount is None for _, amount in flows):
        return None
    days = {}
    for at, amount in flows + [(day, value)]:
        days[at] = days.get(at, 0) + amount
    return [[at, float(amount)] for at, amount in sorted(days.items())]


def text(figures):
    written = {}
    for name, figure in figures.items():
        if isinstance(figure, dict):
            written[name] = text(figure)
        elif isinstance(figure, Fraction):
            whole_number = round(figure * 10**10)
            digits = str(abs(whole_number)).rjust(11, "0")
            written[name] = ("-" if whole_number < 0 else "") + digits[:-10] + "." + digits[-10:]
        else:
            written[name] = figure
    return written


# MARK: what they are


class Maker:
    """Makes a ledger by chance."""

    def __init__(self, chance):
        self.chance = chance
        self.start = TODAY - chance.randint(20, 500)

    def maybe(self, likelihood):
        return self.chance.random() < likelihood

    def decimal(self, low, high, most):
        """A number as a text, with up to so many places."""
        digits = self.chance.randint(0, most)
        number = self.chance.randint(int(low * 10**digits), int(high * 10**digits))
        whole_part, rest = divmod(number, 10**digits)
        return f"{whole_part}.{rest:0{digits}}" if digits else str(whole_part)

    def ledger(self):
        chance = self.chance
        home = chance.choice(["TWD", "TWD", "USD", "EUR", "GBP"])
        quoted = chance.sample(["USD", "EUR", "TWD", "JPY", "GBp", "GBP", "ILA"], 3)
        items = {}
        for name in chance.sample(["AAPL", "SAP.DE", "2330.TW", "7203.T", "VOD.L", "BTC-USD"], chance.randint(1, 4)):
            items[name] = chance.choice(quoted)
        accounts = chance.choice([[""], ["", "broker"], ["broker", "bank"], ["", "broker", "bank"]])
        day = TODAY if self.maybe(0.6) else chance.randint(self.start, TODAY)
        # Ledgers with mistakes leave most of their figures unknown, so most have none.
        has_mistakes, has_all_rates = self.maybe(0.15), self.maybe(0.6)
        rows = self.rows(items, accounts, has_mistakes)
        unread = []
        if has_mistakes and self.maybe(0.5):
            unread.append({
                "line": len(rows) + 2, "day": chance.choice([None, self.day()]),
                "kind": chance.choice([None, "buy", "sell", "split", "dividend", "fee", "deposit"]),
                "item": chance.choice([None, *items]), "account": chance.choice([None, *accounts])})
        units = {name: unit for name, unit in items.items() if self.maybe(0.95)}
        terms = {
            "home": home, "day": day, "today": TODAY, "method": chance.choice(["fifo", "average"]),
            "usesOwnRates": self.maybe(0.7), "units": units,
            "now": {code: self.near(rate) for code, rate in PER_DOLLAR.items()
                    if code != "USD" and (has_all_rates or self.maybe(0.8))},
            "closes": {code: self.closes(rate, has_all_rates) for code, rate in PER_DOLLAR.items() if code != "USD"}}
        return {"rows": rows, "unread": unread, "terms": terms, "prices": self.prices(items, day, has_all_rates)}

    def day(self):
        return self.chance.choice([self.chance.randint(self.start, TODAY), TODAY, self.chance.randint(self.start, TODAY + 3)])

    def rows(self, items, accounts, has_mistakes):
        chance, rows, held, has_foreign = self.chance, [], {}, self.maybe(0.3)
        days = sorted(self.day() for _ in range(chance.randint(1, 40)))
        if self.maybe(0.3):
            # Many rows of one day: the line decides.
            days = [chance.choice(days[:3]) for _ in days]
            days.sort()
        for day in days:
            kind = chance.choices(["buy", "sell", "dividend", "split", "fee", "deposit", "withdraw"],
                                  [38, 32, 10, 7, 8, 3, 2])[0]
            item, account = chance.choice(list(items)), chance.choice(accounts)
            unit = items[item]
            quantity, price, fee = self.decimal(0.1, 300, 10), self.decimal(0, 500, 4), "0"
            if self.maybe(0.05):
                price = "0"
            if kind in ("buy", "sell", "fee") and self.maybe(0.6) or self.maybe(0.05):
                fee = self.decimal(0, 20, 3)
            currency = chance.choice([None, unit, unit, "GBX" if unit == "GBp" else unit])
            if kind == "sell":
                left = held.get((item, account), Fraction(0))
                if left == 0 and not (has_mistakes or self.maybe(0.03)):
                    kind = "buy"
                elif not self.maybe(0.04):
                    # All of it, where 10 places can say that, or a part.
                    part = left if self.maybe(0.3) else left * chance.randint(1, 99) / 100
                    whole_number = part * 10**10 // 1
                    quantity = f"{whole_number // 10**10}.{whole_number % 10**10:010}"
            if Fraction(quantity) == 0:
                quantity = "1"
            if kind == "buy":
                held[item, account] = held.get((item, account), Fraction(0)) + Fraction(quantity)
            elif kind == "sell" and Fraction(quantity) <= held.get((item, account), 0):
                held[item, account] -= Fraction(quantity)
            elif kind == "split":
                quantity = chance.choice(["2", "3", "0.5", "1.5", "10", "1/3", "3/2"])
                account, price, currency = chance.choice(["", account]), "0", None
                for key in held:
                    if key[0] == item and account in ("", key[1]):
                        held[key] *= Fraction(quantity)
            elif kind == "fee":
                item = chance.choice([item, item, None])
                quantity, price = "0", "0"
                if item is None:
                    currency = unit if not (has_mistakes and self.maybe(0.3)) else None
            elif kind in ("deposit", "withdraw"):
                item = None
            if has_foreign and item and kind != "split" and self.maybe(0.2):
                currency = chance.choice(["USD", "EUR", "GBP", "TWD"])
            rows.append({
                "line": 0, "day": day, "kind": kind, "item": item, "quantity": quantity, "price": price,
                "currency": currency, "fee": fee, "account": account,
                "rate": self.own_rate(currency or unit) if self.maybe(0.25) else None})
        # The file is in any order, but within a day the line decides.
        places = sorted(chance.sample(range(2, 2 * len(rows) + 2), len(rows)))
        lines = {}
        for row in rows:
            lines.setdefault(row["day"], []).append(row)
        order = list(lines)
        if self.maybe(0.5):
            chance.shuffle(order)
        for row, line in zip([row for day in order for row in lines[day]], places):
            row["line"] = line
        return sorted(rows, key=lambda row: row["line"])

    def own_rate(self, unit):
        return self.near(31.4 / PER_DOLLAR[whole(unit)[0]])

    def near(self, rate):
        """A rate not far from another, as a feed writes it."""
        return f"{rate * self.chance.uniform(0.7, 1.4):.4f}"

    def closes(self, rate, has_all):
        closes, day = [], self.start - 10
        while day < TODAY:
            closes.append([day, self.near(rate)])
            day += self.chance.choice([1, 1, 3, 5] if has_all else [1, 1, 3, 5, 9, 20])
        return closes

    def prices(self, items, day, has_all):
        prices = {}
        for item in items:
            if not has_all and self.maybe(0.1):
                continue
            price = {"price": self.decimal(0, 500, 4), "close": self.decimal(0.1, 500, 4),
                     "closeDay": day - self.chance.choice([1, 1, 3, 4])}
            if not has_all and self.maybe(0.2):
                price.pop(self.chance.choice(["price", "close", "closeDay"]))
            prices[item] = price
        return prices


if __name__ == "__main__":
    main()
