#!/usr/bin/env python3
"""Writes the rules of local time that stand in on a system without a zoneinfo folder.

    python3 -m venv venv && venv/bin/pip install tzdata==2026.6
    venv/bin/python Sources/Market/Zones/zones.py       write Sources/Market/Zones/ZoneTable+Text.swift

Source: the zone database (public domain) as `tzdata` has it, compiled by the system's zic in the short form, which says what
repeats every year once. Aliases are not in it: ZoneNames has those.
"""

import base64
import datetime
import pathlib
import shutil
import subprocess
import tempfile

import tzdata

TABLE = pathlib.Path(__file__).resolve().parent / "ZoneTable+Text.swift"
SOURCE = pathlib.Path(tzdata.__file__).parent / "zoneinfo" / "tzdata.zi"


def main():
    names = sorted(line.split()[1] for line in SOURCE.read_text().splitlines() if line.startswith("Z "))
    zic = shutil.which("zic", path="/usr/sbin:/usr/bin:/sbin:/bin")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([zic, "-b", "slim", "-d", folder, SOURCE], check=True)
        rules = {name: base64.b64encode((pathlib.Path(folder) / name).read_bytes()).decode() for name in names}
    text = "".join(f"        {name}\t{rules[name]}\n" for name in names)
    TABLE.write_text(
        "// swift-format-ignore-file\n"
        "// Written by Sources/Market/Zones/zones.py; to change it, change that.\n"
        f"// Sources: tzdata {tzdata.IANA_VERSION}; written {datetime.date.today()}.\n\n"
        "extension ZoneTable {\n"
        "    /// The version of the zone database that the rules are of.\n"
        f'    static let version = "{tzdata.IANA_VERSION}"\n\n'
        "    /// A line a zone, by name: the name, its TZif file in base64.\n"
        '    static let zones: StaticString = """\n' + text + '        """\n}\n'
    )
    print(len(names), "zones,", len(text) // 1024, "KiB")


if __name__ == "__main__":
    main()
