"""Writes the table of docs/RELIABILITY.md from what `make trust` and `make fuzz` have left.

    reliability.py ROWS FUZZ

ROWS has a line of JSON for each trial, the latest of each test counts; FUZZ is a folder with a log for each target.
"""

import json
import pathlib
import re
import sys

PAGE = pathlib.Path(__file__).resolve().parent.parent / "docs/RELIABILITY.md"
BEGIN, END = "<!-- table -->", "<!-- end of the table -->"


def trials(path):
    rows = {}
    for line in path.read_text().splitlines():
        row = json.loads(line)
        rows[row["test"], row["what"]] = row
    for row in rows.values():
        command = f"`FXTERM_SEED={row['seed']} make trust TRIALS={row['test']}`"
        yield row["what"], row["tried"], row["lost"], command


def fuzzers(folder):
    for log in sorted(folder.glob("*.log")):
        text = log.read_text(errors="replace")
        count = re.search(r"number_of_executed_units: (\d+)", text)
        seed = re.search(r"INFO: Seed: (\d+)", text)
        time = re.search(r"Done \d+ runs in (\d+) second", text)
        if not (count and seed and time):
            continue
        lost = len(list(folder.glob(f"{log.stem}-crash-*"))) + len(list(folder.glob(f"{log.stem}-timeout-*")))
        yield (
            f"libFuzzer with address sanitizer: `{log.stem}`",
            f"{int(count[1]):,} inputs in {int(time[1])} s",
            str(lost),
            f"`make fuzz FUZZ_TARGETS={log.stem} FUZZ_SECONDS={time[1]}` (seed {seed[1]})",
        )


def main():
    rows = [*trials(pathlib.Path(sys.argv[1])), *fuzzers(pathlib.Path(sys.argv[2]))]
    table = ["| tried | how often | lost | again |", "| --- | --- | --- | --- |"]
    table += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    before, rest = PAGE.read_text().split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n{chr(10).join(table)}\n{END}{after}")


main()
