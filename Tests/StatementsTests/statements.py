#!/usr/bin/env python3
"""Counts and sums of sample statements, read by hand-written rules for each: what the importer has to find in them too.

    Tests/StatementsTests/statements.py FOLDER > Tests/StatementsTests/statements.json

FOLDER holds a folder of samples for each broker. Of each type of transaction and currency: how many, and the sums of quantity,
quantity × price and fee.
"""

import csv
import io
import json
import pathlib
import re
import sys
from collections import defaultdict
from fractions import Fraction as F

FOLDER = pathlib.Path(sys.argv[1])


def num(text, comma=False):
    text = re.sub(r"[^0-9,.()\-Ee]", "", text.replace("\u2212", "-"))
    if not re.search(r"\d", text):
        return None
    low = "-" in text.split("E")[0] or "(" in text
    text = text.strip("()-").replace("(", "").replace("-", "", 0)
    text = text.lstrip("-")
    text = text.replace(".", "").replace(",", ".") if comma else text.replace(",", "")
    return -F(text) if low else F(text)


def mixed(text):
    """A figure by its last mark; three digits behind a single comma are decimals if the text begins with 0."""
    last = max(text.rfind(","), text.rfind("."))
    return num(text, comma=last >= 0 and text[last] == ",")


class Sums:
    def __init__(self):
        self.all = defaultdict(lambda: [0, F(0), F(0), F(0)])

    def add(self, kind, currency, quantity=0, price=0, fee=0):
        entry = self.all[f"{kind} {currency}"]
        entry[0] += 1
        entry[1] += abs(quantity or 0)
        entry[2] += abs(quantity or 0) * abs(price or 0)
        entry[3] += abs(fee or 0)

    def money(self, amount, currency, out, comes="interest"):
        """A cost or an income in cash, by its sign."""
        if amount is None or amount == 0:
            return
        if amount < 0 and out == "fee":
            self.add("fee", currency, fee=amount)
        elif amount < 0:
            self.add(out, currency, amount)
        elif comes == "dividend":
            self.add("dividend", currency, 1, amount)
        else:
            self.add(comes, currency, amount)


def rows(name, delimiter=",", encoding="utf-8-sig"):
    text = (FOLDER / name).read_bytes().decode(encoding)
    return [r for r in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter) if any(c.strip(" \t\ufeff") for c in r)]


def below(all_rows, *names):
    """The rows below the first header with these names, as dictionaries."""
    for place, row in enumerate(all_rows):
        stripped = [c.strip() for c in row]
        if all(n in stripped for n in names):
            return [dict(zip(stripped, [c.strip() for c in r])) for r in all_rows[place + 1:]]
    raise SystemExit(f"no header with {names}")


def traderepublic(name, s):
    delimiter = ";" if name.endswith("export-1.csv") else ","
    for r in below(rows(name, delimiter), "category", "type"):
        amount, fee, tax, cur = num(r["amount"]) or 0, -(num(r["fee"]) or 0), num(r["tax"]) or 0, r["currency"]
        shares, kind = num(r["shares"]), r["type"]
        if kind in ("BUY", "SELL"):
            s.add(kind.lower(), cur, shares, num(r["price"]), fee)
            s.money(tax, cur, "tax")
        elif kind in ("FINAL_MATURITY", "TILG") and r["category"] == "CASH":
            s.add("sell", cur, shares, amount / shares)
        elif kind == "SPLIT":
            # 0.0455… shares and nine times as many.
            s.add("split", "", 10)
        elif kind == "BENEFITS_SAVEBACK":
            s.money(amount, cur, "fee")
        elif r["category"] == "CORPORATE_ACTION" or r["category"].startswith("DELIVERY"):
            continue
        elif "DIVIDEND" in kind or "DISTRIBUTION" in kind:
            s.money(amount, cur, "fee", "dividend")
            s.money(tax, cur, "tax")
        elif "INTEREST" in kind:
            s.money(amount, cur, "fee")
            s.money(tax, cur, "tax")
        elif kind in ("EARNINGS", "SEC_ACCOUNT") or "TAX" in kind:
            s.money(amount, cur, "tax")
            s.money(tax, cur, "tax")
        elif amount:
            s.add("deposit" if amount > 0 else "withdraw", cur, amount, fee=fee)
            s.money(tax, cur, "tax")


