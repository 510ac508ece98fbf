"""Trials of the .deb in a root of a distribution."""

import os
import re
import signal
import subprocess
import time

import program
from root import NAME, NUMBER
from terminal import Terminal
from trials import NotTried, Trials, check, ran

trials = Trials()
USER = {"number": NUMBER}


@trials.trial("install, with `Depends` from the distribution")
def install(case):
    case.root.apt("update")
    case.root.apt("install", case.root.copy_in(case.deb))


@trials.trial("`fxterm --version`", needs="install, with `Depends` from the distribution")
def version(case):
    return program.version(case.root, "fxterm", case.version)


@trials.trial("`--demo` on a pseudo-terminal, xterm-256color", needs="`fxterm --version`")
def demo(case):
    program.demo(case.root, "fxterm", "xterm-256color")


@trials.trial("`--demo` on a pseudo-terminal, linux", needs="`fxterm --version`")
def demo_on_console(case):
    program.demo(case.root, "fxterm", "linux")


@trials.trial("`--demo` in a locale that the system does not have", needs="`fxterm --version`")
def demo_in_german(case):
    program.demo_in_german(case.root, "fxterm")


@trials.trial("`print` from a server on loopback", needs="`fxterm --version`")
def prints(case):
    program.prints(case.root, "fxterm", case.rates)
    program.forget(case.root)


@trials.trial("`print` over https", needs="`fxterm --version`")
def prints_securely(case):
    case.root.copy_in(case.certificate)
    program.prints(case.root, "fxterm", case.secure, environment={"SSL_CERT_FILE": "/tmp/certificate.pem"})
    program.forget(case.root)


@trials.trial("`man fxterm`, `man fxterm-config`, `man fxterm-desk`", needs="`fxterm --version`")
def manuals(case):
    case.root.apt("install", "man-db")
    for page, word in (("fxterm", "SYNOPSIS"), ("fxterm-config", "SETTINGS"), ("fxterm-desk", "MEMBER")):
        ran(case.root.run("man", page, environment={"MANPAGER": "cat", "TERM": "dumb"}, **USER), word)


@trials.trial("completion by tab in bash", needs="`fxterm --version`")
def completion(case):
    case.root.apt("install", "bash-completion")
    terminal = Terminal(case.root, "bash", "--norc", kind="dumb", environment={"PS1": "ready "})
    try:
        terminal.wait("ready")
        terminal.press([". /usr/share/bash-completion/bash_completion\n", "fxterm conve\t"], pause=1.5)
        terminal.wait("fxterm convert")
        terminal.end("\x15exit\n")
    finally:
        terminal.close()


@trials.trial("user service started and stopped", needs="`print` from a server on loopback")
def service(case):
    """The user's systemd is started as logind would, in a group of control that is the user's own."""
    root = case.root
    root.apt("install", "systemd")
    root.write(program.SETTINGS, case.rates.settings(), NUMBER)
    runtime = f"/run/user/{NUMBER}"
    os.makedirs(root.path(runtime), mode=0o700, exist_ok=True)
    os.chown(root.path(runtime), NUMBER, NUMBER)
    # Systemd goes by this folder to know that it has started the system.
    os.makedirs(root.path("run/systemd/system"), exist_ok=True)
    groups = root.path("sys/fs/cgroup")
    os.makedirs(groups, exist_ok=True)
    if subprocess.run(["mount", "-n", "-t", "cgroup2", "cgroup2", groups]).returncode != 0:
        raise NotTried("no second version of control groups here")
    group = os.path.join(groups, f"fxterm-test-{os.getpid()}-{case.column}")
    os.makedirs(f"{group}/init", exist_ok=True)
    for folder, _, names in os.walk(group):
        for path in [folder] + [os.path.join(folder, name) for name in names]:
            os.chown(path, NUMBER, NUMBER)
    variables = {"XDG_RUNTIME_DIR": runtime, "DBUS_SESSION_BUS_ADDRESS": None}

    def control(*words):
        return root.run("systemctl", "--user", "--no-pager", *words, environment=variables, **USER)

    manager = root.start(
        "/bin/sh", "-c", 'read go && exec /lib/systemd/systemd --user', environment=variables, stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **USER)
    try:
        with open(f"{group}/init/cgroup.procs", "w") as file:
            file.write(str(manager.pid))
        manager.stdin.write(b"\n")
        manager.stdin.close()
        until(lambda: control("is-system-running").output.strip() in ("running", "degraded"), "systemd --user did not start")
        ran(control("enable", "--now", "fxterm-collect"))
        until(lambda: case.seen(root) > 0, "the service kept no rates")
        check(control("is-active", "fxterm-collect").output == "active\n", "the service is not active")
        ran(control("disable", "--now", "fxterm-collect"))
        check(control("is-active", "fxterm-collect").output == "inactive\n", "the service does not stop")
        check(ran(control("show", "-p", "Result", "fxterm-collect")) == "Result=success\n", "the service failed")
        until(lambda: not collectors(root), "the collector stayed", seconds=45)
        return "`systemd --user` without a login"
    finally:
        control("exit")
        try:
            manager.wait(20)
        except subprocess.TimeoutExpired:
            manager.kill()
        subprocess.run(["sh", "-c", f"find {group} -depth -type d -exec rmdir {{}} +; umount -n {groups}"])
        program.forget(root)


def until(holds, what, seconds=30):
    end = time.monotonic() + seconds
    while not holds():
        check(time.monotonic() < end, what)
        time.sleep(0.1)


def processes(root):
    """Process ids and names of what runs in the root."""
    found = {}
    for number in filter(str.isdigit, os.listdir("/proc")):
        try:
            if os.readlink(f"/proc/{number}/root") == root.folder:
                found[int(number)] = open(f"/proc/{number}/comm").read().strip()
        except OSError:
            pass
    return found


