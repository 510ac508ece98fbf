"""The budgets, by figure. They leave room for simple code: nothing is gained by staying far below them.

    budgets.py FILE    fails if a Markdown file has tables that were judged by other budgets
"""

import hashlib
import sys
from dataclasses import dataclass

# Ratios that differ from 1 by less than this are equal.
EQUAL = 0.15


@dataclass
class Budget:
    """What a figure may be: by itself, or as a ratio to floor's in the same run."""
    most: float = None
    least: float = None
    times: float = None
    at_least_times: float = None
    # The ratio where keys are pressed elsewhere than in the table of stocks: on cards and clocks, and in layers.
    elsewhere: float = None
    # With 10,000 stocks, as a ratio to the same with 30.
    growth: float = None
    # The program that must not be faster in the same run.
    peer: str = None


BUDGETS = {
    "first picture": Budget(times=3.8, growth=1.5, peer="btop"),
    "live": Budget(times=8),
    "key → painted, p50": Budget(times=1.7, elsewhere=2, peer="htop"),
    "key → painted, p99": Budget(times=1.5, elsewhere=1.5),
    "CPU per key": Budget(times=2.5, elsewhere=2.5),
    "bytes per key": Budget(times=3, elsewhere=3),
    "keys without an answer": Budget(most=0),
    "flood": Budget(at_least_times=0.6),
    "rows off after a flood": Budget(most=0),
    "idle CPU, clocks ticking": Budget(times=2.5),
    # A second that the bench begins or ends in may count twice.
    "wake-ups, clocks ticking": Budget(most=1.05),
    "wake-ups a second, unfocused": Budget(most=1.05),
    "wake-ups a minute without seconds": Budget(most=1),
    "repaints a minute without seconds": Budget(most=1),
    "bytes a tick": Budget(times=1.3),
    "PSS of the board": Budget(most=12),
    "PSS of both, polling": Budget(most=22),
    "last minutes, of the first": Budget(most=1.1),
    "file of fxterm, stripped": Budget(most=12),
    "file of fxterm-collector, stripped": Budget(most=10),
    "a key among 10,000 stocks → painted, at most": Budget(most=16),
    "a letter among 10,000 stocks → painted, at most": Budget(most=16),
    "10,000 stocks sorted → painted, at most": Budget(most=16),
    "10,000 quotes delay a key by, at most": Budget(most=16),
    "a change in the store → painted, at most": Budget(most=20),
    "a range from the store → painted, at most": Budget(most=20),
    "fxterm print, p50": Budget(most=30),
    "fxterm status, p50": Budget(most=10),
    "fxterm convert, p50": Budget(most=20),
    # ncurses writes a cell again where that is shorter than moving over it, in floor too.
    "waste: cells written as they were": Budget(most=0.005),
    "clears of the screen": Budget(most=0),
    "writes to the terminal a repaint": Budget(most=1),
    # A terminal takes 4 kB at a time, and some frames have more.
    "writes to the terminal a frame of the deck": Budget(most=2),
    "a swipe takes, p50": Budget(least=180, most=220),
    "frames a second of it": Budget(least=60),
    "carried steps without an answer": Budget(most=0),
    "a crosshair's step over 5,000 bars → painted, p99": Budget(most=4),
    "bytes of it, in cursor keys": Budget(most=3),
}


def digest():
    """Names the budgets as they are: other ones have another digest."""
    return hashlib.sha256(repr(sorted(BUDGETS.items())).encode()).hexdigest()[:12]


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        if f"budgets {digest()}" not in file.read():
            sys.exit(f"{sys.argv[1]}: the tables were judged by other budgets than those of today; `make bench` writes them")
