#!/usr/bin/env python3
"""Simulates a desk with more members than one machine can run, from what desk_load.py measured of fewer.

    desk_growth.py --notice MS --look MS --commit MS [--cores 2] [--rate 20] [--items 500] [--each 30] [--pause 25,250]

A commit takes `--commit` milliseconds on a core of the database, to wake a member with a notice `--notice`, and what a member
then asks, if one of its items has changed, `--look`. All are done in the order in which they come, on so many cores. Prints, for
numbers of members and pauses between two commits, how busy the cores are and how long a price takes to its member. The members'
own time is not in it: they have machines of their own.
"""

import argparse
import heapq
import random

NUMBERS = [50, 100, 200, 500, 1000, 2000, 5000, 10_000]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("notice", "look", "commit"):
        parser.add_argument(f"--{name}", type=float, required=True)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--rate", type=float, default=20)
    parser.add_argument("--items", type=int, default=500)
    parser.add_argument("--each", type=int, default=30)
    parser.add_argument("--pause", default="25,250")
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(f"{'members':>8} {'pause ms':>9} {'busy':>6} {'p50 ms':>9} {'p99 ms':>9}")
    for members in NUMBERS:
        for pause in map(float, chosen.pause.split(",")):
            busy, delays = simulate(chosen, members, pause)
            # With more work than the cores can do, the line only grows.
            text = "    grows     grows" if busy > 1 else f"{part(delays, .5):>9.1f} {part(delays, .99):>9.1f}"
            print(f"{members:>8} {pause:>9.0f} {min(busy, 9.99):>6.2f} {text}")


def part(sorted_delays, share):
    return sorted_delays[int(share * (len(sorted_delays) - 1))] if sorted_delays else 0


def simulate(chosen, members, pause):
    dice = random.Random(chosen.seed)
    cores = [0.0] * chosen.cores
    work, delays = 0.0, []

    def serve(now, cost):
        """When something that comes at `now` is done."""
        nonlocal work
        work += cost
        start = max(now, heapq.heappop(cores))
        heapq.heappush(cores, start + cost)
        return start + cost

    price, now, end = 0.0, 0.0, chosen.seconds * 1000
    waiting = []
    while now < end:
        # Prices come at random; the next commit takes all that have come during the pause after the one before.
        while price <= now or not waiting:
            price += dice.expovariate(chosen.rate / 1000)
            waiting.append(price)
        now = max(now, waiting[0])
        batch = [moment for moment in waiting if moment <= now]
        waiting = waiting[len(batch):]
        done = serve(now, chosen.commit)
        share = 1 - (1 - chosen.each / chosen.items) ** len(batch)
        for _ in range(members):
            woken = serve(done, chosen.notice)
            if dice.random() < share:
                delays.append(serve(woken, chosen.look) - batch[0])
        now += pause
    return work / (chosen.seconds * 1000 * chosen.cores), sorted(delays)


if __name__ == "__main__":
    main()
