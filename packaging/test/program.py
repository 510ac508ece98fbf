"""Trials of the program wherever it lies."""

import json

from root import NAME, NUMBER
from terminal import Terminal
from trials import check, ran

SETTINGS = f"/home/{NAME}/.config/fxterm/config.json"


def version(root, program, expected):
    """`--version` names the version, as an ordinary user."""
    return ran(root.run(program, "--version", number=NUMBER), f"fxterm {expected}").strip()


def demo(root, program, kind, words="SAMPLE DATA", **options):
    """The demo draws its board, ends on q and gives the terminal back."""
    terminal = Terminal(root, program, "--demo", kind=kind, **options)
    try:
        terminal.wait(words)
        status = terminal.end()
        check(status == 0, f"ended with {status}: {terminal.last}")
        terminal.check_given_back()
        if kind.startswith("xterm"):
            check(b"\x1b[?1049h" in terminal.written, "the alternate screen was not used")
    finally:
        terminal.close()


def demo_in_german(root, program):
    """No root has this locale; its words come with the program."""
    demo(root, program, "xterm-256color", words="BEISPIELDATEN", environment={"LANG": "de_DE.UTF-8"})


def prints(root, program, rates, host="127.0.0.1", number=NUMBER, environment=None):
    """`print` fetches from the server on loopback, by the collector."""
    root.write(SETTINGS, rates.settings(host), number)
    asked = len(rates.requests)
    outcome = root.run(program, "print", "rates", "JPY", "--format", "json", number=number, environment=environment)
    check(rate(outcome, "JPY") == rates.per_dollar["JPY"], f"no rate of the server: {outcome.told}")
    check(len(rates.requests) > asked, "the server was not asked")


def rate(outcome, code):
    """The rate of a currency in what `print --format json` wrote."""
    found = [item["rate"] for item in json.loads(ran(outcome))["rates"]["items"] if item["code"] == code]
    check(found, f"`{outcome.command}` has no {code}")
    return found[0]


def forget(root):
    """Removes what earlier trials of this user have kept, so that the next one has to fetch."""
    root.run("/bin/sh", "-c", f"rm -rf /home/{NAME}/.local /home/{NAME}/.config", number=NUMBER)
