"""Checks lines of rates and amounts from standard input with exact fractions, and prints those that are wrong.

A line: the sides of the pair, `JPY 149.23` with the units of a currency for a dollar or `BTC $50000` with the dollars for a coin or metal;
the units; the rate and its inverse as numbers and as they are shown; the amount as it is typed, of which currency it is and which it is
converted to, and the converted amount as a fraction and as it is shown.
"""

import re
import sys
from fractions import Fraction

SCALES = {"": 1, "k": 10**3, "m": 10**6, "bn": 10**9, "万": 10**4, "億": 10**8}
MINOR_DIGITS = {"JPY": 0, "KRW": 0, "KWD": 3}


def per_dollar(side, read=float):
    """How much of it a dollar is; of binary numbers exactly what they are."""
    value = side.split(" ")[1]
    if value.startswith("$"):
        return 1 / Fraction(read(value[1:]))
    return Fraction(read(value))


def is_near(number, exact):
    """A quotient of two binary numbers is rounded once, and once for each side that is a price."""
    return abs(Fraction(float(number)) - exact) <= exact / 2**51


def is_shown(text, exact):
    """Five significant digits, and at least the whole units: half of the last place off at most, but for the roundings before."""
    places = len(text.split(".")[1]) if "." in text else 0
    digits = text.replace(".", "").lstrip("0")
    enough = len(digits) >= 5 or len(digits) == 4 and exact * 10**places < 9999.5
    return enough and abs(Fraction(text) - exact) <= Fraction(1, 2 * 10**places) + exact / 2**50


def is_sum(text, exact, code):
    """Rounded to minor units."""
    digits = MINOR_DIGITS.get(code, 2)
    places = len(text.split(".")[1]) if "." in text else 0
    return places == digits and abs(Fraction(text) - exact) <= Fraction(1, 2 * 10**places)


def amount(text):
    number, scale = re.fullmatch(r"[^0-9]?([0-9.]+)(k|m|bn|万|億|)(?: [a-z]+| [A-Z]{3})?(?: in [A-Z]{3})?", text).groups()
    return Fraction(number) * SCALES[scale]


def main():
    count = 0
    for line in sys.stdin:
        (base, code, units, rate, inverse, rate_text, inverse_text,
         typed, source, target, sum_exact, sum_text) = line.rstrip("\n").split("\t")
        exact = per_dollar(code) / per_dollar(base)
        units = int(units)
        converted = amount(typed) * per_dollar(target, str) / per_dollar(source, str)
        if not (
            is_near(rate, exact) and is_near(inverse, 1 / exact)
            and is_shown(rate_text, exact * units) and is_shown(inverse_text, units / exact)
            and Fraction(sum_exact) == converted and is_sum(sum_text, converted, target[:3])
        ):
            print(line, end="")
        count += 1
    print(count)


main()
