#!/usr/bin/env python3
"""Random ledgers and what they come to, in exact fractions: the rules of docs/explanation/money.md once more, lot by lot.

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
    books, loose, loose_flows = {}, {"fees": Fraction(0), "taxes": Fraction(0), "income": Fraction(0)}, []
    kinds = [row["kind"] for row in ledger["rows"] + ledger["unread"]]
    purse = Purse() if "deposit" in kinds or "withdraw" in kinds else None

    for row in rows:
        kind, item, account = row["kind"], row["item"], row["account"]
        quantity, price, fee = (Fraction(row[name]) for name in ("quantity", "price", "fee"))
        if item is None:
            part, money = {"tax": ("taxes", -quantity), "interest": ("income", quantity)}.get(kind, ("fees", -fee))
            is_outside = kind in ("deposit", "withdraw")
            if row["currency"] is None and (is_outside or money != 0):
                mistakes.append([row["line"], "currency"])
                unread.append({**row, "currency": None})
                continue
            if not is_outside and money != 0:
                worth = worth_of(row, row["currency"], terms)
                loose[part] = add([loose[part], times(abs(money), worth)])
                loose_flows.append((row["day"], times(money, worth)))
            if purse is not None:
                purse.enter(row, row["currency"], terms)
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
            book = books[item, account] = {"lots": [], "sold": [], "income": [], "fees": [], "taxes": [], "flows": [],
                                           "gaps": set()}
        if purse is not None:
            purse.enter(row, row["currency"] or unit, terms)
        if kind in ("tax", "interest"):
            price, quantity = quantity, Fraction(1)
        price, fee, worth = in_unit(row, price, fee, unit, terms)
        amount = None if price is None else quantity * price
        is_out = kind in ("buy", "tax")
        cash = minus(Fraction(0) if kind == "fee" else minus(Fraction(0), amount) if is_out else amount, fee)
        if cash != 0:
            book["flows"].append((row["day"], times(cash, worth)))
        if fee != 0:
            book["fees"].append((fee, worth))
        if kind in ("dividend", "interest") and amount != 0:
            book["income"].append((amount, worth))
        if kind == "tax" and amount != 0:
            book["taxes"].append((amount, worth))
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
        concerns = CONCERNS[row["kind"]]
        if purse is not None and row["kind"] != "split":
            purse.doubt(row, units)
        for (item, account), book in books.items():
            of_all = row["account"] == "" and row["kind"] in ("split", None)
            if row["item"] == item and (row["account"] in (None, account) or of_all):
                book["gaps"] |= set(concerns)

    # A scenario changes the value, not the cost.
    ledger = {**ledger, "terms": supposed(terms, ledger["scenario"]),
              "prices": supposed_prices(ledger["prices"], ledger["scenario"])}
    items = [position(key, book, units.get(key[0]), ledger) for key, book in books.items()]
    cash = [] if purse is None else purse.lines(ledger["terms"])
    parts = [item["home"] for item in items]
    names = ["value", "cost", "dayChange", "dayCurrency", "priceGain", "currencyGain", "income", "fees", "taxes"]
    # A sum leaves out the positions that such rows make unknown, and such cash.
    total = {name: add([part[name] for part, book in zip(parts, books.values()) if LETTERS.get(name, "h") not in book["gaps"]]
                       + [line["home"][name] for line in cash if name in line["home"] and not line["isDoubted"]])
             for name in names}
    for part, amount in loose.items():
        total[part] = add([total[part], places(amount)])
    total["total"] = total_of(total)
    total["leftOut"] = sorted(row["line"] for row in unread if CONCERNS[row["kind"]] or purse is not None)
    if purse is not None:
        is_whole = not any(book["gaps"] for book in books.values()) and not any(line["amount"] is None for line in cash)
        total["flows"] = flows_of(purse.flows, total["value"], day) if is_whole else None
    else:
        sound = [book for book in books.values() if not book["gaps"]]
        flows = [flow for book in sound for flow in book["flows"]] + loose_flows
        value = add(part["value"] for part, book in zip(parts, books.values()) if not book["gaps"])
        total["flows"] = flows_of(flows, value, day)
    for item, amount in [(item, item["quantity"]) for item in items] + [(line, line["amount"]) for line in cash]:
        value, all_of_it = item["home"]["value"], total["value"]
        if amount is not None and amount == 0:
            item["weight"] = Fraction(0)
        else:
            item["weight"] = None if not is_above_0(all_of_it) or value is None else places(value / all_of_it)
    return {"items": [text(item) for item in items], "cash": [text(line) for line in cash], "total": text(total),
            "exposure": [text(line) for line in exposure(items, list(books.values()), cash, total["value"])],
            "mistakes": sorted(mistakes)}


# The figures that a row may affect: holding, income, fees, taxes.
CONCERNS = {"buy": "hf", "sell": "hf", "split": "h", "dividend": "if", "fee": "f", "deposit": "", "withdraw": "", "tax": "t",
            "interest": "i", "exchange": "f", None: "hift"}
LETTERS = {"income": "i", "fees": "f", "taxes": "t"}


def is_above_0(figure):
    return figure is not None and figure > 0


class Purse:
    """The cash of all accounts, as its rows leave it."""

    def __init__(self):
        self.amounts, self.flows, self.doubts = {}, [], []

    def enter(self, row, unit, terms):
        kind, account = row["kind"], row["account"]
        quantity, price, fee = (Fraction(row[name]) for name in ("quantity", "price", "fee"))
        money = {"buy": -quantity * price, "sell": quantity * price, "dividend": quantity * price, "deposit": quantity,
                 "withdraw": -quantity, "tax": -quantity, "interest": quantity, "exchange": -quantity, "fee": 0}[kind] - fee
        if unit is None:
            if money:
                # Its currency may be any.
                self.doubts.append((account, None, False))
            return
        self.put(money, unit, account)
        if kind == "exchange":
            self.put(quantity * price, row["into"], account)
        if kind in ("deposit", "withdraw"):
            worth = times(quantity, worth_of(row, unit, terms))
            self.flows.append((row["day"], minus(Fraction(0), worth) if kind == "deposit" else worth))

    def put(self, money, unit, account):
        code, parts = whole(unit)
        self.amounts[account, code] = self.amounts.get((account, code), Fraction(0)) + money / parts

    def doubt(self, row, units):
        """A row that counts for nothing may have moved cash."""
        unit = None
        if row["kind"] not in (None, "exchange"):
            unit = units.get(row["item"]) if row["currency"] == "" else row["currency"]
        self.doubts.append((row["account"], None if unit is None else whole(unit)[0], True))

    def lines(self, terms):
        found = []
        for (account, code), amount in self.amounts.items():
            doubts = [isRow for where, currency, isRow in self.doubts if where in (None, account) and currency in (None, code)]
            now, then = rate(code, terms["day"], terms), rate(code, terms["day"] - 1, terms)
            if doubts:
                home, amount = {"value": None, "dayChange": None, "dayCurrency": None}, None
            elif amount == 0:
                home = {"value": Fraction(0), "dayChange": Fraction(0), "dayCurrency": Fraction(0)}
            else:
                value, change = times(amount, now), times(amount, minus(now, then))
                home = {"value": places(value), "dayChange": places(change), "dayCurrency": places(change)}
            # Of several reasons the widest counts, then the first: an account whose item has no currency is no mistake.
            of_all = [isRow for where, currency, isRow in self.doubts if where is None and currency is None]
            of_account = [isRow for where, currency, isRow in self.doubts if where == account and currency is None]
            found.append({"account": account, "currency": code, "amount": amount, "home": home,
                          "isDoubted": (of_all or of_account or doubts or [False])[0]})
        return found


def supposed(terms, scenario):
    """The terms with the rates of a scenario."""
    now = {code: Fraction(worth) for code, worth in terms["now"].items()}
    home = terms["home"]

    def worth(code):
        # How many units of an arbitrary measure one of the currency is worth: the dollar's is 1 at first.
        return measure.get(code)

    measure = {"USD": Fraction(1), **{code: 1 / units for code, units in now.items()}}
    for name, change, number in scenario:
        number = Fraction(number)
        if "/" in name:
            first, second = name.split("/")
            if worth(first) is None or worth(second) is None:
                continue
            rate_now = worth(first) / worth(second)
            wanted = number if change == "to" else rate_now * (1 + number / 100)
            if second == home:
                measure[first] = wanted * measure[second]
            else:
                measure[second] = measure[first] / wanted
        elif name in PER_DOLLAR and worth(name) is not None:
            measure[name] *= 1 + number / 100
    return {**terms, "now": {code: measure["USD"] / measure[code] for code in now}}


def supposed_prices(prices, scenario):
    changed = {}
    for item, price in prices.items():
        changed[item] = dict(price)
        for name, change, number in scenario:
            if price.get("price") is not None and name in ("stocks", item):
                now = Fraction(changed[item]["price"])
                changed[item]["price"] = Fraction(number) if change == "to" else now * (1 + Fraction(number) / 100)
    return changed


def exposure(items, books, cash, total):
    """How much is in each currency; what no unit is known of has none."""
    sums = {}
    for item, book in zip(items, books):
        if item["quantity"] is not None and item["quantity"] == 0:
            continue
        code, parts = whole(item["currency"]) if item["currency"] else (None, 1)
        value = None if item["value"] is None else item["value"] / parts
        sums.setdefault(code, []).append((value, item["home"], "h" in book["gaps"]))
    for line in cash:
        if line["amount"] is None or line["amount"] != 0:
            sums.setdefault(line["currency"], []).append((line["amount"], line["home"], line["isDoubted"]))
    found = []
    for code, parts in sums.items():
        counted = [(value, home) for value, home, is_doubted in parts if not is_doubted]
        figures = {"value": add(value for value, _ in counted), "home": add(home["value"] for _, home in counted),
                   "fromCurrency": add(home["dayCurrency"] for _, home in counted)}
        if not counted:
            figures = dict.fromkeys(figures)
        share = None if not is_above_0(total) or figures["home"] is None else figures["home"] / total
        found.append({"key": code, **figures, "share": places(share)})
    return sorted(found, key=lambda line: line["key"] or "")


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
        "taxes": add(amount for amount, _ in book["taxes"]),
    }
    # Each lot, sold or not, as: quantity, bought at price and rate, now or when sold at price and rate.
    ends = book["sold"] + [(lot["q"], lot["p"], lot["r"], price, now) for lot in lots]
    home = {
        "value": Fraction(0) if not lots else value * now if known(value, now) else None,
        "cost": add(times(times(lot["q"], lot["p"]), lot["r"]) for lot in lots),
        "dayChange": Fraction(0) if not lots
        else held * (price * now - close * then) if known(price, close, now, then) else None,
        "dayCurrency": from_currency(value, unit, now, then, terms) if lots else Fraction(0),
        "priceGain": add(times(times(q, minus(p1, p0)), r0) for q, p0, r0, p1, r1 in ends),
        "currencyGain": add(q * p1 * (r1 - r0) if known(r0, p1, r1) else None for q, p0, r0, p1, r1 in ends),
        "income": add(times(amount, worth) for amount, worth in book["income"]),
        "fees": add(times(amount, worth) for amount, worth in book["fees"]),
        "taxes": add(times(amount, worth) for amount, worth in book["taxes"]),
    }
    for group in (figures, home):
        for name in group:
            if name != "price" and LETTERS.get(name, "h") in gaps:
                group[name] = None
    home = {name: places(figure) for name, figure in home.items()}
    home["total"] = total_of(home)
    home["flows"] = None if gaps else flows_of(book["flows"], home["value"], day)
    return {"item": key[0], "account": key[1], "currency": unit, **figures, "home": home}


def from_currency(value, unit, now, then, terms):
    """What of the day's change came from the currency alone."""
    if value is None or unit is None:
        return None
    if whole(unit)[0] == terms["home"]:
        return Fraction(0)
    return None if now is None or then is None else value * now * (1 - then / now)


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
    return add([home["priceGain"], home["currencyGain"], home["income"], minus(Fraction(0), home["fees"]),
                minus(Fraction(0), home["taxes"])])


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
                "kind": chance.choice([None, "buy", "sell", "split", "dividend", "fee", "deposit", "tax", "interest",
                                       "exchange"]),
                "item": chance.choice([None, *items]), "account": chance.choice([None, *accounts]),
                "currency": chance.choice([None, "", "USD", "EUR", quoted[0]])})
        units = {name: unit for name, unit in items.items() if self.maybe(0.95)}
        terms = {
            "home": home, "day": day, "today": TODAY, "method": chance.choice(["fifo", "average"]),
            "usesOwnRates": self.maybe(0.7), "units": units,
            "now": {code: self.near(rate) for code, rate in PER_DOLLAR.items()
                    if code != "USD" and (has_all_rates or self.maybe(0.8))},
            "closes": {code: self.closes(rate, has_all_rates) for code, rate in PER_DOLLAR.items() if code != "USD"}}
        # A past day has no scenario.
        scenario = self.scenario(items, terms) if day == TODAY and self.maybe(0.4) else []
        return {"rows": rows, "unread": unread, "terms": terms, "prices": self.prices(items, day, has_all_rates),
                "scenario": scenario}

    def scenario(self, items, terms):
        """Changes in order: what changes, by percent or to a level, and the number."""
        clauses = []
        codes = ["USD", *sorted(terms["now"])]
        for _ in range(self.chance.randint(1, 4)):
            percent = self.chance.choice(["-10", "5", "-8", "2.5", "-33.3", "120"])
            kind = self.chance.choice(["currency", "pair", "item", "stocks"])
            if kind == "currency":
                clauses.append([self.chance.choice(codes), "by", percent])
            elif kind == "pair" and len(codes) > 1:
                first, second = self.chance.sample(codes, 2)
                level = self.near(PER_DOLLAR[second] / PER_DOLLAR[first])
                is_level = Fraction(level) > 0 and self.maybe(0.6)
                clauses.append([f"{first}/{second}", "to", level] if is_level else [f"{first}/{second}", "by", percent])
            elif kind == "item":
                is_level = self.maybe(0.3)
                clauses.append([self.chance.choice(list(items)), *(["to", "123.45"] if is_level else ["by", percent])])
            else:
                clauses.append(["stocks", "by", percent])
        return clauses

    def day(self):
        return self.chance.choice([self.chance.randint(self.start, TODAY), TODAY, self.chance.randint(self.start, TODAY + 3)])

    def rows(self, items, accounts, has_mistakes):
        chance, rows, held, has_foreign = self.chance, [], {}, self.maybe(0.3)
        days = sorted(self.day() for _ in range(chance.randint(1, 40)))
        if self.maybe(0.3):
            # Many rows of one day: the line decides.
            days = [chance.choice(days[:3]) for _ in days]
            days.sort()
        has_money, has_new = self.maybe(0.5), self.maybe(0.6)
        for day in days:
            kind = chance.choices(["buy", "sell", "dividend", "split", "fee", "deposit", "withdraw", "tax", "interest",
                                   "exchange"],
                                  [38, 32, 10, 7, 8, 8 * has_money, 4 * has_money, 4 * has_new, 4 * has_new, 5 * has_new])[0]
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
            elif kind in ("tax", "interest"):
                item, price, fee = chance.choice([item, item, None]), "0", "0"
                if item is None:
                    currency = unit
            elif kind in ("deposit", "withdraw", "exchange"):
                # The reader of the file refuses such rows without a currency; of deposits the ledger does too.
                lacks_unit = kind != "exchange" and has_mistakes and self.maybe(0.05)
                item, currency = None, None if lacks_unit else unit
            into = chance.choice(["USD", "EUR", "GBp", "TWD", "JPY"]) if kind == "exchange" else None
            if kind in ("deposit", "withdraw"):
                price = "0"
            if has_foreign and item and kind != "split" and self.maybe(0.2):
                currency = chance.choice(["USD", "EUR", "GBP", "TWD"])
            rows.append({
                "line": 0, "day": day, "kind": kind, "item": item, "quantity": quantity, "price": price,
                "currency": currency, "fee": fee, "account": account, "into": into,
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
