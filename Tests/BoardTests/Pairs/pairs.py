"""Checks lines of rates and amounts from standard input with exact fractions, and prints those that are wrong.

A line: the dollar rates of base and code, the units, the rate and its inverse as numbers and as they are shown, the amount as it is
typed, and what it comes to in the code's currency as a fraction.
"""

import re
import sys
from fractions import Fraction

SCALES = {"": 1, "k": 10**3, "m": 10**6, "bn": 10**9, "万": 10**4, "億": 10**8}


def is_near(number, exact):
    """A quotient of two binary numbers is rounded once."""
    return abs(Fraction(float(number)) - exact) <= exact / 2**52


def is_shown(text, exact):
    """Five significant digits, and at least the whole units: half of the last place off at most, but for the one rounding before."""
    places = len(text.split(".")[1]) if "." in text else 0
    digits = text.replace(".", "").lstrip("0")
    enough = len(digits) >= 5 or len(digits) == 4 and exact * 10**places < 9999.5
    return enough and abs(Fraction(text) - exact) <= Fraction(1, 2 * 10**places) + exact / 2**51


def amount(text):
    number, scale = re.fullmatch(r"€?([0-9.]+)(k|m|bn|万|億|)(?: euro| EUR)?(?: in [A-Z]+)?", text).groups()
    return Fraction(number) * SCALES[scale]


def main():
    count = 0
    for line in sys.stdin:
        base, code, units, rate, inverse, rate_text, inverse_text, typed, sum_text = line.rstrip("\n").split("\t")
        exact = Fraction(float(code)) / Fraction(float(base))
        units = int(units)
        told = amount(typed) * Fraction(code) / Fraction(base)
        if not (
            is_near(rate, exact) and is_near(inverse, 1 / exact)
            and is_shown(rate_text, exact * units) and is_shown(inverse_text, units / exact)
            and Fraction(sum_text) == told
        ):
            print(line, end="")
        count += 1
    print(count)


main()