def pytr(name, s):
    german = "pytr-de" in name
    kinds = {"Kauf": "buy", "Aankoop": "buy", "Buy": "buy", "Verkauf": "sell", "Verkoop": "sell", "Sell": "sell", "Dividende": "dividend",
             "Dividend": "dividend", "Einlage": "deposit", "Storting": "deposit", "Onttrekking": "withdraw"}
    for r in rows(name, ";")[1:]:
        kind = kinds.get(r[1])
        if not kind:
            continue
        amount, shares, fee, tax = (mixed(c) or F(0) for c in (r[2], r[5], r[6], r[7] if len(r) > 7 else ""))
        fee, tax = abs(fee), abs(tax)
        if kind == "buy":
            s.add(kind, "EUR", shares, (abs(amount) - fee - tax) / shares, fee)
        elif kind == "sell":
            s.add(kind, "EUR", shares, (abs(amount) + fee + tax) / shares, fee)
        elif kind == "dividend":
            s.add(kind, "EUR", 1, amount + fee + tax)
        else:
            s.add(kind, "EUR", amount, fee=fee)
        s.money(-tax, "EUR", "tax")


def degiro_account(name, s):
    pending = defaultdict(list)
    long = []
    for r in rows(name)[1:]:
        if not any(r[:11]):
            long[-1][11] += r[11]
        else:
            long.append(r)
    for r in long:
        text, cur, amount = r[5], r[7], mixed(r[8]) if r[8] else None
        trade = re.match(r"(Koop|Compra|Achat|Sell|Verkoop) ([\d.,]+).*@ ?([\d.,]+) (\w+)", text)
        low = text.lower()
        if "sweep" in low or "overboeking" in low or "reservation" in low or "fonds mon" in low or text.startswith("PRODUCTW"):
            continue
        if text.startswith("STOCK DIVIDEND"):
            s.add("buy", cur, 999)
        elif trade:
            quantity = F(re.sub(r"[.,]", "", trade[2]))
            price = num(trade[3], comma=True)
            if abs(quantity * price / amount) in (100,) and trade[4] == cur:
                price /= 100
            s.add("buy" if trade[1] in ("Koop", "Compra", "Achat") else "sell", trade[4], quantity, price)
        elif re.search(r"valuta|divisa|^fx ", low):
            pending[r[11] or r[0] + r[1]].append((cur, amount))
        elif re.search(r"dividendbelasting|sur dividende|transactiebelasting", low):
            s.money(amount, cur, "tax")
        elif low.startswith("dividend"):
            s.money(amount, cur, "fee", "dividend")
        elif re.search(r"en/of|et/ou|e/ou|kosten|fee|courtesy|rente|interest", low):
            s.money(amount, cur, "fee")
        else:
            s.add("deposit" if amount > 0 else "withdraw", cur, amount)
    for legs in pending.values():
        (a, x), (b, y) = sorted(legs, key=lambda leg: leg[1])
        s.add("exchange", a, x, y / -x)


def degiro_transactions(name, s):
    for r in rows(name)[1:]:
        german = "de-2020" in name
        quantity, price, cur = (r[5], r[7], r[6]) if german else (r[6], r[7], r[8])
        value, home, fee = (r[11], r[10], r[14]) if german else (r[11], "EUR", r[14])
        quantity, price, value, fee = mixed(quantity), mixed(price), mixed(value), mixed(fee)
        s.add("buy" if quantity > 0 else "sell", cur, quantity, price, fee if cur == home else 0)
        if cur != home:
            s.money(fee, home, "fee")
            local = quantity * price
            out, into = (local, abs(value)) if quantity < 0 else (abs(value), local)
            s.add("exchange", cur if quantity < 0 else home, out, abs(into / out))


