#!/usr/bin/env python3
"""Checks README and docs: links lead somewhere, and what is shown is what fxterm does.

    documents.py links                       every link and anchor of every Markdown file, and the index of the book
    documents.py commands FXTERM CLOCK       every shown command, run with the program FXTERM under the program FakeClock
    documents.py commands FXTERM CLOCK FILE… those of some files

Commands run in a new home folder for each document, against a market on this machine, at one fixed moment. The first words
behind the three marks of a fenced block say what is in it:

    sh                       commands; each has to end with exit code 0
    sh not-run: REASON       commands that cannot run here
    console                  commands behind `$`, and what they print; `…` stands for anything
    json                     what a command prints, judged by its schema in docs/schema
    json5 settings           settings, or a part of them, that `config check` accepts
    csv transactions         a file that `transactions check` accepts

Blocks of the kind text hold no commands, except synopses with `[`. Commands and options that texts name must be known to
`fxterm help`.
"""

import concurrent.futures
import json
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from Documents.market import Market

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = pathlib.Path(__file__).resolve().parent / "home"
# 2026-11-20 15:00 UTC, a Friday: New York trades, Taipei and Tokyo are closed.
MOMENT = 1_795_186_800


def documents():
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], cwd=ROOT,
                            capture_output=True, text=True).stdout.split()
    if not listed:                       # not a clone
        listed = [str(path.relative_to(ROOT)) for path in ROOT.glob("**/*.md") if ".build" not in path.parts]
    return [ROOT / name for name in sorted(listed) if (ROOT / name).exists()]


def without_blocks(text):
    return re.sub(r"^( *)```.*?^\1```$", "", text, flags=re.MULTILINE | re.DOTALL)


def anchors(text):
    """The anchors of headings as GitHub makes them."""
    found = set()
    for title in re.findall(r"^#+ +(.*)$", without_blocks(text), re.MULTILINE):
        title = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title)
        name = "".join(c for c in title.lower() if c.isalnum() or c in " -_").replace(" ", "-")
        number, unique = 0, name
        while unique in found:
            number, unique = number + 1, f"{name}-{number + 1}"
        found.add(unique)
    return found


def links():
    wrong, count = [], 0
    texts = {path: path.read_text() for path in documents()}
    for path, text in texts.items():
        for target in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"`[^`\n]*`", "", without_blocks(text))):
            if re.match(r"[a-z]+:", target):
                continue
            count += 1
            file, _, anchor = target.partition("#")
            place = (path.parent / file).resolve() if file else path
            if not place.exists():
                wrong.append(f"{path.relative_to(ROOT)}: {target} does not exist")
            elif anchor and place.suffix == ".md" and anchor not in anchors(texts.get(place) or place.read_text()):
                wrong.append(f"{path.relative_to(ROOT)}: {target} has no such heading")
    # Documents that other files name by their path.
    for name in subprocess.run(["git", "ls-files", "Sources", "Tests", "packaging", "Makefile", "Package.swift", ".github", ".ci"],
                               cwd=ROOT, capture_output=True, text=True).stdout.split():
        try:
            text = (ROOT / name).read_text()
        except (UnicodeDecodeError, OSError):
            continue
        for target in set(re.findall(r"\bdocs/[\w./-]+\.(?:md|[157])\b", text)):
            count += 1
            if not (ROOT / target).exists():
                wrong.append(f"{name}: {target} does not exist")
    wrong += index(texts)
    return wrong, f"{count} links"


def index(texts):
    """What is wrong with docs/SUMMARY.md: it has mdBook's form, and names each document once."""
    book = ROOT / "docs"
    wrong, named = [], []
    for line in (book / "SUMMARY.md").read_text().splitlines():
        if found := re.fullmatch(r"(?: *- )?\[[^\]]+\]\(([^)]+\.md)\)", line):
            named.append((book / found[1]).resolve())
        elif line and not re.fullmatch(r"# .+|---", line):
            wrong.append(f"docs/SUMMARY.md: mdBook cannot read {line!r}")
    for path in texts:
        count = named.count(path)
        inside = book in path.parents and path.name != "SUMMARY.md"
        if count != 1 and inside and not path.name[:4].isdigit():
            wrong.append(f"docs/SUMMARY.md names {path.relative_to(book)} {count} times")
    decisions = (book / "decisions/README.md").read_text()
    for path in sorted((book / "decisions").glob("0*.md")):
        if f"({path.name})" not in decisions:
            wrong.append(f"docs/decisions/README.md does not name {path.name}")
    return wrong


