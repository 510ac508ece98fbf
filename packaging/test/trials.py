"""Trials by name, and the table of what came of them."""

import subprocess
import sys
import time


class NotTried(Exception):
    """A trial that could not be made, with the reason."""


class Failed(Exception):
    """Something that a trial found wrong."""


def check(holds, what):
    if not holds:
        raise Failed(what)


def ran(outcome, *words):
    """Checks that a program succeeded and said `words`; what it wrote."""
    check(outcome.status == 0, f"`{outcome.command}` ended with {outcome.status}: {outcome.told}")
    for word in words:
        check(word in outcome.output, f"`{outcome.command}` did not say {word!r}: {outcome.told}")
    return outcome.output


class Trials:
    """Functions with names, tried in order. One may return a note, which its cell has behind "passed"."""

    def __init__(self):
        self.all = []

    def trial(self, name, needs=None):
        """Adds a function; one that needs another is tried only if that passed."""
        def add(function):
            self.all.append((name, needs, function))
            return function
        return add

    def attempt(self, table, column, make):
        """Tries them all in one root, which `make` makes."""
        try:
            case = make()
        except (OSError, RuntimeError, subprocess.CalledProcessError) as reason:
            for name, _, _ in self.all:
                table.set(name, column, f"not tried: no such root: {reason}")
            return
        for name, needs, function in self.all:
            start = time.monotonic()
            try:
                if needs and not table.passed(needs, column):
                    raise NotTried(f"“{needs}” did not pass")
                note = function(case)
                cell = f"passed: {note}" if note else "passed"
            except NotTried as reason:
                cell = f"not tried: {reason}"
            except Exception as reason:
                cell = f"failed: {reason}"
            table.set(name, column, cell)
            print(f"{column}: {name}: {cell} ({time.monotonic() - start:.1f} s)", file=sys.stderr, flush=True)


class Table:
    """Rows are trials, columns are roots."""

    def __init__(self):
        self.rows, self.columns = {}, []

    def set(self, row, column, cell):
        if column not in self.columns:
            self.columns.append(column)
        self.rows.setdefault(row, {})[column] = " ".join(cell.replace("|", "\\|").split())

    def passed(self, row, column):
        return self.rows.get(row, {}).get(column, "").startswith("passed")

    @property
    def has_failures(self):
        return any(cell.startswith("failed") for row in self.rows.values() for cell in row.values())

    @property
    def markdown(self):
        if not self.rows:
            return ""
        lines = ["| trial | " + " | ".join(self.columns) + " |", "| --- |" + " --- |" * len(self.columns)]
        for name, cells in self.rows.items():
            lines.append(f"| {name} | " + " | ".join(cells.get(column, "–") for column in self.columns) + " |")
        return "\n".join(lines) + "\n"
