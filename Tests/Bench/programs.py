"""What is measured: floor, fxterm with its boards, and other programs of the terminal."""

from dataclasses import dataclass, field

from board import Board
from session import Session

ROWS, COLS = 40, 120
FULL = Board()
LARGE = Board(stocks=10_000)
# Where keys are pressed besides the grid of stocks: what it is called, how to get there, two keys that undo each other, and
# the rows of the terminal: on 24, details and help scroll.
PLACES = {
    "fxterm-cards": ("rate cards", ("1",), ("right", "left"), ROWS),
    "fxterm-clocks": ("clocks", ("2",), ("down", "up"), ROWS),
    "fxterm-details": ("details", ("1", "enter"), ("down", "up"), 24),
    "fxterm-help": ("help", ("?",), ("down", "up"), 24),
    "fxterm-picker": ("picker", ("1", "a"), ("down", "up"), ROWS),
    "fxterm-deck": ("deck", ("1", "c"), ("left", "u"), ROWS),
}
# Cards of the deck jump, so that a key is answered by one picture.
STILL = Board(motion=False)


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
    # Whether it can be flooded, and what the screen says of the row that the cursor is in afterwards.
    floods: bool = True
    row: str = None
    rows_in_all: int = 0
    env: dict = field(default_factory=dict)
    rows: int = ROWS
    cols: int = COLS
    # Whether only keys are measured.
    is_place: bool = False

    def renew(self, homes):
        """Puts its board back to what it was made as."""
        if self.board:
            self.env["HOME"] = homes.fresh(self.board, self.name)

    def open(self):
        """A session; the program starts when it is entered."""
        return Session(self.argv, self.rows, self.cols, self.env)


def programs(bin, fxterm):
    """All of them by name; `bin` is the folder of floor, `fxterm` the release program."""
    def floor(name, count):
        return Program(name, [f"{bin}/floor", str(count)], f"row 1/{count}", row=r"row (\d+)/", rows_in_all=count)

    def board(name, board):
        return Program(name, [fxterm], "S00001", board, ("3",), row=r"▌S(\d{5})", rows_in_all=board.stocks)

    found = [
        floor("floor", 30), board("fxterm", FULL), floor("floor-10k", 10_000), board("fxterm-10k", LARGE),
        Program("htop", ["htop"], "PID USER"),
        # It reads one key of a burst and drops the rest.
        Program("btop", ["btop", "--utf-force"], r"┤.*\d\.\d", floods=False),
    ]
    found += [
        Program(name, [fxterm], "S00001", STILL, prepare, keys, rows=rows, is_place=True)
        for name, (_, prepare, keys, rows) in PLACES.items()]
    return {program.name: program for program in found}
