#!/usr/bin/env python3
"""Writes the table of currencies: their names, and the countries that pay with them.

    python3 -m venv venv && venv/bin/pip install babel==2.18.0
    venv/bin/python Sources/Places/Currencies/currencies.py     write Sources/Places/Currencies/CurrencyTable+Text.swift

Source: Unicode's CLDR (Unicode licence) as `babel` has it. The countries' names are those of the table of cities.
"""

import datetime
import pathlib

import babel
from babel import Locale
from babel.core import get_global
from babel.numbers import get_territory_currencies

TABLE = pathlib.Path(__file__).resolve().parent / "CurrencyTable+Text.swift"
# The order of the table of cities.
LANGUAGES = ["zh_Hant", "zh_Hans", "ja", "ko", "id", "de", "es"]

# Countries that pay with another currency than this CLDR says: Bulgaria has had the euro since 1 January 2026 (European Central Bank).
NEWER = {"BG": "EUR"}


def main():
    english = Locale.parse("en")
    locales = [Locale.parse("zh" if name == "zh_Hans" else name) for name in LANGUAGES]
    payers = {}
    for country in sorted(get_global("territory_currencies")):
        if len(country) == 2 and country in english.territories:
            today = get_territory_currencies(country, start_date=datetime.date.today())
            for code in [NEWER[country]] if country in NEWER else today:
                payers.setdefault(code, []).append(country)
    lines = []
    for code in sorted(english.currencies):
        names = [english.currencies[code]] + [locale.currencies.get(code, "") for locale in locales]
        shown = [names[0]] + ["" if name in (names[0], code) else name for name in names[1:]]
        assert not any(c in name for name in shown for c in '\t\n\\";'), shown
        lines.append("\t".join([code, " ".join(payers.get(code, [])), ";".join(shown).rstrip(";")]))
    TABLE.write_text(
        "// swift-format-ignore-file\n"
        "// Written by Sources/Places/Currencies/currencies.py; to change it, change that.\n"
        f"// Sources: Unicode CLDR as in babel {babel.__version__}; written {datetime.date.today()}.\n\n"
        "extension CurrencyTable {\n"
        "    /// A line a currency, by code: the code, the countries that pay with it, names by language.\n"
        '    static let currencies: StaticString = """\n' + "".join(f"        {line}\n" for line in lines) + '        """\n}\n'
    )
    print(len(lines), "currencies,", sum(map(len, payers.values())), "countries")


if __name__ == "__main__":
    main()
