"""What is measured: floor, fxterm with its boards, and other programs of the terminal."""

from dataclasses import dataclass, field

from board import Board
from session import Session

ROWS, COLS = 40, 120
FULL = Board()
LARGE = Board(stocks=10_000)


@dataclass
class Program:
    name: str
    argv: list
    # What the screen has to show before anything is measured.
    expect: str
    board: Board = None
    # Keys that lead to where the measured ones mean something.
    prepare: tuple = ()
    keys: tuple = ("down", "up")
    floods: bool = True
    env: dict = field(default_factory=dict)
    rows: int = ROWS
    cols: int = COLS

    def renew(self, homes):
        """Puts its board back to what it was made as."""
        if self.board:
            self.env["HOME"] = homes.fresh(self.board, self.name)

    def open(self):
        """A session; the program starts when it is entered."""
        return Session(self.argv, self.rows, self.cols, self.env)


def programs(bin, fxterm):
    """All of them by name; `bin` is the folder of floor, `fxterm` the release program."""
    stocks = ("3",)
    found = [
        Program("floor", [f"{bin}/floor", "30"], "row 1/30"),
        Program("fxterm", [fxterm], "S00001", FULL, stocks),
        Program("floor-10k", [f"{bin}/floor", "10000"], "row 1/10000"),
        Program("fxterm-10k", [fxterm], "S00001", LARGE, stocks),
        Program("htop", ["htop"], "PID USER"),
        # It reads one key of a burst and drops the rest.
        Program("btop", ["btop", "--utf-force"], r"┤.*\d\.\d", floods=False),
    ]
    return {program.name: program for program in found}
