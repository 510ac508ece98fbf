"""A PostgreSQL of its own, in a folder and at a port, for desk_place.py."""

import glob
import os
import pathlib
import pwd
import shutil
import signal
import subprocess

PROGRAMS = max(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[4]))


class Server:
    """A server whose data lie in `folder`, and whose socket lies in `sockets`."""

    def __init__(self, folder, sockets, port=5432):
        self.folder, self.sockets, self.port = folder, sockets, port
        self.data = f"{folder}/data"
        own(folder)

    def make(self, settings, access):
        self.run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        lines = ["listen_addresses = ''", f"unix_socket_directories = '{self.sockets}'", "max_connections = 1200",
                 "log_destination = stderr", *settings]
        with open(f"{self.data}/postgresql.conf", "a") as file:
            file.write("\n".join(lines) + "\n")
        with open(f"{self.data}/pg_hba.conf", "a") as file:
            file.write("\n".join(access) + "\n")

    def follow(self, other):
        """Makes this one a standby of another, with what that one has now, and starts it."""
        shutil.rmtree(self.data, ignore_errors=True)
        other.sql("SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE NOT active", "postgres")
        self.run("pg_basebackup", "-h", other.sockets, "-p", str(other.port), "-U", "postgres", "-D", self.data, "-R", "-C",
                 "-S", "standby", "-X", "stream", "--checkpoint=fast", "--no-sync")
        self.start()

    def promote(self):
        self.run("pg_ctl", "-D", self.data, "-w", "-s", "promote")

    def start(self, check=True):
        return self.run("pg_ctl", "-D", self.data, "-w", "-s", "-l", f"{self.folder}/log", "-o", f"-p {self.port}", "start",
                        check=check).returncode == 0

    def stop(self, how="immediate", check=True):
        self.run("pg_ctl", "-D", self.data, "-w", "-s", "-m", how, "stop", check=check)

    def kill(self):
        """Kills all its processes, as a machine that loses its power does."""
        for pid in family(self.pid):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

    @property
    def pid(self):
        """The first process; None where there is none."""
        try:
            pid = int(pathlib.Path(self.data, "postmaster.pid").read_text().split()[0])
            # Another process may have the number by now.
            return pid if self.data in pathlib.Path(f"/proc/{pid}/cmdline").read_text() else None
        except (OSError, IndexError, ValueError):
            return None

    @property
    def log(self):
        return pathlib.Path(self.folder, "log").read_text(errors="replace")

    def sql(self, script, database="desk"):
        done = subprocess.run(self.psql(database), input=script, text=True, check=True, stdout=subprocess.PIPE)
        return done.stdout.strip()

    def psql(self, database="desk"):
        return ["psql", "-h", self.sockets, "-p", str(self.port), "-U", "postgres", "-d", database, "-qtAX", "-v", "ON_ERROR_STOP=1"]

    def run(self, program, *words, check=True):
        other = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
        return subprocess.run(other + [f"{PROGRAMS}/{program}", *words], cwd=self.folder, check=check, stdin=subprocess.DEVNULL,
                              stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)


def own(folder):
    """Makes a folder for the server's user."""
    os.makedirs(folder, exist_ok=True)
    if os.getuid() == 0:
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)


def family(pid):
    """A process and all that come of it."""
    if not pid:
        return []
    try:
        children = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [pid] + [each for child in children for each in family(int(child))]
