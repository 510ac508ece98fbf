"""A desk of its own: a PostgreSQL in a folder, its collectors, and what its processes use. For desk_load.py and desk_faults.py."""

import glob
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

from desk_server import Server, family, own

PROJECT = pathlib.Path(__file__).resolve().parents[2]
TICK = os.sysconf("SC_CLK_TCK")


class Place:
    """A server and its desk; roles member0, member1, … and collector. All ends with `close`."""

    def __init__(self, members, settings=(), access=(), folder=None):
        # The path of a socket has at most 107 bytes.
        self.folder = folder or tempfile.mkdtemp(prefix="desk-", dir="/tmp")
        self.collectors = {}
        self.children = []
        os.makedirs(self.folder, exist_ok=True)
        os.chmod(self.folder, 0o755)
        self.sockets = f"{self.folder}/run"
        own(self.sockets)
        self.database = Server(f"{self.folder}/pg", self.sockets)
        # The one that follows it, if there is one.
        self.standby = None
        self.database.make(settings, access)
        self.database.start()
        self.sql("CREATE DATABASE desk", "postgres")
        for name in ["roles", "figures", "keep", "boards", "rights", "database"]:
            self.sql((PROJECT / f"Sources/Desk/Schema/{name}.sql").read_text())
        self.sql("UPDATE fxterm.desk SET version = 2")
        self.sql("CREATE ROLE collector LOGIN IN ROLE fxterm_collector;" +
                 "".join(f"CREATE ROLE member{n} LOGIN IN ROLE fxterm_member;" for n in range(members)))

    def add_standby(self):
        self.standby = Server(f"{self.folder}/pg2", self.sockets, 5433)
        self.standby.follow(self.database)

    def fail_over(self):
        """Promotes the standby, and has it and the server change places."""
        self.standby.promote()
        self.database, self.standby = self.standby, self.database

    @property
    def server(self):
        """The server's first process; None where there is none."""
        return self.database.pid

    def sql(self, script, database="desk"):
        return self.database.sql(script, database)

    def address(self, role, host=None, more=""):
        return f"postgresql://{role}@/desk?host={host or self.sockets}{more}"

    def collect(self, program, name, address, namespace=None, environment=None):
        """Starts the collector `name`, which writes the desk at `address`."""
        os.makedirs(f"{self.folder}/{name}", exist_ok=True)
        inside = ["ip", "netns", "exec", namespace] if namespace else []
        log = open(f"{self.folder}/{name}/log", "a")
        self.collectors[name] = subprocess.Popen(
            inside + [program, f"{self.folder}/{name}/history.sqlite", "--stay", "--desk", address],
            stdin=subprocess.DEVNULL, stdout=log, stderr=log, env={**os.environ, **(environment or {})})
        return self.collectors[name]

    def close(self):
        for process in [*self.collectors.values(), *self.children]:
            process.kill()
            process.wait()
        for server in [self.database, self.standby]:
            if server:
                server.stop(check=False)
                server.kill()
        for pid in processes(f"{self.folder}/"):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        shutil.rmtree(self.folder, ignore_errors=True)


def processes(text):
    """The processes whose command line has `text`, but this one."""
    found = []
    for path in glob.glob("/proc/[0-9]*/cmdline"):
        try:
            if text.encode() in pathlib.Path(path).read_bytes() and int(path.split("/")[2]) != os.getpid():
                found.append(int(path.split("/")[2]))
        except OSError:
            pass
    return found


def seconds(pids):
    """Seconds on a core that processes have had."""
    total = 0
    for pid in pids:
        try:
            words = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(words[11]) + int(words[12])
        except OSError:
            pass
    return total / TICK


def megabytes(pids):
    """Memory that processes hold; what several share counts in parts."""
    total = 0
    for pid in pids:
        try:
            for line in pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1])
        except OSError:
            pass
    return total / 1024


def wait(what, seconds=60):
    """Waits until `what` is so."""
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