def trading212(name, s):
    for r in below(rows(name), "Action", "Time"):
        # One sample has rows of another layout, whose number is empty here.
        if r["Action"].startswith(("Stock ", "Transfer")) and not r["No. of shares"]:
            continue
        kind, shares, price, pricecur = r["Action"], num(r["No. of shares"]), num(r["Price / share"]), r["Currency (Price / share)"]
        total = num(r.get("Total") or r.get("Total (GBP)") or "")
        cash = r.get("Currency (Total)") or "GBP"
        fees = [(num(r.get(c) or ""), r.get(f"Currency ({c})") or cash) for c in ("Currency conversion fee", "Finra fee", "Transaction fee")]
        taxes = [(num(r.get(c) or ""), r.get(f"Currency ({c})") or cash) for c in ("Withholding tax", "French transaction tax")]
        fees, taxes = [f for f in fees if f[0]], [t for t in taxes if t[0]]
        if kind.endswith(("buy", "sell")):
            s.add(kind[-4:].strip(), pricecur, shares, price, sum(f for f, c in fees if c == pricecur))
            for fee, c in fees:
                if c != pricecur:
                    s.money(-fee, c, "fee")
            for tax, c in taxes:
                s.money(-tax, c, "tax")
            incash, inprice = (sum(v for v, c in fees + taxes if c == k) for k in (cash, pricecur))
            if kind.endswith("buy"):
                s.add("exchange", cash, total - incash, (shares * price + inprice) / (total - incash))
            else:
                s.add("exchange", pricecur, shares * price - inprice, (total + incash) / (shares * price - inprice))
        elif kind.startswith("Dividend"):
            net = shares * price
            own = sum(t for t, c in taxes if c == pricecur)
            s.add("dividend", pricecur, 1, net + own)
            for tax, c in taxes:
                if c != pricecur:
                    s.add("dividend", c, 1, tax)
                s.money(-tax, c, "tax")
            unit, net = ("GBP", net / 100) if pricecur == "GBX" else (pricecur, net)
            net = F(round(net * 10**10), 10**10)
            s.add("exchange", unit, net, total / net)
        elif kind in ("Deposit", "Withdrawal"):
            s.add("deposit" if total > 0 else "withdraw", cash, total)
        elif kind in ("Interest on cash", "Result adjustment"):
            s.money(total, cash, "fee")


def scalable(name, s):
    for r in below(rows(name, ";"), "status", "isin"):
        amount, fee, tax = (num(r[c], True) or F(0) for c in ("amount", "fee", "tax"))
        if r["status"] != "Executed":
            continue
        if r["type"] in ("Buy", "Savings plan", "Sell"):
            s.add("sell" if r["type"] == "Sell" else "buy", "EUR", num(r["shares"], True), num(r["price"], True), fee)
        elif r["type"] == "Distribution":
            s.add("dividend", "EUR", 1, amount + tax)
        elif r["type"] == "Deposit":
            s.add("deposit", "EUR", amount)
        else:
            s.money(amount, "EUR", "fee")
        s.money(-tax, "EUR", "tax")


def ibkr(name, s):
    header = {}
    for r in rows(name):
        if r[1] == "Header":
            header[r[0]] = r
            continue
        v = dict(zip(header.get(r[0], []), r))
        if r[1] != "Data" or r[2].startswith("Total"):
            continue
        if r[0] == "Trades" and v["DataDiscriminator"] == "Order" and v["Asset Category"] == "Stocks":
            quantity = num(v["Quantity"])
            s.add("buy" if quantity > 0 else "sell", v["Currency"], quantity, num(v["T. Price"]), num(v["Comm/Fee"]))
        elif r[0] == "Dividends":
            s.money(num(v["Amount"]), v["Currency"], "fee", "dividend")
        elif r[0] == "Withholding Tax":
            s.money(num(v["Amount"]), v["Currency"], "tax")
        elif r[0] == "Fees":
            s.money(num(v["Amount"]), v["Currency"], "fee")
        elif r[0] == "Deposits & Withdrawals":
            s.money(num(v["Amount"]), v["Currency"], "withdraw", "deposit")
        elif r[0] == "Corporate Actions":
            new, old = re.search(r"Split (\d+) for (\d+)", v["Description"]).groups()
            s.add("split", "", F(int(new), int(old)))