class Block:
    """A fenced block: its kind, the reason why it is not run, its lines, and where it begins."""

    def __init__(self, info, text, place):
        self.kind, _, rest = info.partition(" ")
        self.mark, self.text, self.place = rest.strip(), text, place

    @property
    def steps(self):
        """Commands with the output that is shown below each; None where none is."""
        if self.kind == "console":
            parts = re.split(r"^\$ ", self.text, flags=re.MULTILINE)[1:]
            return [part.split("\n", 1) for part in parts]
        joined = re.sub(r"\\\n\s*", "", self.text)
        return [(line, None) for line in joined.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def blocks(path):
    if path.suffix == ".1":
        return examples(path)
    text = path.read_text()
    name = path.relative_to(ROOT)
    found = []
    for match in re.finditer(r"^( *)```(\S[^\n]*)?\n(.*?)^\1```$", text, re.MULTILINE | re.DOTALL):
        place = f"{name}:{text.count(chr(10), 0, match.start()) + 1}"
        content = re.sub(f"^{match[1]}", "", match[3], flags=re.MULTILINE)
        found.append(Block(match[2] or "text", content, place))
    return found


def examples(path):
    """The examples of a manual. Those of fxterm-desk(1) need a team server."""
    text = path.read_text().split(".SH EXAMPLES\n")[1].split("\n.SH ")[0]
    plain = text.replace("\\-", "-").replace("\\(aq", "'")
    kind = "sh not-run: needs a team server" if "desk" in path.name else "sh"
    return [Block(kind, commands, path.name) for commands in re.findall(r"^\.nf\n(.*?)^\.fi$", plain, re.MULTILINE | re.DOTALL)]


class Home:
    """A home folder, with `fxterm` on the path and settings that lead to the market."""

    def __init__(self, market, fxterm, clock, folder):
        self.folder = folder
        shutil.copytree(FIXTURES, folder, dirs_exist_ok=True)
        settings = folder / ".config/fxterm/config.json"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(market.settings)
        programs = folder / ".programs"
        programs.mkdir()
        (programs / "fxterm").write_text(f'#!/bin/sh\nexec "{clock}" @{MOMENT} "{fxterm}" "$@"\n')
        (programs / "fxterm").chmod(0o755)
        self.environment = {
            "HOME": str(folder), "PATH": f"{programs}:{os.environ.get('PATH', os.defpath)}", "TZ": "Asia/Taipei",
            "LANG": "C.UTF-8", "TERM": "xterm-256color", "COLUMNS": "100", "TMPDIR": str(folder)}
        # A board has been open before, so the store has figures.
        self.run("fxterm print")

    def run(self, command, seconds=60, together=False):
        """Exit code, output and errors of a command line; `together` has the errors in the output, as a terminal shows them."""
        endless = re.search(r"fxterm (watch|collect)\b|--follow", command)
        process = subprocess.Popen(["bash", "-c", command], cwd=self.folder, env=self.environment, text=True,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT if together else subprocess.PIPE, start_new_session=True)
        if endless:
            time.sleep(2)
            for _ in range(20):
                if process.poll() is not None:
                    break
                os.killpg(process.pid, signal.SIGINT)
                time.sleep(0.2)
        try:
            output, errors = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, errors = process.communicate()
            return -1, output, f"{errors or ''}not done after {seconds} s"
        ended = process.returncode
        return (0 if endless and ended in (130, -signal.SIGINT) else ended), output, errors or ""

    def open(self, command):
        """Opens a board on a terminal and quits it with `q`; the exit code and what was painted."""
        child, terminal = pty.fork()
        if child == 0:
            os.chdir(self.folder)
            os.execvpe("bash", ["bash", "-c", f"stty rows 40 cols 120; exec {command}"], self.environment)
        painted, typed, end = b"", 0.0, time.monotonic() + 30
        while time.monotonic() < end:
            if select.select([terminal], [], [], 0.5)[0]:
                try:
                    read = os.read(terminal, 65_536)
                except OSError:
                    break
                if not read:
                    break
                painted += read
                # It asks the terminal for its attributes, and for its background.
                if b"\x1b[c" in read or b"\x1b[0c" in read:
                    os.write(terminal, b"\x1b[?62;22c")
            if len(painted) > 4000 and time.monotonic() - typed > 1:
                os.write(terminal, b"q")
                typed = time.monotonic()
        os.kill(child, signal.SIGKILL) if time.monotonic() >= end else None
        _, status = os.waitpid(child, 0)
        os.close(terminal)
        return os.waitstatus_to_exitcode(status), painted.decode(errors="replace"), ""

    def close(self):
        """Ends the collector of this home, whatever has started it."""
        lines = subprocess.run(["ps", "-eo", "pid=,args="], capture_output=True, text=True).stdout.splitlines()
        for line in lines:
            number = line.split()[0]
            try:
                environment = open(f"/proc/{number}/environ", "rb").read()
            except OSError:
                continue
            if f"HOME={self.folder}".encode() in environment.split(b"\0") and "fxterm" in line:
                try:
                    os.kill(int(number), signal.SIGKILL)
                except ProcessLookupError:
                    pass


OPENS = re.compile(r"fxterm(?! +[a-z])(?!.* --(help|version))")


def fits(shown, printed):
    pattern = "".join(".*?" if part == "…" else re.escape(part) for part in re.split("(…)", shown.rstrip("\n")))
    return re.fullmatch(pattern, printed.rstrip("\n"), re.DOTALL) is not None


def plain(text):
    """What a reader sees: no blanks at the ends of lines."""
    return "\n".join(line.rstrip() for line in text.rstrip().splitlines())


def commands(fxterm, clock, chosen):
    # A shell's job in the background ignores Ctrl-C, and what Foundation starts has it blocked; the commands would inherit both.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    market = Market(MOMENT)
    shown = chosen if chosen else [
        path for path in documents()
        if path == ROOT / "README.md" or ROOT / "docs" in path.parents and "decisions" not in path.parts]
    shown += [] if chosen else sorted((ROOT / "docs").glob("*.1"))
    with concurrent.futures.ThreadPoolExecutor(2 * (os.cpu_count() or 1)) as pool:
        done = list(pool.map(lambda path: played(path, market, fxterm, clock), shown))
    wrong = [mistake for mistakes, _, _ in done for mistake in mistakes]
    wrong += named(shown, fxterm)
    if market.missed:
        wrong.append(f"the market has no answer to {sorted(set(market.missed))[:5]}")
    return wrong, (f"{sum(ran for _, ran, _ in done)} commands of {len(shown)} documents; "
                   f"{sum(left for _, _, left in done)} blocks are not run")


def played(path, market, fxterm, clock):
    """Runs a document's commands in order; what is wrong, how many ran, and how many blocks did not."""
    wrong, ran, left = [], 0, 0
    with tempfile.TemporaryDirectory(prefix="fxterm-documents-") as folder:
        home = Home(market, fxterm, clock, pathlib.Path(folder))
        try:
            for block in blocks(path):
                if block.mark.startswith("not-run:"):
                    left += 1
                    if not block.mark.removeprefix("not-run:").strip():
                        wrong.append(f"{block.place}: say why it is not run")
                elif block.kind in ("sh", "console"):
                    for command, output in block.steps:
                        ran += 1
                        status, printed, errors = home.open(command) if OPENS.match(command) else home.run(
                            command, together=output is not None)
                        if status != 0:
                            wrong.append(f"{block.place}: {command}\n    exit code {status}: {(errors or printed)[-400:].strip()}")
                        elif output is not None and not fits(plain(output), plain(printed)):
                            wrong.append(f"{block.place}: {command}\n    shown:\n{output.rstrip()}\n    printed:\n{printed.rstrip()}")
                else:
                    wrong += contents(block, home)
        finally:
            home.close()
    return wrong, ran, left


def named(shown, fxterm):
    """Commands and options that texts and synopses name, and `fxterm help` does not know."""
    helps, wrong = {}, []
    for path in (path for path in shown if path.suffix == ".md"):
        text = path.read_text()
        inline = re.findall(r"`fxterm ([^`\n]+)`", without_blocks(text))
        synopses = [line.removeprefix("fxterm ") for block in blocks(path) if block.kind == "text"
                    for line in re.sub(r"\n +", " ", block.text).splitlines() if line.startswith("fxterm ")]
        for words in inline + synopses:
            command = words.split()[0]
            if not re.fullmatch(r"[a-z]+", command) or command in ("help", "version", "boards", "complete"):
                continue
            if command not in helps:
                run = subprocess.run([fxterm, "help", command], capture_output=True, text=True,
                                     env={"HOME": "/nonexistent", "LANG": "C.UTF-8", "PATH": os.defpath})
                helps[command] = run.stdout if run.returncode == 0 else None
            if helps[command] is None:
                wrong.append(f"{path.relative_to(ROOT)}: fxterm has no command {command!r}")
                continue
            for option in re.findall(r"--[a-z][\w-]*", words):
                if option not in helps[command]:
                    wrong.append(f"{path.relative_to(ROOT)}: fxterm {command} has no option {option}")
    return wrong


def contents(block, home):
    """What is wrong with a block that is no commands."""
    if block.kind == "text" and re.search(r"^(\$ *)?fxterm (?!.*[\[─])", re.sub(r"\n +", " ", block.text), re.MULTILINE):
        return [f"{block.place}: a shown command; make it a block of the kind sh or console"]
    if block.kind == "json":
        return judged(block)
    if block.kind == "json5" and block.mark == "settings":
        text = block.text if block.text.startswith("{") else "{" + block.text + "}"
        (home.folder / "shown.json").write_text(text)
        status, printed, errors = home.run("fxterm config check --config shown.json")
        return [] if status == 0 else [f"{block.place}: {errors or printed}"]
    if block.kind == "csv" and block.mark == "transactions":
        file = home.folder / ".local/share/fxterm/transactions.csv"
        kept = file.read_text() if file.exists() else None
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block.text)
        status, printed, errors = home.run("fxterm transactions check")
        file.unlink() if kept is None else file.write_text(kept)
        return [] if status == 0 else [f"{block.place}: {errors or printed}"]
    return []


