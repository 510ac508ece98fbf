"""A desk of its own: a PostgreSQL in a folder, its collectors, and what its processes use. For desk_load.py and desk_faults.py."""

import glob
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import tempfile
import time

PROJECT = pathlib.Path(__file__).resolve().parents[2]
TICK = os.sysconf("SC_CLK_TCK")


class Place:
    """A server and its desk; roles member0, member1, … and collector. All ends with `close`."""

    def __init__(self, members, settings=(), access=(), folder=None):
        self.programs = max(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[4]))
        # The path of a socket has at most 107 bytes.
        self.folder = folder or tempfile.mkdtemp(prefix="desk-", dir="/tmp")
        self.data = f"{self.folder}/pg/data"
        self.collectors = {}
        self.children = []
        os.makedirs(f"{self.folder}/pg", exist_ok=True)
        if os.getuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(f"{self.folder}/pg", user.pw_uid, user.pw_gid)
            os.chmod(self.folder, 0o755)
        self.run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        lines = ["listen_addresses = ''", f"unix_socket_directories = '{self.folder}/pg'", "max_connections = 1200",
                 "log_destination = stderr", *settings]
        with open(f"{self.data}/postgresql.conf", "a") as file:
            file.write("\n".join(lines) + "\n")
        with open(f"{self.data}/pg_hba.conf", "a") as file:
            file.write("\n".join(access) + "\n")
        self.start()
        self.sql("CREATE DATABASE desk", "postgres")
        for name in ["roles", "figures", "keep", "boards", "rights", "database"]:
            self.sql((PROJECT / f"Sources/Desk/Schema/{name}.sql").read_text())
        self.sql("UPDATE fxterm.desk SET version = 2")
        self.sql("CREATE ROLE collector LOGIN IN ROLE fxterm_collector;" +
                 "".join(f"CREATE ROLE member{n} LOGIN IN ROLE fxterm_member;" for n in range(members)))

    def run(self, program, *words, check=True):
        other = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
        return subprocess.run(other + [f"{self.programs}/{program}", *words], cwd=f"{self.folder}/pg", check=check,
                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)

    def start(self, check=True):
        return self.run("pg_ctl", "-D", self.data, "-w", "-s", "-l", f"{self.folder}/pg/log", "start", check=check).returncode == 0

    def stop(self, how="immediate", check=True):
        self.run("pg_ctl", "-D", self.data, "-w", "-s", "-m", how, "stop", check=check)

    @property
    def server(self):
        """The server's first process; None where there is none."""
        try:
            return int(pathlib.Path(self.data, "postmaster.pid").read_text().split()[0])
        except (OSError, IndexError, ValueError):
            return None

    def sql(self, script, database="desk"):
        done = subprocess.run(["psql", "-h", f"{self.folder}/pg", "-U", "postgres", "-d", database, "-qtAX", "-v", "ON_ERROR_STOP=1"],
                              input=script, text=True, check=True, stdout=subprocess.PIPE)
        return done.stdout.strip()

    def address(self, role, host=None, more=""):
        return f"postgresql://{role}@/desk?host={host or self.folder + '/pg'}{more}"

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
        for pid in processes(f"{self.folder}/"):
            os.kill(pid, signal.SIGKILL)
        self.stop(check=False)
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


def family(pid):
    """A process and all that come of it."""
    try:
        children = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [pid] + [each for child in children for each in family(int(child))]


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
