"""The cells that a program's output leaves on a terminal: as much of one as ncurses asks for."""

import codecs
import re
import unicodedata

TOKEN = re.compile(
    r"\x1b\[(?P<marks>[?>=<]?)(?P<numbers>[0-9;:]*)[ -/]*(?P<end>[@-~])"
    r"|\x1b[\]P_^X][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ #%()*+\-./].|\x1b[^\[\]P_^X ]|[^\x1b]", re.S)


class Screen:
    def __init__(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.cells = [[" "] * columns for _ in range(rows)]
        self.row = self.column = 0
        self.top, self.bottom = 0, rows - 1
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.rest = ""
        self.last = " "

    @property
    def text(self):
        return "\n".join("".join(row).rstrip() for row in self.cells)

    def feed(self, data):
        text = self.rest + self.decoder.decode(data)
        end = 0
        while match := TOKEN.match(text, end):
            end = match.end()
            self._take(match)
        self.rest = text[end:]

    def _take(self, match):
        token = match[0]
        if match["end"]:
            numbers = [int(number or 0) for number in re.split("[;:]", match["numbers"])]
            if not match["marks"]:
                self._control(match["end"], numbers, max(numbers[0], 1))
        elif token == "\x1bM":
            self._up()
        elif token == "\r":
            self.column = 0
        elif token == "\n":
            self._down()
        elif token == "\b":
            self.column = max(0, self.column - 1)
        elif token == "\t":
            self.column = min(self.columns - 1, self.column // 8 * 8 + 8)
        elif token >= " ":
            self._put(token)

    def _put(self, character):
        if unicodedata.combining(character):
            return
        width = 2 if unicodedata.east_asian_width(character) in "WF" else 1
        if self.column + width > self.columns:
            self.column = 0
            self._down()
        self.cells[self.row][self.column] = self.last = character
        if width == 2:
            self.cells[self.row][self.column + 1] = ""
        self.column += width

    def _down(self):
        if self.row == self.bottom:
            self._scroll(self.top, 1)
        else:
            self.row = min(self.rows - 1, self.row + 1)

    def _up(self):
        if self.row == self.top:
            self._scroll(self.top, -1)
        else:
            self.row = max(0, self.row - 1)

    def _scroll(self, top, count):
        for _ in range(abs(count)):
            self.cells.insert(self.bottom + 1 if count > 0 else top, [" "] * self.columns)
            self.cells.pop(top if count > 0 else self.bottom + 1)

    def _control(self, end, numbers, count):
        row = self.cells[self.row]
        second = max(numbers[1], 1) if len(numbers) > 1 else 1
        if end in "Hf":
            self.row, self.column = min(count, self.rows) - 1, min(second, self.columns) - 1
        elif end == "A":
            self.row = max(0, self.row - count)
        elif end == "B":
            self.row = min(self.rows - 1, self.row + count)
        elif end == "C":
            self.column = min(self.columns - 1, self.column + count)
        elif end == "D":
            self.column = max(0, self.column - count)
        elif end in "G`":
            self.column = min(count, self.columns) - 1
        elif end == "d":
            self.row = min(count, self.rows) - 1
        elif end == "J":
            self._erase(self.row, self.column if numbers[0] == 0 else 0, numbers[0])
        elif end == "K":
            first, last = ((self.column, self.columns), (0, self.column + 1), (0, self.columns))[numbers[0]]
            row[first:last] = [" "] * (last - first)
        elif end == "X":
            row[self.column:self.column + count] = [" "] * min(count, self.columns - self.column)
        elif end == "P":
            row[:] = (row[:self.column] + row[self.column + count:] + [" "] * count)[:self.columns]
        elif end == "@":
            row[:] = (row[:self.column] + [" "] * count + row[self.column:])[:self.columns]
        elif end == "b":
            for _ in range(count):
                self._put(self.last)
        elif end == "L":
            self._scroll(self.row, -count)
        elif end == "M":
            self._scroll(self.row, count)
        elif end == "S":
            self._scroll(self.top, count)
        elif end == "T":
            self._scroll(self.top, -count)
        elif end == "r":
            self.top, self.bottom = count - 1, (second if len(numbers) > 1 else self.rows) - 1
            self.row = self.column = 0

    def _erase(self, row, column, kind):
        if kind == 0:
            self.cells[row][column:] = [" "] * (self.columns - column)
            rows = range(row + 1, self.rows)
        else:
            rows = range(row if kind == 1 else self.rows)
        for other in rows:
            self.cells[other] = [" "] * self.columns
