"""Things that the trials of one run share, and the root that they are in."""

import copy
import glob
import os
import shutil
import sqlite3
import subprocess
import tempfile

import bases
import make_package
import rates
from root import NAME, Root
from trials import NotTried

PROJECT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class Case:
    def __init__(self, given, work):
        self.cache, self.built, self.work = os.path.abspath(given.roots), os.path.abspath(given.built), work
        os.chmod(self.work, 0o755)
        self.deb = only(f"{given.dist}/fxterm_*_*.deb")
        self.tarball = only(f"{given.dist}/fxterm-*-linux-*.tar.xz")
        self.version = subprocess.run(
            ["dpkg-deb", "-f", self.deb, "Version"], check=True, capture_output=True, text=True).stdout.strip()
        self.older_version = "0.1.9"
        self.older = make_package.renumbered(self.deb, self.older_version, self.work, programs_too=True)
        self.both, self.certificate = rates.certificate(self.work, "rates.test")
        self.rates, self.secure = rates.Rates(), rates.Rates(certificate=self.both)
        self.settings = os.path.join(self.work, "config.json")
        with open(self.settings, "w") as file:
            file.write(self.rates.settings())
        self.root, self.found, self.column = None, {}, ""
        # Things that roots share once one of them has made them.
        self.shared = {}

    @property
    def first(self):
        """The package of the first edition."""
        try:
            return make_package.first_edition(PROJECT, self.cache)
        except (OSError, subprocess.CalledProcessError) as reason:
            raise NotTried(f"the first edition cannot be built: {reason}") from reason

    def fresh(self, name):
        """The same in a new root of a distribution."""
        case = copy.copy(self)
        case.column, case.found = name, {}
        case.root = Root(tempfile.mkdtemp(prefix=f"{name}-", dir=self.work) + "/root", bases.archive(name, self.cache))
        os.chmod(os.path.dirname(case.root.folder), 0o755)
        case.root.add_user()
        for file in ("resolv.conf", "hosts"):
            shutil.copyfile(f"/etc/{file}", case.root.path(f"etc/{file}"))
        packages = os.path.join(self.cache, f"packages-{name}")
        os.makedirs(f"{packages}/partial", exist_ok=True)
        subprocess.run(["mount", "-n", "--bind", packages, case.root.path("var/cache/apt/archives")], check=True)
        return case

    def seen(self, root):
        """How many days of rates the history of the root's user has."""
        path = root.path(f"/home/{NAME}/.local/share/fxterm/history.sqlite")
        try:
            with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as history:
                return history.execute("SELECT count(*) FROM rate_day").fetchone()[0]
        except sqlite3.Error:
            return 0


def only(pattern):
    found = glob.glob(pattern)
    if len(found) != 1:
        raise SystemExit(f"packaging/test/run: {pattern} has to be one file; make package makes it")
    return os.path.abspath(found[0])
