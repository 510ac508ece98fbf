"""What is measured: floor, fxterm with its boards, and other programs of the terminal."""

import contextlib
from dataclasses import dataclass, field

import processes
from board import Board
from session import Session

ROWS, COLS = 40, 120
FULL = Board()
LARGE = Board(stocks=10_000)
# Cards of the deck jump, so that one picture answers a key.
STILL = Board(motion=False)
ALL = frozenset(("start", "keys", "flood", "idle"))


@dataclass
class Place:
    """Where keys are pressed besides the table of stocks."""
    title: str
    # The keys that lead there, and two that undo each other.
    prepare: tuple
    keys: tuple
    # What floor is started with to do the same work; nothing where its table does.
    floor: tuple = ()
    # On 24 rows, help scrolls, and details with their closes open.
    rows: int = ROWS


PLACES = {
    "cards": Place("rate cards", ("1",), ("right", "left"), ("cards",)),
    "clocks": Place("clocks", ("2",), ("down", "up")),
    "details": Place("details", ("1", "enter", "z"), ("down", "up"), ("text", "120"), 24),
    "help": Place("help", ("?",), ("down", "up"), ("text", "60"), 24),
    "picker": Place("picker", ("1", "a"), ("down", "up")),
    "deck": Place("deck", ("1", "c"), ("left", "u"), ("deck",)),
}


@dataclass
class Program:
    name: str
    argv: list
    # Texts on the screen after the start, and after the last repaint.
    expect: str
    live: str = None
    board: Board = None
    # Keys that lead to where the measured ones mean something.
    prepare: tuple = ()
    keys: tuple = ("down", "up")
    # The measurements of it.
    phases: frozenset = ALL
    # The text for the row of the cursor after a flood.
    row: str = None
    rows_in_all: int = 0
    env: dict = field(default_factory=dict)
    rows: int = ROWS
    cols: int = COLS

    @property
    def is_place(self):
        """True if only keys are measured."""
        return self.phases == {"keys"}

    def renew(self, homes):
        """Puts its home folder back to what it was made as."""
        self.env["HOME"] = homes.fresh(self.board, self.name)

    def session(self):
        return Session(self.argv, self.rows, self.cols, self.env)

    @contextlib.contextmanager
    def open(self, leaves_collector=False):
        """Runs it. A collector would stay for half a minute, and share its memory with those of other boards; it is ended with
        the session unless it is left to the next."""
        try:
            with self.session() as session:
                yield session
        finally:
            if not leaves_collector:
                self.end()

    def end(self):
        """Ends what has been left running."""
        processes.end_all_of(self.env["HOME"])


def programs(bin, fxterm):
    """All of them by name; `bin` is the folder of floor, `fxterm` the release program."""
    def board(name, board, **more):
        return Program(name, [fxterm], "S00001", "● live", board, **more)

    found = [
        Program("floor", [f"{bin}/floor", "30"], "row 1/30", row=r"row (\d+)/", rows_in_all=30),
        # Its stocks stand in two columns, and down ends at the bottom of the first, one before the last stock.
        board("fxterm", FULL, prepare=("3",), row=r"▌S(\d{5})", rows_in_all=FULL.stocks - 1),
        board("fxterm-10k", LARGE, prepare=("3",), phases=ALL - {"flood", "idle"}),
        Program("htop", ["htop"], "PID USER"),
        # It reads one key of a burst and drops the rest.
        Program("btop", ["btop", "--utf-force"], r"┤.*\d\.\d", phases=ALL - {"flood"}),
    ]
    for name, place in PLACES.items():
        where = dict(keys=place.keys, phases=ALL & {"keys"}, rows=place.rows)
        found.append(board(f"fxterm-{name}", STILL, prepare=place.prepare, **where))
        if place.floor:
            found.append(Program(f"floor-{name}", [f"{bin}/floor", "30", *place.floor], "row 1/", **{
                **where, "keys": ("right", "left")}))
    return {program.name: program for program in found}
