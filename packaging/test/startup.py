"""Sizes, and how long the installed program takes to start beside the one that was built."""

import os
import shutil
import statistics
import subprocess
import time

from root import NUMBER
from terminal import Terminal

RUNS = 20


def seconds(root, program):
    """How long one `--version` takes, and how long until the demo has drawn its board."""
    start = time.perf_counter()
    root.start(program, "--version", number=NUMBER, stdout=subprocess.DEVNULL).wait()
    version = time.perf_counter() - start
    terminal = Terminal(root, program, "--demo", draws=False)
    start = terminal.started
    try:
        while b"SAMPLE DATA" not in terminal.written:
            terminal.read(5)
        picture = time.perf_counter() - start
        terminal.end()
    finally:
        terminal.close()
    return version, picture


def table(case):
    """The table, measured in Debian 12, where all three run."""
    root = case.root
    root.apt("update")
    root.apt("install", root.copy_in(case.deb), "libutf8proc2")
    os.makedirs(root.path("opt/built"))
    shutil.copy2(os.path.join(case.built, "fxterm"), root.path("opt/built/fxterm"))
    subprocess.run(["tar", "-xf", case.tarball, "-C", root.path("opt"), "--no-same-owner"], check=True)
    folder = next(name for name in os.listdir(root.path("opt")) if name != "built")
    programs = {"as built": "/opt/built/fxterm", "of the package": "/usr/bin/fxterm",
                "of the tarball": f"/opt/{folder}/bin/fxterm"}
    taken = {name: [] for name in programs}
    for run in range(RUNS + 1):
        # None is always the first or the last.
        names = list(programs)
        for name in names[run % 3:] + names[:run % 3]:
            figures = seconds(root, programs[name])
            # The first reads from the disk.
            if run > 0:
                taken[name].append(figures)
    lines = ["| program | `--version` | first picture of `--demo` |", "| --- | ---: | ---: |"]
    for name, figures in taken.items():
        version, picture = (statistics.median(column) * 1000 for column in zip(*figures))
        lines.append(f"| {name} | {version:.1f} ms | {picture:.1f} ms |")
    lines += ["", "| | to fetch | installed |", "| --- | ---: | ---: |"]
    installed = int(subprocess.run(["dpkg-deb", "-f", case.deb, "Installed-Size"], check=True, capture_output=True,
                                   text=True).stdout) * 1024
    for name, file, size in (("package", case.deb, installed),
                             ("tarball", case.tarball, used(root.path(f"opt/{folder}")))):
        lines.append(f"| {name} | {os.path.getsize(file) / 1e6:.1f} MB | {size / 1e6:.1f} MB |")
    return "\n".join(lines) + "\n"


def used(folder):
    return sum(os.lstat(os.path.join(where, name)).st_blocks * 512
               for where, _, names in os.walk(folder) for name in names)
