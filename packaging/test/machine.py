"""A root whose first process is systemd, as on a machine that has started. Processes, control groups and network are its own."""

import atexit
import os
import subprocess
import time

from trials import NotTried, check

# The root's folder is "$1", that of its control group "$2"; the latter becomes the whole tree for those inside.
BOOT = """
set -e
echo $$ > "$2/cgroup.procs"
exec unshare --mount --pid --fork --kill-child --uts --ipc --cgroup --net /bin/sh -ec '
    mount --make-rprivate /
    mount -n --rbind "$1" "$1"
    mount -n -t proc proc "$1/proc"
    mount -n -t sysfs -o ro sysfs "$1/sys"
    mount -n -t cgroup2 cgroup2 "$1/sys/fs/cgroup"
    mount -n -t tmpfs -o mode=755 run "$1/run"
    cd "$1"
    mkdir -p before
    pivot_root . before
    umount -n -l /before
    exec env -i container=trial PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd
' sh "$1"
"""


class Machine:
    """Runs until `stop`, or with the run of the trials."""

    def __init__(self, root):
        self.root = root
        tree = f"{root.folder}.cgroup"
        os.makedirs(tree, exist_ok=True)
        mount = ["mount", "-n", "-t", "cgroup2", "cgroup2", tree]
        if not os.path.ismount(tree) and subprocess.run(mount).returncode != 0:
            raise NotTried("no second version of control groups here")
        self.group = os.path.join(tree, f"fxterm-machine-{os.getpid()}-{os.path.basename(os.path.dirname(root.folder))}")
        os.makedirs(self.group, exist_ok=True)
        null = subprocess.DEVNULL
        self.outside = subprocess.Popen(["/bin/sh", "-c", BOOT, "sh", root.folder, self.group],
                                        stdin=null, stdout=null, stderr=null)
        self.number = None
        atexit.register(self.stop)
        self.wait(self._has_started, "systemd did not start", seconds=90)

    def _has_started(self):
        check(self.outside.poll() is None, "systemd ended")
        with open(f"/proc/{self.outside.pid}/task/{self.outside.pid}/children") as children:
            self.number = next(iter(children.read().split()), None)
        if not self.number or open(f"/proc/{self.number}/comm").read() != "systemd\n":
            return False
        return self.run("systemctl", "is-system-running").output.strip() in ("running", "degraded")

    def start(self, *command, number=0, environment=None, **options):
        """Starts a program as the user of that number."""
        return subprocess.Popen(
            ["nsenter", "--target", self.number, "--all", f"--setgid={number}", f"--setuid={number}",
             "setsid", "env", "--chdir=/", *command],
            env=self.root.values(number, environment), start_new_session=True, **options)

    def run(self, *command, **options):
        return self.root.run(*command, start=self.start, **options)

    def wait(self, holds, what, seconds=30):
        end = time.monotonic() + seconds
        while not holds():
            check(time.monotonic() < end, what)
            time.sleep(0.1)

    def control(self, *words):
        return self.run("systemctl", "--no-pager", *words)

    @property
    def network(self):
        """The file that stands for the network, where root's programs can enter it by."""
        return f"/proc/{self.number}/ns/net"

    def stop(self):
        """Kills all its processes at once. Their group outlives them for a moment, and the namespaces altogether."""
        self.outside.kill()
        self.outside.wait()
        end = time.monotonic() + 10
        while os.path.isdir(self.group) and time.monotonic() < end:
            subprocess.run(["find", self.group, "-depth", "-type", "d", "-exec", "rmdir", "{}", "+"],
                           stderr=subprocess.DEVNULL)
            time.sleep(0.1)
