"""A small model of an xterm's screen, which judges a recorded stream; it is never fed while something is timed.

Besides the cells it keeps what an emulator does not: which glyphs changed nothing, how often the screen was cleared, and
how many updates were wrapped in synchronized output.
"""

import codecs
import re
import unicodedata

from attributes import DEFAULT, SHOWN_ON_BLANK, after_sgr

# One match is one unit of the stream: a run of text, a control, or an escape sequence.
TOKEN = re.compile(
    r"(?P<text>[^\x00-\x1f\x7f]+)"
    r"|(?P<control>[\x00-\x1a\x1c-\x1f\x7f])"
    r"|\x1b\[(?P<parameters>[0-?]*)(?P<intermediate>[ -/]*)(?P<final>[@-~])"
    r"|\x1b\](?P<osc>[^\x07\x1b]*)(?:\x07|\x1b\\)"
    r"|\x1b[PX^_](?P<dcs>[^\x1b]*(?:\x1b(?!\\)[^\x1b]*)*)\x1b\\"
    r"|\x1b(?P<lead>[ -/]*)(?P<end>[0-OQ-WYZ\\`-~])")
LINES = dict(zip("`afgjklmnopqrstuvwxyz{|}~", "◆▒°±┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·"))
ALTERNATE = (47, 1047, 1049)
COUNTED = ("bytes", "glyphs", "clears", "updates")

widths = {}


def width(character):
    """Columns taken by a character: 0, 1 or 2."""
    known = widths.get(character)
    if known is None:
        if unicodedata.category(character) in ("Mn", "Me", "Cf"):
            known = 0
        else:
            known = 2 if unicodedata.east_asian_width(character) in "WF" else 1
        widths[character] = known
    return known


