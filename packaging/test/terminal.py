"""A program of a root on a pseudo-terminal: what it shows is read, and keys are pressed."""

import fcntl
import os
import select
import struct
import subprocess
import termios
import time

from screen import Screen

class Terminal:
    """Keeps all that is written to it, and draws it on a screen."""

    def __init__(self, root, *command, kind="xterm-256color", number=1000, environment=None, size=(45, 140),
                 draws=True):
        self.main, self.other = os.openpty()
        fcntl.ioctl(self.other, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        os.fchown(self.other, number, -1)
        self.before = termios.tcgetattr(self.other)
        self.written = b""
        self.screen = Screen(*size) if draws else None
        self.started = time.perf_counter()
        self.process = root.start(
            "/bin/sh", "-c", 'exec "$@" <$0 >$0 2>&1', os.ttyname(self.other), *command, number=number,
            environment={"TERM": kind} | (environment or {}), stdin=subprocess.DEVNULL,
            stdout=self.other, stderr=self.other)

    @property
    def text(self):
        return self.screen.text

    def read(self, seconds):
        """Reads what comes within that time; false where nothing does."""
        if not select.select([self.main], [], [], seconds)[0]:
            return False
        data = os.read(self.main, 65536)
        self.written += data
        if self.screen:
            self.screen.feed(data)
        return True

    def wait(self, words, seconds=30):
        """Waits until the program has drawn `words`."""
        end = time.monotonic() + seconds
        while words not in self.text:
            if self.process.poll() is not None:
                while self.read(0):
                    pass
                if words in self.text:
                    return
                raise RuntimeError(f"ended with {self.process.returncode} before {words!r}: {self.last}")
            if time.monotonic() > end:
                raise RuntimeError(f"did not show {words!r} within {seconds} s; last: {self.last}")
            self.read(0.2)

    @property
    def last(self):
        lines = [line.strip() for line in self.text.splitlines() if line.strip()]
        return lines[-1][-100:] if lines else "nothing"

    def press(self, keys, pause=0.3):
        """Types `keys` one by one, with time to read each."""
        for key in keys:
            os.write(self.main, key.encode())
            end = time.monotonic() + pause
            while time.monotonic() < end:
                self.read(0.05)

    def end(self, keys="q", seconds=20):
        """Quits; its exit status."""
        os.write(self.main, keys.encode())
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            if time.monotonic() > end:
                self.process.kill()
                raise RuntimeError(f"did not end within {seconds} s after {keys!r}")
            self.read(0.05)
        while self.read(0):
            pass
        return self.process.returncode

    def check_given_back(self):
        """Raises unless the terminal is as it was before the program."""
        if termios.tcgetattr(self.other) != self.before:
            raise RuntimeError("the terminal's modes are not what they were")
        for on, off, what in ((b"\x1b[?1049h", b"\x1b[?1049l", "the alternate screen is not left"),
                              (b"\x1b[?25l", b"\x1b[?25h", "the cursor stays hidden")):
            if self.written.rfind(on) > self.written.rfind(off):
                raise RuntimeError(what)

    def close(self):
        os.close(self.main)
        os.close(self.other)
