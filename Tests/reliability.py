"""Brings the table of docs/explanation/reliability.md up to date with what `make trust`, `fuzz` or `sanitize` has just done.

    reliability.py trials ROWS STATUS
    reliability.py fuzz FOLDER TARGET...
    reliability.py sanitizer KIND LOG

ROWS has a line of JSON for each trial of the run that ended with STATUS; where that is not 0, only what was lost counts, since
the tests may have failed after a trial was noted. FOLDER has a log for each target. LOG is of a run of all tests. The rows of all other trials stay as they are.
"""

import json
import pathlib
import re
import sys

PAGE = pathlib.Path(__file__).resolve().parent.parent / "docs/explanation/reliability.md"
BEGIN, END = "<!-- table -->", "<!-- end of the table -->"
HEAD = ["| tried | how often | lost | again |", "| --- | --- | --- | --- |"]


def trials(path, has_passed):
    for line in pathlib.Path(path).read_text().splitlines():
        row = json.loads(line)
        if has_passed or row["lost"] != "0":
            yield row["what"], row["tried"], row["lost"], f"`FXTERM_SEED={row['seed']} make trust TRIALS={row['test']}`"


def fuzzers(folder, targets):
    for target in targets:
        text = (folder / f"{target}.log").read_text(errors="replace")
        count = re.search(r"number_of_executed_units: (\d+)", text)
        seed = re.search(r"INFO: Seed: (\d+)", text)
        time = re.search(r"Done \d+ runs in (\d+) second", text)
        if not (count and seed and time):
            continue
        lost = len(list(folder.glob(f"{target}-crash-*"))) + len(list(folder.glob(f"{target}-timeout-*")))
        yield (
            f"libFuzzer with address sanitizer: `{target}`",
            f"{int(count[1]):,} inputs in {int(time[1])} s",
            str(lost),
            f"`make fuzz FUZZ_TARGETS={target} FUZZ_SECONDS={time[1]}` (seed {seed[1]})",
        )


def sanitizer(kind, log):
    found = re.search(r"Test run with (\d+) tests in .* passed after ([\d.]+) seconds", log.read_text(errors="replace"))
    if found:
        tried = f"{found[1]} tests in {float(found[2]) / 60:.0f} minutes"
        yield f"All tests with the {kind} sanitizer", tried, "0", f"`make sanitize SANITIZERS={kind}`"


def name(line):
    """What a row is of: the test that is run again, the fuzzer's target, or the sanitizer."""
    return re.search(r"(?:TRIALS|FUZZ_TARGETS|SANITIZERS)=[^ `]+", line)[0]


def order(line):
    """Trials come before fuzzers, which go by name; otherwise rows stay where they are."""
    return ("FUZZ_TARGETS" in line, name(line) if "FUZZ_TARGETS" in line else "")


def is_shorter(row, old):
    """Whether a fuzzer ran without a find, and for longer the time before, which then says more."""
    before = [line for line in old.splitlines() if "FUZZ_TARGETS=" in line and name(line) == name(row)]
    seconds = lambda line: int(re.search(r"FUZZ_SECONDS=(\d+)", line)[1])
    return any("| 0 |" in row and seconds(line) > seconds(row) for line in before)


def main():
    kind, *arguments = sys.argv[1:]
    if kind == "trials":
        rows = trials(arguments[0], arguments[1] == "0")
    elif kind == "sanitizer":
        rows = sanitizer(arguments[0], pathlib.Path(arguments[1]))
    else:
        rows = fuzzers(pathlib.Path(arguments[0]), arguments[1:])
    new = ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    before, rest = PAGE.read_text().split(BEGIN)
    old, after = rest.split(END)
    new = [row for row in new if not is_shorter(row, old)]
    table = []
    for line in old.strip().splitlines()[len(HEAD):]:
        if name(line) not in map(name, new):
            table.append(line)
            continue
        # In the place of the first of its old rows come all its new ones.
        table += [row for row in new if name(row) == name(line) and row not in table]
    table += [row for row in new if row not in table]
    PAGE.write_text("\n".join([before + BEGIN, *HEAD, *sorted(table, key=order), END + after]))


main()