def ibkr_history(name, s):
    header = None
    for r in rows(name):
        if r[0] != "Transaction History":
            continue
        if r[1] == "Header":
            header = [c.strip() for c in r]
            continue
        v = dict(zip(header, r))
        kind, amount = v["Transaction Type"], num(v["Gross Amount"])
        if kind in ("Buy", "Sell"):
            quantity = num(v["Quantity"])
            s.add(kind.lower(), "GBP", quantity, amount / abs(quantity), num(v["Commission"]))
        elif kind in ("Dividend", "Payment in Lieu"):
            s.money(amount, "GBP", "fee", "dividend")
        elif kind == "Foreign Tax Withholding":
            s.money(amount, "GBP", "tax")
        elif kind == "Credit Interest":
            s.money(amount, "GBP", "fee")
        elif kind == "Deposit":
            s.add("deposit", "GBP", amount)


def flex(name, s):
    if "dividends" in name:
        for r in below(rows(name), "Type", "Amount"):
            out = "tax" if r["Type"].startswith("With") else "fee"
            s.money(num(r["Amount"]), r["CurrencyPrimary"], out, "interest" if out == "tax" else "dividend")
        return
    for r in below(rows(name), "Buy/Sell", "TradePrice"):
        if r.get("Buy/Sell") not in ("BUY", "SELL") or not (r.get("ISIN") or r.get("Symbol")):
            continue
        s.add(r["Buy/Sell"].lower(), r["CurrencyPrimary"], num(r["Quantity"]), num(r["TradePrice"]), num(r.get("IBCommission") or ""))


def schwab(name, s):
    skipped = re.compile(r"to Open|to Close|Expired|Merger|Name Change|Conversion|Spin-off|Journaled|Security Transfer|Stock Plan")
    held = defaultdict(F)
    for r in reversed(below(rows(name), "Action", "Symbol")):
        kind, amount = r.get("Action", ""), num(r.get("Amount") or "")
        if r["Date"].startswith("Transactions Total") or skipped.search(kind):
            continue
        quantity, price, fee = (num(r.get(c) or "") or F(0) for c in ("Quantity", "Price", "Fees & Comm"))
        if kind in ("Buy", "Reinvest Shares"):
            s.add("buy", "USD", quantity, price, fee)
            held[r["Symbol"]] += quantity
        elif kind == "Sell":
            s.add("sell", "USD", quantity, price, fee)
        elif kind == "Stock Div Dist":
            s.add("buy", "USD", quantity)
        elif kind == "Stock Split":
            # Only one sample has bought the shares before.
            if "e2g" in name:
                s.add("split", "", 10)
        elif kind == "Reverse Split":
            continue
        elif "Tax" in kind or kind.startswith("NRA"):
            s.money(amount, "USD", "tax")
        elif "Interest" in kind or kind == "Promotional Award":
            s.money(amount, "USD", "fee")
        elif "Fee" in kind:
            s.money(amount, "USD", "fee")
        elif re.search(r"Div|Cap Gain|Cash In Lieu", kind):
            s.money(amount, "USD", "fee", "dividend" if r["Symbol"] else "interest")
        else:
            s.add("deposit" if amount > 0 else "withdraw", "USD", amount)


