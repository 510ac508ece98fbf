"""A program on a pseudo-terminal, and every byte that it wrote with its time.

While something is timed only reading, stamping and storing goes on; the screen is fed from the record afterwards. What the
program asks the terminal is answered at once.
"""

import fcntl
import os
import select
import shutil
import signal
import struct
import termios
import time

from processes import family
from queries import Queries
from screen import Screen

MS = 1_000_000
now = time.monotonic_ns

# Variables that would show the program the bench's own terminal.
UNSET = ("TMUX", "STY", "COLUMNS", "LINES", "COLORTERM", "NO_COLOR", "TERM_PROGRAM", "VTE_VERSION", "WT_SESSION",
         "KITTY_WINDOW_ID", "SSH_TTY", "SSH_CLIENT", "SSH_CONNECTION", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")
KEYS = {"up": "A", "down": "B", "right": "C", "left": "D", "home": "H", "end": "F", "pgup": "5~", "pgdn": "6~",
        "enter": b"\r", "esc": b"\x1b", "tab": b"\t", "space": b" ", "backspace": b"\x7f"}


class Session:
    """Runs a command until the end of the `with`; it is then asked to end, and killed if it does not."""

    def __init__(self, argv, rows, cols, env=None):
        self.argv, self.rows, self.cols = argv, rows, cols
        self.env = {k: v for k, v in os.environ.items() if k not in UNSET}
        self.env.update(TERM="xterm-256color", LANG="C.UTF-8", LC_ALL="C.UTF-8", TZ="Asia/Taipei")
        self.env.update(env or {})
        self.log = []                       # (time, bytes), or (time, None) where a key was sent
        self.fed = 0                        # how much of the log the screen has seen
        self.screen = Screen(rows, cols)
        self.queries = Queries()
        self.status = None

    def __enter__(self):
        path = shutil.which(self.argv[0], path=self.env.get("PATH"))
        if path is None:
            raise SystemExit(f"bench: no such command: {self.argv[0]}")
        self.master, self.slave = os.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ,
                    struct.pack("HHHH", self.rows, self.cols, self.cols * 8, self.rows * 16))
        tty = os.ttyname(self.slave)
        default = [signal.SIGPIPE, signal.SIGXFSZ, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM]
        # posix_spawn does not copy this interpreter, so that the clock can start right before it. The first
        # terminal that a new session opens becomes its controlling one.
        self.started = now()
        self.pid = os.posix_spawn(path, self.argv, self.env, setsid=True, setsigmask=[], setsigdef=default,
                                  file_actions=[(os.POSIX_SPAWN_OPEN, 0, tty, os.O_RDWR, 0),
                                                (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)])
        self.last_out = self.started
        os.set_blocking(self.master, False)
        self.pidfd = os.pidfd_open(self.pid)
        self.poll = select.poll()
        self.poll.register(self.master, select.POLLIN)
        self.poll.register(self.pidfd, select.POLLIN)
        return self

    def __exit__(self, *_):
        if self.status is None:
            os.kill(self.pid, signal.SIGTERM)
            end = now() + 3000 * MS
            while self.alive() and now() < end:
                self.wait(end - now())
        if self.status is None:
            for process in family(self.pid):
                try:
                    os.kill(process, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            self.status = os.waitpid(self.pid, 0)[1]
        for descriptor in (self.master, self.slave, self.pidfd):
            os.close(descriptor)

    def alive(self):
        return self.status is None

    # ---- bytes in

    def take(self):
        """Reads once without waiting; whether there was something."""
        try:
            data = os.read(self.master, 65536)
        except BlockingIOError:
            return False
        self.last_out = now()
        self.log.append((self.last_out, data))
        for answer in self.queries.answers(data, self.rows, self.cols, self.synced):
            self.write(answer)
        return True

    def wait(self, ns):
        """Waits for output or the end of the process; whether there was output."""
        for descriptor, _ in self.poll.poll(max(0.0, ns / MS)):
            if descriptor == self.pidfd:
                self.poll.unregister(self.pidfd)
                self.status = os.waitpid(self.pid, 0)[1]
            else:
                return self.take()
        return False

    def drain(self):
        """Reads what there is. A program that cannot write for long may never write again."""
        while self.take():
            pass

    def pump(self, ns):
        """Reads for that long."""
        end = now() + ns
        while (left := end - now()) > 0:
            self.wait(left)

    def quiet(self, gap, timeout, since=0):
        """Reads until nothing has come for `gap`; False if that did not happen in time."""
        end = now() + timeout
        while (moment := now()) < end and self.alive():
            due = max(self.last_out, since) + gap
            if moment >= due and not self.take():
                return True
            self.wait(min(end, due) - moment)
        return False

    def clear_of_tick(self, room):
        """Waits, if need be, until no full second falls into the next `room` ms: clocks tick then."""
        into = time.time_ns() % (1000 * MS)
        if into < 10 * MS:
            self.pump(10 * MS)
        elif into > (1000 - room) * MS:
            self.pump(1010 * MS - into)

    # ---- bytes out

    def write(self, data):
        view = memoryview(data)
        while view:
            try:
                view = view[os.write(self.master, view):]
            except BlockingIOError:
                self.wait(5 * MS)

    def press(self, code):
        """Sends a key's bytes and marks in the record that what follows is another repaint."""
        self.log.append((now(), None))
        self.write(code)

    def code(self, name):
        """The bytes of a key, in the form that the program asked for (application cursor keys)."""
        code = KEYS.get(name)
        if isinstance(code, str):
            lead = "\x1bO" if self.synced().modes.get(1) and len(code) == 1 else "\x1b["
            return (lead + code).encode()
        return name.encode() if code is None else code

    def unread(self):
        """Bytes of input that the program has not read yet."""
        return struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, b"\0" * 4))[0]

    # ---- the screen, after the fact

    def synced(self, each=None):
        """The screen after all that has been stored; each(time) is called after every piece."""
        while self.fed < len(self.log):
            time, data = self.log[self.fed]
            self.fed += 1
            if data is not None:
                self.screen.feed(data)
                if each:
                    each(time)
        return self.screen
