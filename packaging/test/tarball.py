"""Trials of the archive in roots with nothing of their own that it could use."""

import os
import shutil
import subprocess
import tempfile

import desk
import program
from root import NUMBER, Root
from trials import Trials, check, ran

trials = Trials()
NOTHING, MUSL, SERVICES = "nothing but a shell", "busybox and musl", "Debian 13 with name services"
RUNS = "tarball: `--version`"
DESK = "tarball: a member of a team server, `~/.pgpass` and `~/.postgresql/root.crt`"


def fresh(case, name):
    """A root with the archive unpacked in /opt."""
    base = case.fresh("trixie" if name == SERVICES else "bookworm")
    tools = base.root
    tools.apt("update")
    if name == SERVICES:
        root = tools
        # Of these, each library is of another glibc than the archive's.
        root.apt("install", "libnss-resolve", "libnss-mymachines", "libnss-sss", "ca-certificates")
        root.write("/etc/nsswitch.conf", "passwd: sss systemd files\nhosts: sss mymachines resolve files dns\n")
        with open(root.path("etc/hosts"), "a") as hosts:
            hosts.write("127.0.0.1 rates.test\n")
    else:
        tools.apt("install", "busybox-static", "musl")
        root = base.root = Root(tempfile.mkdtemp(prefix="bare-", dir=case.work) + "/root")
        os.chmod(os.path.dirname(root.folder), 0o755)
        os.mkdir(root.path("bin"))
        shutil.copy(tools.path("bin/busybox"), root.path("bin/sh"))
        if name == MUSL:
            for applet in subprocess.run([root.path("bin/sh"), "--list"], capture_output=True, text=True).stdout.split():
                if applet != "sh":
                    os.symlink("sh", root.path(f"bin/{applet}"))
            os.mkdir(root.path("lib"))
            loader = f"lib/ld-musl-{os.uname().machine}.so.1"
            shutil.copy(tools.path(loader), root.path(loader))
            root.add_user()
    os.makedirs(root.path("opt"), exist_ok=True)
    subprocess.run(["tar", "-xf", case.tarball, "-C", root.path("opt"), "--no-same-owner"], check=True)
    base.column = name
    base.folder = "/opt/" + os.listdir(root.path("opt"))[0]
    base.program = f"{base.folder}/bin/fxterm"
    return base


@trials.trial(RUNS)
def version(case):
    return program.version(case.root, case.program, case.version)


@trials.trial("tarball: `--demo` on a pseudo-terminal, xterm-256color", needs=RUNS)
def demo(case):
    program.demo(case.root, case.program, "xterm-256color")


@trials.trial("tarball: `--demo` on a pseudo-terminal, linux", needs=RUNS)
def demo_on_console(case):
    program.demo(case.root, case.program, "linux")


@trials.trial("tarball: `--demo` in a locale that the system does not have", needs=RUNS)
def demo_in_german(case):
    program.demo_in_german(case.root, case.program)


@trials.trial("tarball: `print` from a server on loopback", needs=RUNS)
def prints(case):
    program.prints(case.root, case.program, case.rates)
    program.forget(case.root)


@trials.trial("tarball: `print` over https, certificate in `SSL_CERT_FILE`", needs=RUNS)
def prints_securely(case):
    certificate = case.root.copy_in(case.certificate)
    program.prints(case.root, case.program, case.secure, environment={"SSL_CERT_FILE": certificate})
    program.forget(case.root)


@trials.trial("tarball: https by certificates of the system, or else those brought along", needs=RUNS)
def certificates(case):
    """The server's is refused until it is among them."""
    store = "/etc/ssl/certs/ca-certificates.crt" if case.column == SERVICES else f"{case.folder}/share/fxterm/certificates.pem"
    case.root.write(program.SETTINGS, case.secure.settings(), NUMBER)
    outcome = case.root.run(case.program, "print", "rates", "JPY", number=NUMBER)
    check(outcome.status == 1 and "certificate is not trusted" in outcome.errors, outcome.told)
    program.forget(case.root)
    with open(case.root.path(store), "a") as trusted, open(case.certificate) as own:
        trusted.write(own.read())
    program.prints(case.root, case.program, case.secure)
    program.forget(case.root)
    return store if case.column == SERVICES else "those brought along"


@trials.trial("tarball: a host's name is asked of the system's name services", needs=RUNS)
def names(case):
    if case.column != SERVICES:
        with open(case.root.path("etc/hosts"), "w") as hosts:
            hosts.write("127.0.0.1 rates.test\n")
    certificate = case.root.copy_in(case.certificate)
    program.prints(case.root, case.program, case.secure, host="rates.test", environment={"SSL_CERT_FILE": certificate})
    program.forget(case.root)