class Screen:
    def __init__(self, rows, cols):
        self.rows, self.cols = rows, cols
        self.counts = dict.fromkeys(COUNTED, 0)
        self.touched = set()        # cells that received a glyph since begin_repaint()
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.pending = ""
        self.reset()

    def reset(self):
        self.modes = {7: True, 25: True}
        self.main = self.blank_page()
        self.page = self.main
        self.x = self.y = 0
        self.top, self.bottom = 0, self.rows - 1
        self.charsets, self.shift = ["B", "B"], 0
        self.saved = None
        self.wrap_due = False
        self.last = " "
        self.wear(DEFAULT)

    def wear(self, look):
        """Takes up the look that glyphs are written in from now on."""
        self.look = look
        ink, paper, flags = look
        shown = flags & SHOWN_ON_BLANK
        # A blank shows no ink unless it is reversed, underlined or struck.
        self.blank_look = (ink if shown else None, paper, shown)
        self.erased = (" ", (None, paper, frozenset()))

    def blank_page(self):
        return [[(" ", DEFAULT)] * self.cols for _ in range(self.rows)]

    def text(self):
        return "\n".join("".join(cell[0] for cell in row).rstrip() for row in self.page)

    def has_content(self):
        return any(cell[0] not in (" ", "") for row in self.page for cell in row)

    def begin_repaint(self):
        """The cells as they are, for end_repaint()."""
        self.touched.clear()
        return [row[:] for row in self.page]

    def end_repaint(self, before):
        """How many of the cells given a glyph since begin_repaint() look different now."""
        return sum(before[y][x] != self.page[y][x] for y, x in self.touched)

    # ---- the stream

    def feed(self, data):
        self.counts["bytes"] += len(data)
        stream = self.pending + self.decoder.decode(data)
        position = 0
        while position < len(stream):
            found = TOKEN.match(stream, position)
            if found is None:
                if len(stream) - position < 65536:
                    break           # an escape sequence that is not complete yet
                position += 1
                continue
            position = found.end()
            kind = found.lastgroup
            if kind == "text":
                self.write(found.group())
            elif kind == "control":
                self.control(found.group())
            elif kind == "final":
                if found["intermediate"] or found["parameters"][:1] in tuple("<=>?"):
                    self.private(found["parameters"], found["intermediate"], found["final"])
                else:
                    self.sequence(found["parameters"], found["final"])
            elif kind == "end":
                self.escape(found["lead"], found["end"])
        self.pending = stream[position:]

    def write(self, text):
        is_graphic = self.charsets[self.shift] == "0"
        for character in text:
            if is_graphic:
                character = LINES.get(character, character)
            columns = width(character)
            if columns == 0:
                continue
            if (self.wrap_due and self.modes.get(7)) or (columns == 2 and self.x == self.cols - 1):
                self.x = 0
                self.line_feed()
            self.wrap_due = False
            row, x = self.page[self.y], self.x
            self.counts["glyphs"] += 1
            row[x] = (character, self.blank_look if character == " " else self.look)
            self.touched.add((self.y, x))
            if columns == 2 and x + 1 < self.cols:
                row[x + 1] = ("", self.look)
            self.wrap_due = x + columns >= self.cols
            self.x = min(self.cols - 1, x + columns)
            self.last = character

    def control(self, character):
        if character in "\n\x0b\x0c":
            self.line_feed()
        elif character == "\r":
            self.x = 0
        elif character == "\b":
            self.x = max(0, self.x - 1)
        elif character == "\t":
            self.x = min(self.x // 8 * 8 + 8, self.cols - 1)
        else:
            if character in "\x0e\x0f":
                self.shift = 1 if character == "\x0e" else 0
            return
        self.wrap_due = False

    def line_feed(self):
        if self.y == self.bottom:
            self.scroll(self.top, 1)
        elif self.y < self.rows - 1:
            self.y += 1

    def scroll(self, top, count):
        """Moves the lines from `top` to the region's last up by `count`, down when it is negative."""
        height = self.bottom - top + 1
        moved = min(abs(count), height)
        blank = [[self.erased] * self.cols for _ in range(moved)]
        part = self.page[top:self.bottom + 1]
        self.page[top:self.bottom + 1] = part[moved:] + blank if count > 0 else blank + part[:height - moved]

    def erase(self, y, first, end):
        self.page[y][first:end] = [self.erased] * (end - first)

    def escape(self, lead, end):
        if lead in ("(", ")"):
            self.charsets["()".index(lead)] = end
        elif lead:
            pass
        elif end == "7":
            self.saved = (self.x, self.y, self.look, self.charsets[:], self.shift)
        elif end == "8" and self.saved:
            self.x, self.y, look, self.charsets, self.shift = self.saved
            self.charsets = self.charsets[:]
            self.wear(look)
            self.wrap_due = False
        elif end in "DE":
            self.x = 0 if end == "E" else self.x
            self.line_feed()
        elif end == "M":
            if self.y == self.top:
                self.scroll(self.top, -1)
            elif self.y:
                self.y -= 1
        elif end == "c":
            self.counts["clears"] += 1
            self.reset()

    def sequence(self, parameters, final):
        if final == "m":
            self.wear(after_sgr(self.look, parameters))
            return
        values = [int(v) if v.isdigit() else 0 for v in parameters.split(";")]
        count = values[0] or 1
        x, y, cols = self.x, self.y, self.cols
        due, self.wrap_due = self.wrap_due, False
        if final in "Hf":
            self.y = min(count, self.rows) - 1
            self.x = min((values[1] if len(values) > 1 else 1) or 1, cols) - 1
        elif final == "A":
            self.y = max(self.top if y >= self.top else 0, y - count)
        elif final in "Be":
            self.y = min(self.bottom if y <= self.bottom else self.rows - 1, y + count)
        elif final in "Ca":
            self.x = min(cols - 1, x + count)
        elif final == "D":
            self.x = max(0, x - count)
        elif final in "G`":
            self.x = min(count, cols) - 1
        elif final == "d":
            self.y = min(count, self.rows) - 1
        elif final == "J":
            self.erase_display(values[0])
        elif final == "K":
            self.erase(y, *{0: (x, cols), 1: (0, x + 1), 2: (0, cols)}.get(values[0], (x, cols)))
            self.wrap_due = due and values[0] == 1
        elif final == "X":
            self.erase(y, x, min(cols, x + count))
        elif final == "@":
            row = self.page[y]
            row[x:x] = [self.erased] * min(count, cols - x)
            del row[cols:]
        elif final == "P":
            row = self.page[y]
            del row[x:x + count]
            row.extend([self.erased] * (cols - len(row)))
        elif final in "LM":
            if self.top <= y <= self.bottom:
                self.scroll(y, count if final == "M" else -count)
                self.x = 0
        elif final in "ST":
            self.scroll(self.top, count if final == "S" else -count)
        elif final == "b":
            self.wrap_due = due
            self.write(self.last * min(count, self.rows * cols))
        elif final == "r":
            self.top = min(count, self.rows) - 1
            self.bottom = min((values[1] if len(values) > 1 else 0) or self.rows, self.rows) - 1
            self.x = self.y = 0
        else:
            self.wrap_due = due             # modes, questions and reports draw nothing

    def erase_display(self, part):
        x, y = self.x, self.y
        if part == 2 or (part == 0 and x == y == 0):
            self.counts["clears"] += 1
        if part == 0:
            self.erase(y, x, self.cols)
        elif part == 1:
            self.erase(y, 0, x + 1)
        for row in {0: range(y + 1, self.rows), 1: range(y), 2: range(self.rows)}.get(part, ()):
            self.erase(row, 0, self.cols)

    def private(self, parameters, intermediate, final):
        if parameters[:1] != "?" or intermediate or final not in "hl":
            return
        for mode in (int(v) for v in parameters[1:].split(";") if v.isdigit()):
            is_on = final == "h"
            if mode in ALTERNATE and is_on != (self.page is not self.main):
                self.page = self.blank_page() if is_on else self.main
            if mode == 2026 and is_on:
                self.counts["updates"] += 1
            self.modes[mode] = is_on
