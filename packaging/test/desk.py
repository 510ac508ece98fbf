"""Trials of a team server: made by the lines of docs/howto/team-server.md on a machine that has started, and members who come over TLS."""

import glob
import json
import os
import re
import subprocess

import guide
import program
from machine import Machine
from rates import Rates
from root import NAME, NUMBER
from trials import Trials, check, ran

trials = Trials()
MADE = "desk: made line by line as docs/howto/team-server.md says, service enabled"
SECURED = "desk: TLS, line by line"
MEMBER = "desk: a member's figure over TLS, password in `~/.pgpass`"
PASSWORD = "a password of trials"
ADDRESS = "postgresql:///fxterm?host=/var/run/postgresql"
UNIT = "fxterm-desk"


class Desk:
    """A machine with a team server that the guide made."""

    def __init__(self, case):
        """Installs what every Debian of a person's has, and fetches what the guide installs: the machine has no network."""
        root = self.root = case.root
        root.write("/etc/apt/apt.conf.d/90trials", "\n".join(
            f'{name} "{value}";' for name, value in {
                "APT::Get::Assume-Yes": "true", "APT::Keep-Downloaded-Packages": "true", "APT::Sandbox::User": "root",
                "Binary::apt::APT::Keep-Downloaded-Packages": "true", "APT::Install-Recommends": "false",
            }.items()) + "\n")
        root.apt("update")
        root.apt("install", "adduser", "dbus", "openssl", "sudo", "systemd-sysv", root.copy_in(case.deb))
        root.apt("install", "--download-only", "postgresql")
        with open(root.path("etc/hosts"), "w") as hosts:
            hosts.write("127.0.0.1 localhost trial desk.example\n")
        root.write("/etc/hostname", "trial\n")
        self.machine = Machine(root)
        # The collector asks by https, so that its unit is known to let it.
        trust(root, case.certificate, "rates")
        self.rates = Rates(certificate=case.both, network=self.machine.network)
        self.typist = guide.Typist(self.machine, PASSWORD)

    def type(self, lines):
        for line in lines:
            if f"enable --now {UNIT}" in line:
                self.write_feeds()
            status = self.typist.type(line)
            if " desk check " in line:
                # A person is slower: it takes the lead within a second or two.
                self.machine.wait(lambda: self.typist.type(line) == 0, f"`{line}`: {self.typist.last}")
            else:
                check(status == 0, f"`{line}` ended with {status}: {self.typist.last}")

    def write_feeds(self):
        """Settings of the collector: its feeds are a server on loopback."""
        number = int(ran(self.machine.run("id", "-u", UNIT)))
        self.root.write(f"/var/lib/{UNIT}/.config/fxterm/config.json", self.rates.settings(), number)

    def ask(self, words):
        """The answer of the database to a statement of its administrator's."""
        return ran(self.machine.run("sudo", "-u", "postgres", "psql", "-Atc", words, "fxterm")).strip()

    def status(self):
        return json.loads(ran(self.machine.run(
            "sudo", "-u", "postgres", "fxterm", "desk", "status", ADDRESS, "--format", "json")))

    def leads(self):
        return self.machine.control("is-active", UNIT).output == "active\n" and self.status()["leader"] is not None

    def shows(self, start_in, fxterm, options="", certificate=None, environment=None):
        """A member's `print` in a root of the machine's network shows the team server's figure, which the services are asked for."""
        root, start = start_in.root if isinstance(start_in, Machine) else start_in, start_in.start
        program.forget(root)
        self.be_known(root, certificate, NAME)
        root.write(program.SETTINGS, f'{{ desk: "postgresql://{NAME}@desk.example/fxterm{options}" }}\n', NUMBER)
        outcome = root.run(fxterm, "print", "rates", "JPY", "--format", "json", number=NUMBER, start=start,
                           environment=environment)
        check(program.rate(outcome, "JPY") == self.rates.per_dollar["JPY"], f"no figure of the team server: {outcome.told}")

    def be_known(self, root, certificate, role):
        """Gives the root's user what libpq looks for: the authority's certificate, or none, and the password of a role."""
        own = f"/home/{NAME}/.postgresql/root.crt"
        if certificate:
            root.write(own, open(certificate).read(), NUMBER)
        elif os.path.exists(root.path(own)):
            os.remove(root.path(own))
        root.write(f"/home/{NAME}/.pgpass", f"desk.example:5432:fxterm:{role}:{PASSWORD}\n", NUMBER)
        os.chmod(root.path(f"home/{NAME}/.pgpass"), 0o600)

    def collects(self, root, fxterm):
        """A collector in a root of the machine's network comes in by TLS and password, and leads when the service stops."""
        words = f"CREATE ROLE keeper LOGIN CONNECTION LIMIT 5 PASSWORD '{PASSWORD}' IN ROLE fxterm_collector"
        self.ask(words)
        program.forget(root)
        self.be_known(root, self.authority, "keeper")
        root.write(program.SETTINGS, self.rates.settings(), NUMBER)
        collector = root.start(fxterm, "collect", "--desk", "postgresql://keeper@desk.example/fxterm", number=NUMBER,
                               stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        try:
            first = collector.stderr.readline().decode()
            check("waits" in first, f"does not wait for the one that leads: {first}")
            ran(self.machine.control("stop", UNIT))
            self.machine.wait(lambda: (self.status()["leader"] or {}).get("role") == "keeper", f"does not lead: {first}")
        finally:
            collector.terminate()
            collector.wait(20)
            ran(self.machine.control("start", UNIT))
            self.machine.wait(self.leads, "the service does not lead again")
            self.ask("DROP ROLE keeper")

    @property
    def authority(self):
        return self.root.path("root/root.crt")


def trust(root, certificate, name):
    """Adds an authority's certificate to those of a system."""
    copied = root.path(root.copy_in(certificate, "/usr/local/share/ca-certificates"))
    os.rename(copied, os.path.join(os.path.dirname(copied), f"{name}.crt"))
    ran(root.run("update-ca-certificates"))


def secured(desk):
    """Follows the guide's part on TLS."""
    settings, doors, authority, install = guide.blocks("TLS")
    folder = os.path.dirname(glob.glob(desk.root.path("etc/postgresql/*/main/postgresql.conf"))[0])
    with open(f"{folder}/postgresql.conf", "a") as file:
        file.write("\n".join(settings) + "\n")
    kept = [line for line in open(f"{folder}/pg_hba.conf") if not re.match("host", line)]
    with open(f"{folder}/pg_hba.conf", "w") as file:
        file.write("".join(kept) + "\n".join(doors) + "\n")
    desk.typist.type("cd /root")
    desk.type(authority + install)
    desk.machine.wait(desk.leads, "nobody leads after the server was started again")


def lines(section):
    """All that is to be typed; settings of fxterm's are not."""
    return [line for block in guide.blocks(section) for line in block if not line.startswith("desk:")]


def made(case):
    """The team server of this run, for members elsewhere; made in Debian 12 by the first who wants it."""
    if "desk" not in case.shared:
        desk = Desk(case.fresh("bookworm"))
        desk.type(lines("Set up in five minutes"))
        secured(desk)
        case.shared["desk"] = desk
    return case.shared["desk"]


@trials.trial(MADE)
def by_guide(case):
    desk = case.found["desk"] = Desk(case)
    desk.type(lines("Set up in five minutes"))
    check(desk.leads(), f"the service does not lead: {desk.status()}")
    # The README's address is the shorter one.
    ran(desk.machine.run("sudo", "-u", "postgres", "fxterm", "desk", "check", "postgresql:///fxterm"))
    check(desk.ask("SHOW server_encoding") == "UTF8", "the database is not of UTF-8")
    return f"PostgreSQL {desk.ask('SHOW server_version').split()[0]}, systemd as the first process"


@trials.trial("desk: `systemd-analyze verify` of the unit", needs=MADE)
def verify(case):
    machine = case.found["desk"].machine
    outcome = machine.run("systemd-analyze", "verify", "--man=no", f"{UNIT}.service")
    check(outcome.status == 0 and not outcome.errors, outcome.told)
    exposure = ran(machine.run("systemd-analyze", "security", "--no-pager", f"{UNIT}.service")).strip().splitlines()[-1]
    return f"exposure {re.search(r'[0-9]+[.][0-9]', exposure)[0]} of 10"


@trials.trial(SECURED, needs=MADE)
def tls(case):
    secured(case.found["desk"])


@trials.trial(MEMBER, needs=SECURED)
def member(case):
    desk = case.found["desk"]
    desk.shows(desk.machine, "fxterm", certificate=desk.authority)
    line = desk.ask(
        f"SELECT version FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE ssl AND usename = '{NAME}' LIMIT 1")
    check(line.startswith("TLS"), f"the member's connection is not of TLS: {line!r}")
    return line


@trials.trial("desk: a member by the system's certificates, `sslrootcert`", needs=MEMBER)
def system_certificates(case):
    desk = case.found["desk"]
    options = "?sslrootcert=/etc/ssl/certs/ca-certificates.crt"
    refuse(desk, desk.machine, "fxterm", options)
    trust(desk.root, desk.authority, "desk")
    desk.shows(desk.machine, "fxterm", options)


def refuse(desk, start_in, fxterm, options):
    """A member who does not trust the authority gets no figure."""
    try:
        desk.shows(start_in, fxterm, options)
    except Exception as reason:
        check("certificate" in str(reason), f"not refused for its certificate: {reason}")
    else:
        check(False, "a certificate of an unknown authority is taken")


@trials.trial("desk: the service killed, and stopped", needs=MADE)
def killed(case):
    desk = case.found["desk"]
    main = desk.machine.control("show", "-p", "MainPID", "--value", UNIT).output.strip()
    ran(desk.machine.control("kill", "-s", "KILL", UNIT))
    desk.machine.wait(
        lambda: desk.machine.control("show", "-p", "MainPID", "--value", UNIT).output.strip() not in (main, "0"),
        "systemd does not start it again")
    desk.machine.wait(desk.leads, "it does not lead again")
    ran(desk.machine.control("stop", UNIT))
    check(ran(desk.machine.control("show", "-p", "Result", UNIT)) == "Result=success\n", "the service failed")
    check(desk.status()["leader"] is None, "the lead is not given back")
    ran(desk.machine.control("start", UNIT))
    desk.machine.wait(desk.leads, "it does not lead after a new start")


@trials.trial("desk: an address that makes no sense stops the service", needs=MADE)
def wrong_address(case):
    desk = case.found["desk"]
    path = desk.root.path("etc/fxterm/desk.env")
    kept = open(path).read()
    try:
        with open(path, "w") as file:
            file.write("FXTERM_DESK=nonsense\n")
        desk.machine.control("restart", UNIT)
        desk.machine.wait(lambda: desk.machine.control("is-active", UNIT).output == "failed\n", "it is tried for ever")
    finally:
        with open(path, "w") as file:
            file.write(kept)
        desk.machine.control("reset-failed", UNIT)
        desk.machine.control("restart", UNIT)
    desk.machine.wait(desk.leads, "it does not lead with the right address")


@trials.trial("desk: leads again after a power cut", needs=MADE)
def power_cut(case):
    """Nothing is stopped: all processes are killed at once, and the machine starts anew."""
    desk = case.found["desk"]
    desk.typist.close()
    desk.machine.stop()
    desk.machine = Machine(desk.root)
    desk.machine.wait(desk.leads, "the service does not lead", seconds=60)


@trials.trial("desk: the package removed while the service runs", needs=MADE)
def removed(case):
    desk = case.found["desk"]
    link = desk.root.path(f"etc/systemd/system/multi-user.target.wants/{UNIT}.service")
    check(os.path.islink(link), "the service was not enabled")
    ran(desk.machine.run("apt-get", "-y", "purge", "fxterm", timeout=120))
    check(desk.machine.control("is-active", UNIT).output.strip() != "active", "the service goes on without its program")
    check(not os.path.islink(link), "the service is still enabled")
    desk.machine.stop()