@trials.trial(DESK, needs=RUNS)
def member(case):
    """The team server is that of a machine with the package; this root has a part in the machine's network."""
    team = desk.made(case)
    case.root.network = team.machine.network
    with open(case.root.path("etc/hosts"), "a") as hosts:
        hosts.write("127.0.0.1 desk.example\n")
    team.shows(case.root, case.program, certificate=team.authority)


@trials.trial("tarball: a member by `sslrootcert`, the system's certificates or a file", needs=DESK)
def system_certificates(case):
    team = desk.made(case)
    store = "/etc/ssl/certs/ca-certificates.crt" if case.column == SERVICES else case.root.copy_in(team.authority)
    desk.refuse(team, case.root, case.program, f"?sslrootcert={case.folder}/share/fxterm/certificates.pem")
    if case.column == SERVICES:
        desk.trust(case.root, team.authority, "desk")
    team.shows(case.root, case.program, f"?sslrootcert={store}")
    return store if case.column == SERVICES else "a file"


@trials.trial("tarball: a team server's collector by TLS and password", needs=DESK)
def collector(case):
    desk.made(case).collects(case.root, case.program)
    program.forget(case.root)
    case.root.network = None


@trials.trial("tarball: the time in another zone", needs=RUNS)
def time_elsewhere(case):
    said = ran(case.root.run(case.program, "time", "Tokyo", "--at", "2026-07-01 12:00 UTC", number=NUMBER))
    check("21:00" in said, f"noon of UTC in Tokyo: {said}")


@trials.trial("tarball: in a folder with blanks in its name", needs=RUNS)
def blanks(case):
    moved = "/opt/a folder with  blanks/fx term"
    os.makedirs(os.path.dirname(case.root.path(moved)))
    os.rename(case.root.path(case.folder), case.root.path(moved))
    try:
        program.demo(case.root, f"{moved}/bin/fxterm", "xterm-256color")
        program.prints(case.root, f"{moved}/bin/fxterm", case.rates)
        program.forget(case.root)
    finally:
        os.rename(case.root.path(moved), case.root.path(case.folder))


@trials.trial("tarball: by links from elsewhere", needs=RUNS)
def links(case):
    os.makedirs(case.root.path("usr/local/bin"), exist_ok=True)
    os.symlink(os.path.relpath(case.program, "/usr/local/bin"), case.root.path("usr/local/bin/fx"))
    os.symlink("/usr/local/bin/fx", case.root.path("tmp/fxterm"))
    for link in ("/usr/local/bin/fx", "/tmp/fxterm", "fx"):
        program.version(case.root, link, case.version)
    program.prints(case.root, "fx", case.rates)
    program.forget(case.root)


@trials.trial("tarball: on a file system that is read-only", needs=RUNS)
def read_only(case):
    folder = case.root.path(case.folder)
    subprocess.run(["mount", "-n", "--bind", folder, folder], check=True)
    subprocess.run(["mount", "-n", "-o", "remount,bind,ro", folder], check=True)
    try:
        program.demo(case.root, case.program, "xterm-256color")
        program.prints(case.root, case.program, case.rates)
        program.forget(case.root)
    finally:
        subprocess.run(["umount", "-n", "-l", folder], check=True)


@trials.trial("tarball: as a user who is not in /etc/passwd", needs=RUNS)
def unknown_user(case):
    number = 54321
    home = case.root.path("tmp/stranger")
    os.makedirs(home, exist_ok=True)
    os.chown(home, number, number)
    settings = case.root.copy_in(case.settings)
    environment = {"HOME": "/tmp/stranger"}
    program.demo(case.root, case.program, "xterm-256color", number=number, environment=environment)
    outcome = case.root.run(case.program, "--config", settings, "print", "rates", "JPY", "--format", "json",
                            number=number, environment=environment)
    check(program.rate(outcome, "JPY") == case.rates.per_dollar["JPY"], outcome.told)
    homeless = case.root.run(case.program, "print", "rates", number=number, environment={"HOME": None})
    check(homeless.status == 1 and "set HOME" in homeless.errors, f"without HOME: {homeless.told}")


@trials.trial("tarball: without /proc", needs=RUNS)
def no_proc(case):
    case.root.unmount_proc()
    program.version(case.root, case.program, case.version)
    program.demo(case.root, case.program, "xterm-256color")