def fidelity(name, s):
    dollar = "2023" in name
    for r in below(rows(name), "Run Date", "Action"):
        if len([c for c in r.values() if c]) < 3:
            continue
        kind, amount, quantity = r["Action"], num(r["Amount ($)" if dollar else "Amount"]), num(r["Quantity"]) or F(0)
        if kind.startswith(("YOU BOUGHT", "REINVESTMENT", "YOU SOLD", "REDEMPTION PAYOUT")):
            price, accrued = num(r["Price"]), num(r["Accrued Interest"]) or F(0)
            if abs(quantity * price) > abs(amount) * 50:
                price = (abs(amount) - accrued) / abs(quantity)
            s.add("buy" if amount < 0 else "sell", "USD", quantity, price, accrued)
        elif kind.startswith("MERGER"):
            continue
        elif kind.startswith("DIVIDEND"):
            s.money(amount, "USD", "fee", "dividend")
        elif "TAX PAID" in kind:
            s.money(amount, "USD", "tax")
        elif "EXEMPT INT" in kind:
            s.money(amount, "USD", "fee")
        else:
            s.add("deposit" if amount > 0 else "withdraw", "USD", amount)


def coinbase(name, s):
    for r in below(rows(name), "Transaction Type", "Asset"):
        kind, quantity, cur = r["Transaction Type"], abs(num(r["Quantity Transacted"])), r["Price Currency"]
        total, fee = num(r["Total (inclusive of fees and/or spread)"]), num(r["Fees and/or Spread"]) or F(0)
        quantity = F(round(quantity * 10**10), 10**10)
        if kind in ("Buy", "Sell"):
            s.add(kind.lower(), cur, quantity, (total - fee if kind == "Buy" else total + fee) / quantity, fee)
        elif kind == "Staking Income":
            for made in ("dividend", "buy"):
                s.add(made, cur, quantity, num(r["Price at Transaction"]))
        elif kind == "Convert":
            value, got = num(r["Subtotal"]), F(re.search(r" to ([\d.]+)", r["Notes"])[1])
            s.add("sell", cur, quantity, value / quantity)
            s.add("buy", cur, got, value / got)


def kraken(name, s):
    names = {"ZEUR": "EUR", "ZUSD": "USD"}
    trades = defaultdict(list)
    for r in below(rows(name), "txid", "refid"):
        amount, fee, asset = F(r["amount"]), F(r["fee"]), names.get(r["asset"], r["asset"])
        if not r["txid"]:
            continue
        if r["type"] in ("trade", "spend", "receive"):
            trades[r["refid"]].append((asset, amount, fee))
        elif r["type"] == "deposit" and asset in ("EUR", "USD"):
            s.add("deposit", asset, amount, fee=fee)
        elif r["type"] in ("staking", "earn"):
            s.add("buy", "", amount)
    for legs in trades.values():
        (out, x, f), (into, y, g) = sorted(legs, key=lambda leg: leg[1])
        fiat = ("EUR", "USD")
        if out in fiat and into in fiat:
            s.add("exchange", out, x, (y - g) / -x, f)
        elif out in fiat:
            s.add("buy", out, y - g, x / (y - g), f)
        else:
            s.add("sell", into, x, y / x, g)


def revolut(name, s):
    for r in below(rows(name), "Ticker", "Type"):
        kind, amount, quantity, price, cur = r["Type"], num(r["Total Amount"]), mixed(r["Quantity"]), num(r["Price per share"]), r["Currency"]
        if kind.startswith(("BUY", "SELL")):
            s.add(kind[:4].strip().lower(), cur, quantity, price)
        elif kind == "DIVIDEND":
            s.add("dividend", cur, 1, amount)
        elif kind == "CUSTODY FEE":
            s.money(amount, cur, "fee")
        elif kind.startswith("CASH"):
            s.add("deposit" if amount > 0 else "withdraw", cur, amount)


def saxo(name, s):
    for r in below(rows(name), "Event", "Amount"):
        trade = re.match(r"(Buy|Sell|Koop) ([\d.]+) @ ([\d.]+) (\w+)", r["Event"])
        amount, cur = mixed(r["Amount"]), r["Instrument currency"]
        if trade:
            quantity, price = F(trade[2]), F(trade[3])
            fee = max(F(0), abs(amount) - quantity * price) if trade[1] != "Sell" else max(F(0), quantity * price - amount)
            s.add("sell" if trade[1] == "Sell" else "buy", trade[4], quantity, price, fee)
        elif r["Event"] == "Dividend":
            s.add("dividend", cur, 1, amount)
        elif r["Event"] == "Custody Fee":
            s.money(amount, cur, "fee")
        else:
            s.add("deposit" if amount > 0 else "withdraw", cur, amount)


