"""Trials of an apt repository that a throw-away key signs and a server on loopback serves."""

import functools
import glob
import os
import shutil
import subprocess
import tempfile
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import make_package
import program
from trials import Trials, check, ran

trials = Trials()
PUBLISH = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "apt/publish")
INSTALLED = "apt repository: update, install 0.1.0"
UPGRADED = "apt repository: upgrade from 0.1.0"


class Files(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Repository:
    def __init__(self, work):
        self.folder = tempfile.mkdtemp(prefix="apt-", dir=work)
        self.keys = tempfile.mkdtemp(prefix="keys-", dir=work)
        self.server = ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Files, directory=self.folder))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.key = self.new_key("fxterm trials")

    def gpg(self, *arguments):
        return subprocess.run(
            ["gpg", "--homedir", self.keys, "--batch", "--quiet", *arguments], check=True, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout

    def new_key(self, name):
        self.gpg("--passphrase", "", "--quick-generate-key", name, "ed25519", "sign", "1d")
        lines = self.gpg("--list-secret-keys", "--with-colons", name).splitlines()
        return next(line.split(":")[9] for line in lines if line.startswith("fpr"))

    def publish(self, *debs, key=None):
        environment = os.environ | {
            "GNUPGHOME": self.keys, "FXTERM_APT_URL": f"http://127.0.0.1:{self.server.server_port}"}
        subprocess.run([PUBLISH, self.folder, key or self.key, *debs], check=True, env=environment)

    def path(self, pattern):
        return glob.glob(os.path.join(self.folder, pattern))[0]


def versions(root):
    """The versions that apt knows, the newest first."""
    return [line.split("|")[1].strip() for line in ran(root.run("apt-cache", "madison", "fxterm")).splitlines()]


def forget_downloads(root):
    for path in glob.glob(root.path("var/cache/apt/archives/fxterm_*")):
        os.remove(path)


def update(root):
    """The words of `apt update`, which fails where anything is wrong."""
    return root.apt("update", "-o", "APT::Update::Error-Mode=any", check=False)


def refused(outcome, *words):
    said = outcome.output + outcome.errors
    check(outcome.status != 0 and any(word in said for word in words), f"not refused: {outcome.told}")


@trials.trial(INSTALLED)
def install(case):
    case.repository = Repository(case.work)
    case.repository.publish(case.first)
    forget_downloads(case.root)
    shutil.copy(case.repository.path("fxterm.sources"), case.root.path("etc/apt/sources.list.d/fxterm.sources"))
    case.root.apt("update")
    case.root.apt("install", "fxterm")
    program.version(case.root, "fxterm", "0.1.0")


@trials.trial(UPGRADED, needs=INSTALLED)
def upgrade(case):
    case.repository.publish(case.deb)
    case.root.apt("update")
    case.root.apt("upgrade", "--with-new-pkgs")
    return program.version(case.root, "fxterm", case.version)


@trials.trial("apt repository: a forged package is refused", needs=UPGRADED)
def forged_package(case):
    deb = case.repository.path(f"pool/main/f/fxterm/fxterm_{case.version}_*.deb")
    good = open(deb, "rb").read()
    forget_downloads(case.root)
    try:
        # As long as the true one, with one byte another.
        with open(deb, "wb") as file:
            file.write(good[:-1000] + bytes([good[-1000] ^ 1]) + good[-999:])
        outcome = case.root.apt("install", "--reinstall", "fxterm", check=False)
        refused(outcome, "Hash Sum mismatch")
    finally:
        with open(deb, "wb") as file:
            file.write(good)
    case.root.apt("install", "--reinstall", "fxterm")


@trials.trial("apt repository: another key, or an index that was changed, is refused", needs=UPGRADED)
def forged_index(case):
    repository = case.repository
    kept = repository.folder + ".kept"
    shutil.copytree(repository.folder, kept)
    try:
        repository.publish(case.deb, key=repository.new_key("somebody else"))
        refused(update(case.root), "signature", "not signed")
        shutil.copytree(kept, repository.folder, dirs_exist_ok=True)
        release = repository.path("dists/stable/InRelease")
        text = open(release).read()
        with open(release, "w") as file:
            file.write(text.replace("Label: fxterm", "Label: other"))
        refused(update(case.root), "signature", "not signed")
    finally:
        shutil.copytree(kept, repository.folder, dirs_exist_ok=True)
    ran(update(case.root))


@trials.trial("apt repository: the fourth version drops the first", needs=UPGRADED)
def fourth(case):
    later = [make_package.renumbered(case.deb, f"{case.version}+{number}", case.work) for number in (1, 2)]
    case.repository.publish(*later)
    case.root.apt("update")
    expected = [f"{case.version}+2", f"{case.version}+1", case.version]
    check(versions(case.root) == expected, f"apt knows {versions(case.root)}")
    check(len(glob.glob(case.repository.folder + "/pool/main/f/fxterm/*.deb")) == 3, "not three files")
    case.root.apt("install", "fxterm")
    case.root.apt("install", "--allow-downgrades", f"fxterm={case.version}")


@trials.trial("apt repository: read again and again while it is published to", needs=UPGRADED)
def meanwhile(case):
    """Two states take turns: with and without a newest version."""
    newest = make_package.renumbered(case.deb, f"{case.version}+3", case.work)
    done, faults = threading.Event(), []

    def publish():
        try:
            while not done.is_set():
                case.repository.publish(newest)
                os.remove(case.repository.path(f"pool/main/f/fxterm/fxterm_{case.version}+3_*.deb"))
                case.repository.publish(case.deb)
        except Exception as fault:
            faults.append(fault)

    publisher = threading.Thread(target=publish)
    publisher.start()
    try:
        for _ in range(15):
            ran(update(case.root))
            check(len(versions(case.root)) in (2, 3), f"apt knows {versions(case.root)}")
    finally:
        done.set()
        publisher.join()
    check(not faults, faults)
