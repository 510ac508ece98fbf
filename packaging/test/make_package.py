"""Packages that only trials need: the first edition's, and this one's under other versions."""

import glob
import os
import shutil
import subprocess
import tempfile

# The last commit of the first edition, which had no packages.
FIRST_EDITION = "59c96f3e"
ARCHITECTURE = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()
CONTROL = f"""Package: fxterm
Version: 0.1.0
Architecture: {ARCHITECTURE}
Maintainer: Nobody <nobody@localhost>
Depends: libc6 (>= 2.36), libcurl4, libncursesw6, libsqlite3-0, ncurses-base, tzdata
Description: first edition of fxterm, for trials of upgrades
"""


def run(*command, **options):
    return subprocess.run(command, check=True, **options)


def build(folder, deb):
    run("dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "-b", folder, deb, stdout=subprocess.DEVNULL)


def first_edition(project, cache):
    """Builds 0.1.0 out of the project's past, once."""
    deb = os.path.join(cache, f"fxterm_0.1.0_{ARCHITECTURE}.deb")
    if os.path.exists(deb):
        return deb
    with tempfile.TemporaryDirectory(dir=cache) as folder:
        source, staged = os.path.join(folder, "source"), os.path.join(folder, "staged")
        os.makedirs(source)
        archive = run("git", "-C", project, "archive", FIRST_EDITION, stdout=subprocess.PIPE).stdout
        run("tar", "-x", "-C", source, input=archive)
        for product in ("fxterm-feeds", "fxterm"):
            run("swift", "build", "-c", "release", "--static-swift-stdlib", "--product", product, cwd=source)
        for product, target in (("fxterm", "usr/bin/fxterm"), ("fxterm-feeds", "usr/libexec/fxterm/fxterm-feeds")):
            target = os.path.join(staged, target)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            run("strip", "-o", target, os.path.join(source, ".build/release", product))
            os.chmod(target, 0o755)
            run("patchelf", "--set-rpath", "/usr/lib/fxterm", target)
        # The one library that other distributions have under another name.
        library = subprocess.run(["sh", "-c", "ldconfig -p | sed -n 's,.*libutf8proc.so.2 .*=> ,,p' | head -1"],
                                 capture_output=True, text=True, check=True).stdout.strip()
        os.makedirs(os.path.join(staged, "usr/lib/fxterm"))
        shutil.copyfile(library, os.path.join(staged, "usr/lib/fxterm/libutf8proc.so.2"))
        os.makedirs(os.path.join(staged, "DEBIAN"))
        with open(os.path.join(staged, "DEBIAN/control"), "w") as control:
            control.write(CONTROL)
        build(staged, deb)
    return deb


def renumbered(deb, version, folder, programs_too=False):
    """The package under another version; with `programs_too`, its programs take themselves for that one."""
    before = run("dpkg-deb", "-f", deb, "Version", capture_output=True, text=True).stdout.strip()
    target = os.path.join(folder, f"fxterm_{version}_{ARCHITECTURE}.deb")
    with tempfile.TemporaryDirectory(dir=folder) as staged:
        run("dpkg-deb", "-R", deb, staged)
        control = os.path.join(staged, "DEBIAN/control")
        text = open(control).read().replace(f"Version: {before}\n", f"Version: {version}\n")
        with open(control, "w") as file:
            file.write(text)
        for path in glob.glob(f"{staged}/usr/**/fxterm*", recursive=True) if programs_too else ():
            if os.path.islink(path) or not os.path.isfile(path):
                continue
            data = open(path, "rb").read()
            if not data.startswith(b"\x7fELF"):
                continue
            # Short texts are numbers in Swift's code, filled up with zeros.
            old, new = (text.encode().ljust(8, b"\0") for text in (before.partition("-")[0], version))
            with open(path, "wb") as file:
                file.write(data.replace(old, new))
        build(staged, target)
    return target
