"""A folder with a small system in it, and programs that run there with that folder as their root."""

import os
import shutil
import subprocess
from dataclasses import dataclass

from network import enter_network

NAME, NUMBER = "ann", 1000


@dataclass
class Outcome:
    """The output of a program, and how it ended."""

    command: str
    status: int
    output: str
    errors: str

    @property
    def told(self):
        """The last line that it wrote, for tables."""
        lines = (self.errors.strip() or self.output.strip()).splitlines()
        return lines[-1] if lines else "nothing was said"


class Root:
    """Nothing is cleaned up here: the run has mounts and processes of its own, which end with it."""

    def __init__(self, folder, archive=None):
        self.folder = folder
        # The file of a network that programs are started in, instead of that of this program.
        self.network = None
        self.environment = {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
        }
        os.makedirs(folder)
        if archive:
            subprocess.run(["tar", "-xf", archive, "-C", folder], check=True)
        for name in ("dev", "etc", "proc", "run", "sys", "tmp", f"home/{NAME}"):
            os.makedirs(self.path(name), exist_ok=True)
        os.chmod(self.path("tmp"), 0o1777)
        os.chown(self.home, NUMBER, NUMBER)
        self._mount()

    def path(self, path):
        """The place of a file of the root, seen from outside."""
        return os.path.join(self.folder, path.lstrip("/"))

    @property
    def home(self):
        return self.path(f"home/{NAME}")

    def _mount(self):
        mount = ["mount", "-n"]
        subprocess.run(mount + ["-t", "proc", "proc", self.path("proc")], check=True)
        subprocess.run(mount + ["-t", "tmpfs", "-o", "mode=755", "dev", self.path("dev")], check=True)
        for name in ("null", "zero", "full", "random", "urandom", "tty"):
            open(self.path(f"dev/{name}"), "w").close()
            subprocess.run(mount + ["--bind", f"/dev/{name}", self.path(f"dev/{name}")], check=True)
        for name in ("pts", "shm"):
            os.mkdir(self.path(f"dev/{name}"), 0o1777)
        # The same terminals as outside, so that a program finds the name of its own.
        subprocess.run(mount + ["--bind", "/dev/pts", self.path("dev/pts")], check=True)
        subprocess.run(mount + ["-t", "tmpfs", "-o", "mode=1777", "shm", self.path("dev/shm")], check=True)
        os.symlink("pts/ptmx", self.path("dev/ptmx"))
        for name, target in (("fd", ""), ("stdin", "/0"), ("stdout", "/1"), ("stderr", "/2")):
            os.symlink(f"/proc/self/fd{target}", self.path(f"dev/{name}"))

    def unmount_proc(self):
        """Takes /proc away, as where nobody mounts it."""
        subprocess.run(["umount", "-n", self.path("proc")], check=True)

    def add_user(self):
        """An ordinary user; a root with nothing in it needs no entry for one."""
        with open(self.path("etc/passwd"), "a") as passwd, open(self.path("etc/group"), "a") as group:
            passwd.write(f"{NAME}:x:{NUMBER}:{NUMBER}::/home/{NAME}:/bin/sh\n")
            group.write(f"{NAME}:x:{NUMBER}:\n")

    def values(self, number, environment):
        """The environment of a program of that user's."""
        home = "/root" if number == 0 else f"/home/{NAME}"
        values = self.environment | {"HOME": home} | (environment or {})
        return {name: value for name, value in values.items() if value is not None}

    def start(self, *command, number=0, environment=None, **options):
        """Starts a program as the user of that number."""
        values = self.values(number, environment)

        def enter():
            if self.network:
                enter_network(self.network)
            os.chroot(self.folder)
            os.chdir("/")
            os.setgroups([])
            os.setgid(number)
            os.setuid(number)
            os.umask(0o022)

        return subprocess.Popen(command, env=values, preexec_fn=enter, start_new_session=True, **options)

    def run(self, *command, number=0, environment=None, timeout=60, check=False, start=None):
        """Runs a program to its end; with `check`, one that fails is an error."""
        pipe = subprocess.PIPE
        process = (start or self.start)(
            *command, number=number, environment=environment, stdin=subprocess.DEVNULL, stdout=pipe,
            stderr=pipe)
        try:
            output, errors = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            output, errors = process.communicate()
            errors += f"\nnot done within {timeout} s".encode()
        text = " ".join(command)
        outcome = Outcome(text, process.returncode, output.decode(errors="replace"), errors.decode(errors="replace"))
        if check and outcome.status != 0:
            raise RuntimeError(f"{text} ended with {outcome.status}: {outcome.told}")
        return outcome

    def copy_in(self, file, folder="/tmp"):
        """Copies a file into the root; its path there."""
        os.makedirs(self.path(folder), exist_ok=True)
        target = os.path.join(folder, os.path.basename(file))
        shutil.copyfile(file, self.path(target))
        os.chmod(self.path(target), 0o644)
        return target

    def write(self, path, text, number=0):
        """Writes a file of the root, and makes the folders above it."""
        folder = os.path.dirname(path)
        made = []
        while not os.path.isdir(self.path(folder)):
            made.append(folder)
            folder = os.path.dirname(folder)
        for name in reversed(made):
            os.mkdir(self.path(name))
            os.chown(self.path(name), number, number)
        with open(self.path(path), "w") as file:
            file.write(text)
        os.chown(self.path(path), number, number)

    def apt(self, *arguments, check=True):
        """apt-get without questions; packages stay in the cache, which further roots share."""
        return self.run("apt-get", "-y", "-q", "--no-install-recommends",
                        "-o", "APT::Keep-Downloaded-Packages=true", "-o", "APT::Sandbox::User=root",
                        *arguments, timeout=600, check=check)

    def files(self):
        """Names of all files, without those of logs, of caches, of dpkg's and apt's own record, and of users."""
        skipped = {self.path(name) for name in (
            "dev", "home", "proc", "root", "run", "sys", "tmp", "var/cache", "var/lib/apt", "var/lib/dpkg", "var/log")}
        found = set()
        for folder, folders, names in os.walk(self.folder):
            folders[:] = [name for name in folders if os.path.join(folder, name) not in skipped]
            found.update(os.path.relpath(os.path.join(folder, name), self.folder) for name in names + folders)
        return found
