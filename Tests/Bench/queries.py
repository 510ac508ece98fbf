"""What a terminal answers when a program asks it something, so that none waits for an answer in vain."""

import re

QUERY = re.compile(
    rb"\x1b\[(?P<attributes>[>=]?)0?c"
    rb"|\x1b\[(?P<status>\??(?:5|6|996))n"
    rb"|\x1b\[(?P<mode>\??\d+)\$p"
    rb"|\x1b\[>(?P<version>0?)q"
    rb"|\x1b\[\?(?P<keyboard>)u"
    rb"|\x1b\[(?P<window>14|16|18)t"
    rb"|\x1b\](?P<colour>1[0-9]|4;\d+);\?(?:\x07|\x1b\\)"
    rb"|\x1bP(?P<capability>[+$])q[^\x1b]*\x1b\\")
CUT = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*|\][^\x07\x1b]{0,60}\x1b?|P[^\x1b]{0,60}\x1b?)?\Z")
KNOWN_MODES = (1, 6, 7, 25, 1000, 1002, 1003, 1004, 1006, 1049, 2004, 2026)


class Queries:
    """Finds questions in a stream that comes in pieces."""

    def __init__(self):
        self.carry = b""

    def answers(self, data, rows, cols, screen):
        """The replies to the questions that end in `data`; screen() is the screen as of now."""
        if b"\x1b" not in data and not self.carry:
            return []
        data = self.carry + data
        tail = data[-128:]
        cut = CUT.search(tail)
        self.carry = tail[cut.start():] if cut else b""
        return [reply(found.groupdict(), rows, cols, screen) for found in QUERY.finditer(data)]


def reply(asked, rows, cols, screen):
    if asked["attributes"] is not None:
        return {b"": b"\x1b[?64;1;6;22c", b">": b"\x1b[>41;354;0c", b"=": b"\x1bP!|00000000\x1b\\"}[asked["attributes"]]
    if asked["status"]:
        if asked["status"].endswith(b"5"):
            return b"\x1b[0n"
        if asked["status"] == b"?996":
            return b"\x1b[?997;1n"
        mark = "?" if asked["status"][:1] == b"?" else ""
        return f"\x1b[{mark}{screen().y + 1};{screen().x + 1}R".encode()
    if asked["mode"]:
        is_private, number = asked["mode"][:1] == b"?", int(asked["mode"].lstrip(b"?"))
        state = (1 if screen().modes.get(number) else 2) if is_private and number in KNOWN_MODES else 0
        return b"\x1b[%s;%d$y" % (asked["mode"], state)
    if asked["version"] is not None:
        return b"\x1bP>|bench(1)\x1b\\"
    if asked["keyboard"] is not None:
        return b"\x1b[?0u"
    if asked["window"]:
        return {b"14": b"\x1b[4;%d;%dt" % (rows * 16, cols * 8), b"16": b"\x1b[6;16;8t",
                b"18": b"\x1b[8;%d;%dt" % (rows, cols)}[asked["window"]]
    if asked["colour"]:
        rgb = b"d0d0/d0d0/d0d0" if asked["colour"] in (b"10", b"12") else b"1010/1010/1010"
        return b"\x1b]%s;rgb:%s\x1b\\" % (asked["colour"], rgb)
    return b"\x1bP0%sr\x1b\\" % asked["capability"]
