#!/usr/bin/env python3
"""Says where the time of the last builds and of the last run of the tests went.

    times.py

Of each build: how long it took, and its critical path, the modules of which each waited for the one before. A module can begin
when the modules that it imports have been read, before they have been compiled. Files tell when that was, so a build that
compiled only some modules shows only those.
"""

import json
import pathlib
import subprocess

BUILD = pathlib.Path(".build")
PIECES = BUILD / "tests/pieces.json"
# A longer pause than this between two modules is one between two builds.
PAUSE = 120


def main():
    targets = json.loads(subprocess.run(["swift", "package", "dump-package"], stdout=subprocess.PIPE, check=True).stdout)["targets"]
    needs = {target["name"]: [name for kind in target["dependencies"] for (name, *_) in kind.values()] for target in targets}
    for configuration in ("release", "debug"):
        tell(configuration, modules(BUILD / configuration), needs)
    if PIECES.exists():
        pieces = json.loads(PIECES.read_text())
        print(f"tests: {len(pieces)} pieces, {sum(cpu for _, cpu in pieces.values()):.0f} seconds on a core; the longest:")
        for name, (seconds, cpu) in sorted(pieces.items(), key=lambda piece: -piece[1][0])[:10]:
            print(f"{seconds:6.0f} s, {cpu:4.0f} on a core  {name}")


def modules(folder):
    """When each module of the last build could be read, and when it was compiled."""
    times = {}
    for module in folder.glob("Modules/*.swiftmodule"):
        objects = [file.stat().st_mtime for file in (folder / f"{module.stem}.build").glob("*.o")]
        if objects:
            times[module.stem] = (module.stat().st_mtime, max(objects))
    # Going back in time, the last build ends where nothing was compiled for a while.
    kept, last = {}, max((end for _, end in times.values()), default=0)
    for name, (read, end) in sorted(times.items(), key=lambda item: -item[1][1]):
        if last - end > PAUSE:
            break
        kept[name], last = (read, end), end
    return kept


def tell(configuration, times, needs):
    if not times:
        return
    last, end = max(times.items(), key=lambda item: item[1][1])
    # Where all was compiled, it began with the lists of sources.
    lists = [file.stat().st_mtime for file in (BUILD / configuration).glob("*.build/sources")]
    began = min(lists) if len(times) >= len(lists) else min(end for _, end in times.values())
    path, name = [(last, end[1])], last
    while earlier := [need for need in needs.get(name, []) if need in times]:
        name = max(earlier, key=lambda need: times[need][0])
        path.append((name, times[name][0]))
    print(f"{configuration} build: {len(times)} modules in {end[1] - began:.0f} s; the path that it waited for:")
    for name, moment in reversed(path):
        print(f"{max(0, moment - began):6.0f} s  {name}")


if __name__ == "__main__":
    main()
