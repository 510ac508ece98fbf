"""Small systems of the distributions, made once and kept as archives."""

import os
import subprocess
import tempfile

TITLES = {"bookworm": "Debian 12", "trixie": "Debian 13", "noble": "Ubuntu 24.04"}
DEBIAN = os.environ.get("FXTERM_DEBIAN_MIRROR", "http://deb.debian.org/debian")
UBUNTU = os.environ.get("FXTERM_UBUNTU_MIRROR", "http://archive.ubuntu.com/ubuntu")
# Ubuntu Archive Automatic Signing Key (2018), and the package that has it.
UBUNTU_KEY = "F6ECB3762474EDA9D21B7022871920D1991BC93C"
UBUNTU_KEYRING = "pool/main/u/ubuntu-keyring/ubuntu-keyring_2023.11.28.1_all.deb"


def archive(name, cache):
    """The archive of a distribution's base: what is essential, and apt."""
    path = os.path.join(cache, f"{name}.tar")
    if not os.path.exists(path):
        more = ["--components=main,universe", f"--keyring={ubuntu_key(cache)}"] if name == "noble" else []
        mirror = UBUNTU if name == "noble" else DEBIAN
        subprocess.run(["mmdebstrap", "--variant=apt", *more, name, f"{path}.new.tar", mirror], check=True)
        os.rename(f"{path}.new.tar", path)
    return path


def ubuntu_key(cache):
    """Ubuntu's key in a file; the package that it comes in is trusted for nothing but the key of that fingerprint."""
    key = os.path.join(cache, "ubuntu.gpg")
    with tempfile.TemporaryDirectory() as folder:
        deb = os.path.join(folder, "keyring.deb")
        subprocess.run(["curl", "-fsSLo", deb, f"{UBUNTU}/{UBUNTU_KEYRING}"], check=True)
        subprocess.run(["dpkg-deb", "-x", deb, folder], check=True)
        gpg = ["gpg", "--homedir", folder, "--batch", "--quiet"]
        ring = os.path.join(folder, "usr/share/keyrings/ubuntu-archive-keyring.gpg")
        subprocess.run(gpg + ["--import", ring], check=True)
        subprocess.run(gpg + ["--yes", "--output", key, "--export", UBUNTU_KEY], check=True)
    return key