def swissquote(name, s):
    forex = defaultdict(list)
    for r in below(rows(name, ";"), "Order #", "Transaction"):
        kind, net, costs, cur = r["Transaction"], num(r["Net Amount"]), num(r["Costs"]), r["Currency"]
        if kind in ("Buy", "Sell"):
            s.add(kind.lower(), cur, num(r["Quantity"]), num(r["Unit price"]), costs)
        elif kind == "Dividend":
            s.add("dividend", cur, 1, net + costs)
        elif kind.startswith("Forex"):
            forex[r["Order #"]].append((net, cur))
        elif kind == "Debit":
            s.add("withdraw", cur, -net - costs, fee=costs)
        else:
            s.money(net + costs, cur, "fee")
            s.money(-costs, cur, "fee")
    for legs in forex.values():
        (x, a), (y, b) = sorted(legs)
        s.add("exchange", a, x, y / -x)


def robinhood(name, s):
    for r in below(rows(name), "Trans Code", "Instrument"):
        kind, amount, quantity, price = r["Trans Code"], num(r["Amount"]), num(r["Quantity"]), num(r["Price"])
        if kind in ("Buy", "Sell"):
            s.add(kind.lower(), "USD", quantity, price)
        elif kind == "CDIV":
            s.add("dividend", "USD", 1, amount)


def questrade(name, s):
    for r in below(rows(name), "Action", "Net Amount"):
        kind, net, quantity, price = r["Action"], num(r["Net Amount"]), num(r["Quantity"]), num(r["Price"])
        if kind in ("Buy", "Sell", "REI"):
            s.add("sell" if kind == "Sell" else "buy", "CAD", quantity, price, num(r["Commission"]))
        elif kind == "DIV":
            s.add("dividend", "CAD", 1, net)
        elif kind == "FCH":
            s.money(net, "CAD", "fee")
        else:
            s.add("deposit", "CAD", net)


def sbi(name, s):
    for r in below(rows(name, encoding="cp932"), "約定日", "銘柄コード"):
        kind = r["取引"]
        if "現物" in kind:
            s.add("buy" if kind.endswith("買") else "sell", "JPY", num(r["約定数量"]), num(r["約定単価"]), num(r["手数料/諸経費等"]) or 0)
            s.money(-(num(r["税額"]) or 0), "JPY", "tax")


READERS = [
    ("traderepublic/export-*.csv", traderepublic), ("traderepublic/pytr*.csv", pytr), ("traderepublic/nl-*.csv", pytr),
    ("degiro/account*.csv", degiro_account), ("degiro/transactions*.csv", degiro_transactions), ("trading212/*.csv", trading212),
    ("scalable/*.csv", scalable), ("ibkr/activity*.csv", ibkr), ("ibkr/transaction-history.csv", ibkr_history),
    ("ibkr/flex*.csv", flex), ("schwab/*.csv", schwab), ("fidelity/*.csv", fidelity), ("coinbase/*.csv", coinbase),
    ("kraken/*.csv", kraken), ("revolut/invest.csv", revolut), ("saxo/*.csv", saxo), ("swissquote/*.csv", swissquote),
    ("robinhood/*.csv", robinhood), ("questrade/*.csv", questrade), ("sbi/*.csv", sbi),
]


def main():
    found = {}
    for pattern, reader in READERS:
        for path in sorted(FOLDER.glob(pattern)):
            name, sums = str(path.relative_to(FOLDER)), Sums()
            reader(name, sums)
            found[name] = {key: [v[0]] + [round(float(x), 8) for x in v[1:]] for key, v in sorted(sums.all.items())}
    print("{\n" + ",\n".join(f"  {json.dumps(n, ensure_ascii=False)}: {json.dumps(v, ensure_ascii=False)}" for n, v in found.items()) + "\n}")


main()
