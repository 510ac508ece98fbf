"""The commands of docs/howto/team-server.md, typed line by line as a person would."""

import os
import re
import time

from terminal import Terminal
from trials import check

DOCUMENT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../docs/howto/team-server.md")
SHELL = re.compile(rb"\[(\d+)\]> $")
PSQL = re.compile(rb"[\w]+[=-][#>] $")
QUESTION = re.compile(rb": $")


def blocks(section):
    """The fenced blocks of a section, each as its lines; one that goes on behind a backslash is one line."""
    text = open(DOCUMENT).read().split(f"\n## {section}\n", 1)[1].split("\n## ", 1)[0]
    return [re.sub(r" *\\\n *", " ", block).splitlines()
            for block in re.findall(r"^```[^\n]*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)]


class Typist:
    """Types into a shell, and waits for each prompt."""

    def __init__(self, machine, password):
        self.password = password
        self.terminal = Terminal(machine, "bash", "--norc", "--noediting", kind="dumb", number=0, draws=False,
                                 environment={"PS1": "[$?]> ", "PAGER": "cat"})
        self.said = b""
        self.wait(SHELL)

    def wait(self, *prompts, seconds=300):
        """Waits for one of the prompts at the end of what is written; the match."""
        end = time.monotonic() + seconds
        while True:
            self.terminal.read(0.2)
            self.said = self.terminal.written
            for prompt in prompts:
                if found := prompt.search(self.said):
                    self.terminal.written = b""
                    return found
            check(self.terminal.process.poll() is None, f"the shell ended: {self.last}")
            check(time.monotonic() < end, f"no prompt: {self.last}")

    @property
    def last(self):
        lines = [line.strip() for line in self.said.decode(errors="replace").splitlines() if line.strip()]
        return " / ".join(lines[-4:-1])[-300:]

    def type(self, line):
        """Types a line; the status that it ended with, 0 where that was no shell's."""
        os.write(self.terminal.main, f"{line}\n".encode())
        if line.startswith("\\password"):
            for _ in range(2):
                self.wait(QUESTION)
                os.write(self.terminal.main, f"{self.password}\n".encode())
        found = self.wait(SHELL, PSQL)
        if found.re is PSQL:
            check(b"ERROR" not in self.said, f"`{line}`: {self.last}")
            return 0
        return int(found[1])

    def close(self):
        os.write(self.terminal.main, b"exit\n")
        self.terminal.close()