def judged(block):
    import jsonschema  # a package of Debian's
    try:
        value = json.loads(block.text)
    except ValueError as mistake:
        return [f"{block.place}: {mistake}"]
    if block.mark == "of another program" or not isinstance(value, dict):
        return []
    folder = ROOT / "docs/schema"
    names = [key for key in value if (folder / f"{key}.schema.json").exists()]
    if "isWell" in value:
        names = ["doctor"]
    if set(value) & {"rates", "stocks", "positions", "exposure"}:
        names = ["print"]
    if set(value) == {"asOf", "clocks"}:
        names = ["time"]
    if "condition" in value or "panel" in value:
        names = ["watch"]
    if not names:
        return [f"{block.place}: no schema in docs/schema fits; is it of another program?"]
    rules = json.loads((folder / f"{names[0]}.schema.json").read_text())
    errors = jsonschema.Draft202012Validator(rules).iter_errors(value)
    return [f"{block.place}: {names[0]}: {'/'.join(map(str, error.path))}: {error.message[:200]}" for error in errors]


def main(arguments):
    if arguments[:1] == ["links"]:
        wrong, said = links()
    elif arguments[:1] == ["commands"] and len(arguments) >= 3:
        wrong, said = commands(*(os.path.abspath(name) for name in arguments[1:3]),
                               [pathlib.Path(name).resolve() for name in arguments[3:]])
    else:
        sys.exit(__doc__)
    print("\n".join(wrong + [f"{said}, {len(wrong)} wrong"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