def collectors(root):
    return [number for number, name in processes(root).items() if name == "fxterm-collecto"]


# A root of its own from here on, which has what the package depends on before its files are counted.
changes = Trials()
# On a screen of this size rates are not drawn in large figures.
SMALL = (24, 80)
STARTED = "a board and history made with 0.1.0"
UPGRADED = "upgrade from 0.1.0: board and history are there"


@changes.trial(STARTED)
def first_edition(case):
    root = case.root
    root.apt("update")
    depends = subprocess.run(
        ["dpkg-deb", "-f", case.deb, "Depends"], check=True, capture_output=True, text=True).stdout
    root.apt("satisfy", depends.strip())
    case.found["files"] = root.files()
    root.apt("install", root.copy_in(case.first))
    root.write(program.SETTINGS, case.rates.settings(), NUMBER)
    terminal = Terminal(root, "fxterm", size=SMALL)
    try:
        terminal.wait("151.87")
        # Adds a currency that the first board does not have.
        terminal.press("a", pause=1)
        terminal.press("ISK\n", pause=1)
        check(terminal.end() == 0, terminal.last)
    finally:
        terminal.close()
    board = open(root.path(f"/home/{NAME}/.local/state/fxterm/board.json")).read()
    check("ISK" in board, "the board of 0.1.0 has no ISK")
    case.found["seen"] = case.seen(root)
    check(case.found["seen"] > 0, "0.1.0 kept no history")


def on_screen(root):
    """Opens the board, looks for the currency that was added with its rate, and quits; what it had on the screen."""
    terminal = Terminal(root, "fxterm", size=SMALL)
    try:
        terminal.wait("JPY")
        terminal.press("G")
        terminal.wait("ISK")
        terminal.wait("121.34")
        text = terminal.text
        check(terminal.end() == 0, terminal.last)
        return text
    finally:
        terminal.close()


@changes.trial(UPGRADED, needs=STARTED)
def upgrade(case):
    """A board of 0.1.0 is open meanwhile."""
    terminal = Terminal(case.root, "fxterm", size=SMALL)
    try:
        terminal.wait("JPY")
        case.root.apt("install", case.root.copy_in(case.deb))
        check(terminal.end() == 0, f"the open board did not end well: {terminal.last}")
    finally:
        terminal.close()
    program.version(case.root, "fxterm", case.version)
    check(case.seen(case.root) >= case.found["seen"], "days of rates got lost")
    case.root.write(program.SETTINGS, "{ feeds: { rates: [], stocks: [], history: [] } }\n", NUMBER)
    outcome = case.root.run("fxterm", "print", "rates", "ISK", "--format", "json", **USER)
    check(program.rate(outcome, "ISK") == case.rates.per_dollar["ISK"], "the rate that 0.1.0 kept is not printed")
    case.root.write(program.SETTINGS, case.rates.settings(), NUMBER)
    on_screen(case.root)
    check(case.seen(case.root) >= case.found["seen"], "days of rates got lost")


@changes.trial("an older collector that runs during an upgrade gives way", needs=UPGRADED)
def gives_way(case):
    """The older one is this version with another number in its programs."""
    root = case.root
    until(lambda: not collectors(root), "a collector stayed", seconds=60)
    root.apt("install", "--allow-downgrades", root.copy_in(case.older))
    program.version(root, "fxterm", case.older_version)
    service = root.start("fxterm", "collect", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                         stderr=subprocess.DEVNULL, **USER)
    try:
        until(lambda: collectors(root), "no collector was started")
        old = collectors(root)
        root.apt("install", root.copy_in(case.deb))
        check(collectors(root) == old, "the collector did not outlive the change of its file")
        # Nothing is asked as long as the figures are fresh.
        terminal = Terminal(root, "fxterm", size=SMALL)
        try:
            terminal.wait("JPY")
            terminal.press("r")
            until(lambda: collectors(root) and collectors(root) != old, "the older collector stays")
            check(terminal.end() == 0, terminal.last)
        finally:
            terminal.close()
        programs = [os.readlink(f"/proc/{number}/exe") for number in collectors(root)]
        check(not any(path.endswith("(deleted)") for path in programs), f"its place took {programs}")
        check(service.poll() is None, "`fxterm collect` of before the upgrade ended")
    finally:
        service.send_signal(signal.SIGTERM)
        service.wait(20)


@changes.trial("downgrade to 0.1.0", needs=UPGRADED)
def downgrade(case):
    root = case.root
    until(lambda: not collectors(root), "a collector stayed", seconds=60)
    before = case.seen(root)
    root.apt("install", "--allow-downgrades", root.copy_in(case.first))
    text = on_screen(root)
    check(case.seen(root) >= before, "days of rates got lost")
    said = re.search(r"of a newer fxterm[^.;]*", text)
    root.apt("install", root.copy_in(case.deb))
    on_screen(root)
    return "0.1.0 shows the board and says that the history is of a newer fxterm" if said else "board and history go on"


@changes.trial("purge leaves nothing, and what is the user's", needs=STARTED)
def purge(case):
    root = case.root
    until(lambda: not collectors(root), "a collector stayed", seconds=60)
    kept = user_files(root)
    root.apt("purge", "fxterm")
    left = root.files() - case.found["files"]
    check(not left, f"left behind: {', '.join(sorted(left)[:5])}")
    gone = case.found["files"] - root.files()
    check(not gone, f"removed: {', '.join(sorted(gone)[:5])}")
    check(user_files(root) == kept, "the home folder has changed")


def user_files(root):
    found = {}
    for folder, _, names in os.walk(root.home):
        for name in names:
            with open(os.path.join(folder, name), "rb") as file:
                found[os.path.join(folder, name)] = file.read()
    return found
