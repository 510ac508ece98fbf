#!/usr/bin/env python3
"""Measures a desk under load: one collector, a PostgreSQL, and members with collectors of their own, all on this machine.

    desk_load.py [--members 50,100,200] [--boards 10] [--items 500] [--each 30] [--rate 20] [--seconds 60] [--build .build/release]

Says, for each number of members, how long a price takes from the collector's commit to the member's store, and what members,
collector and database use, in seconds on a core a second and in MB.
"""

import argparse
import json
import os
import pathlib
import subprocess

import desk_place as desk


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--members", default="50,100,200")
    parser.add_argument("--boards", type=int, default=10, help="members that look at their prices (%(default)s)")
    parser.add_argument("--items", type=int, default=500)
    parser.add_argument("--each", type=int, default=30)
    parser.add_argument("--rate", type=int, default=20)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--build", default=".build/release")
    chosen = parser.parse_args()
    # Here all members are one user, who may have 128 watches of files on most systems.
    limit = pathlib.Path("/proc/sys/fs/inotify/max_user_instances")
    if os.access(limit, os.W_OK):
        limit.write_text("4096")
    print(f"{'members':>8} {'joined s':>9} {'prices':>8} {'p50 ms':>8} {'p99 ms':>8} {'most':>8} {'lost':>5} {'wrong':>6} "
          f"{'member ms/s':>12} {'MB':>6} {'collector ms/s':>15} {'database ms/s':>14} {'MB':>6} {'busy':>5}")
    for members in chosen.members.split(","):
        row = measure(chosen, int(members))
        print("{members:>8} {joined:>9.1f} {prices:>8} {p50:>8.1f} {p99:>8.1f} {most:>8.1f} {lost:>5} {wrong:>6} {member:>12.2f} "
              "{member_mb:>6.1f} {collector:>15.1f} {database:>14.1f} {database_mb:>6.0f} {busy:>5.2f}".format(**row), flush=True)


def measure(chosen, members):
    build = pathlib.Path(chosen.build).resolve()
    place = desk.Place(members, ["shared_buffers = 128MB"])
    try:
        collector = place.collect(str(build / "fxterm-collector"), "collector", place.address("collector"))
        store = f"{place.folder}/collector/history.sqlite"
        desk.wait(lambda: os.path.exists(store))
        probe = subprocess.Popen(
            [build / "DeskProbe", build / "fxterm-collector", f"{place.folder}/members", place.address("member%"), str(members),
             str(chosen.boards), str(chosen.items), str(chosen.each), str(chosen.rate), str(chosen.seconds), store], stdout=subprocess.PIPE, text=True)
        place.children.append(probe)
        joined = json.loads(probe.stdout.readline())
        collectors = desk.processes(f"{place.folder}/members/")
        collectors.remove(probe.pid) if probe.pid in collectors else None

        def used():
            return [desk.seconds(collectors), desk.seconds([collector.pid]), desk.seconds(desk.family(place.server)), busy()]

        before = used()
        memory = desk.megabytes(collectors) / max(len(collectors), 1)
        database = desk.megabytes(desk.family(place.server))
        seen = json.loads(probe.stdout.readline())
        after = [(now - then) / chosen.seconds for now, then in zip(used(), before)]
        return {"members": len(collectors), "joined": joined["seconds"], **seen, "member": after[0] * 1000 / members,
                "member_mb": memory, "collector": after[1] * 1000, "database": after[2] * 1000, "database_mb": database,
                "busy": after[3] / os.cpu_count()}
    finally:
        place.close()


def busy():
    """Seconds that all cores have worked."""
    words = pathlib.Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    return sum(int(word) for index, word in enumerate(words[:8]) if index not in (3, 4)) / desk.TICK


if __name__ == "__main__":
    main()
