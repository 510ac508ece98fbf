"""The budgets, by figure. They leave room for simple code: nothing is gained by staying far below them."""

from dataclasses import dataclass


@dataclass
class Budget:
    """What a figure may be: by itself, or as a ratio to floor's in the same run."""
    most: float = None
    least: float = None
    times: float = None
    at_least_times: float = None
    # The ratio where keys are pressed elsewhere than in the grid: on cards and clocks, and in layers.
    elsewhere: float = None
    # With 10,000 stocks, as a ratio to the same with 30.
    growth: float = None


BUDGETS = {
    "first settled picture": Budget(times=4, growth=1.5),
    "key → painted, p50": Budget(times=2, elsewhere=2.5),
    "key → painted, p99": Budget(times=2.5, elsewhere=3),
    "CPU per key": Budget(times=3, elsewhere=3),
    "bytes per key": Budget(times=3, elsewhere=3),
    "keys without an answer": Budget(most=0),
    "flood": Budget(at_least_times=0.6),
    "rows off after a flood": Budget(most=0),
    "idle CPU, clocks ticking": Budget(times=2.5),
    # A second that the bench begins or ends in may count twice.
    "wake-ups, clocks ticking": Budget(most=1.05),
    "bytes a tick": Budget(times=1.3),
    "PSS of all processes": Budget(most=14),
    # ncurses writes a cell again where that is shorter than moving over it, in floor too.
    "waste: cells written as they were": Budget(most=0.005),
    "clears of the screen": Budget(most=0),
    "a swipe takes, p50": Budget(least=180, most=220),
    "frames a second of it": Budget(least=60),
    "carried steps without an answer": Budget(most=0),
    "a letter among 10,000 stocks → painted, at most": Budget(most=16),
    "10,000 stocks sorted → painted, at most": Budget(most=16),
    "a crosshair's step over 5,000 bars → painted, p99": Budget(most=4),
    "bytes of it, in cursor keys": Budget(most=3),
    "a span from the store → painted, at most": Budget(most=20),
    "10,000 quotes delay a key by, at most": Budget(most=16),
    "writes to the terminal a repaint": Budget(most=1),
    "writes to the terminal a frame of the deck": Budget(most=1),
    "wake-ups a minute without seconds": Budget(most=1),
    "repaints a minute without seconds": Budget(most=1),
    "wake-ups a second, unfocused": Budget(most=1.05),
    "PSS at the end of it": Budget(most=24),
}
