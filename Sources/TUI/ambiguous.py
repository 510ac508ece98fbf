#!/usr/bin/env python3
"""Writes the table of characters whose width is ambiguous (UAX #11): one cell in most terminals, two in those
that keep to East Asian fonts.

    python3 Sources/TUI/ambiguous.py

The facts are those of the Unicode version that Python comes with; combining marks, private use and what lies beyond the
first plane are left out. Needs Python 3 and nothing else.
"""

import pathlib
import unicodedata

FILE = pathlib.Path(__file__).resolve().parent / "AmbiguousWidth+Table.swift"
WIDTH = 112

codes = [
    code
    for code in range(0x80, 0xE000)
    if not 0x300 <= code <= 0x36F and unicodedata.east_asian_width(chr(code)) == "A"
]
ranges = []
for code in codes:
    if ranges and ranges[-1][1] == code - 1:
        ranges[-1][1] = code
    else:
        ranges.append([code, code])
words = [f"{a:X}" if a == b else f"{a:X}-{b:X}" for a, b in ranges]
lines = [""]
for word in words:
    if len(lines[-1]) + len(word) + 9 > WIDTH:
        lines.append("")
    lines[-1] = f"{lines[-1]} {word}".strip()
text = "\n".join(f"        {line}" for line in lines)
FILE.write_text(
    f'''// Written by ambiguous.py, Unicode {unicodedata.unidata_version}; not to be edited.
extension AmbiguousWidth {{
    static let table: StaticString = """
{text}
        """
}}
'''
)
