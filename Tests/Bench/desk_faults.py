#!/usr/bin/env python3
"""Breaks a desk again and again, at random moments, and looks whether its members have the right figures after it.

    desk_faults.py [--trials 200] [--seed N] [--only leader,line] [--build .build/release]

Two collectors have the same figures; one leads. Three members hear them over a line of their own (network namespaces, TLS). While
prices are written, one thing goes wrong: the leader is killed or stopped, its line or the members' is cut or slow, a process of
the database, or all of it, is killed, its disk is full, a member's collector is killed. Every price that a member shows has to
be one that was written, none may come after a newer one, and in the end all have the last ones. It needs root, iproute2,
iptables and openssl.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import time

import desk_place as desk

LEADER, MEMBERS = "fxterm-l", "fxterm-m"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--only", default="")
    parser.add_argument("--build", default=".build/release")
    chosen = parser.parse_args()
    dice = random.Random(chosen.seed)
    print(f"seed {chosen.seed}", flush=True)
    trial = Trial(pathlib.Path(chosen.build).resolve(), dice)
    faults = [fault for fault in FAULTS if not chosen.only or fault.__name__ in chosen.only.split(",")]
    if slow in faults and shell("tc qdisc add dev lo root netem delay 0ms 2>/dev/null && tc qdisc del dev lo root") != 0:
        print("this kernel has no netem: no lines are made slow", flush=True)
        faults.remove(slow)
    table = collections.defaultdict(list)
    try:
        for number in range(chosen.trials):
            fault = faults[number % len(faults)] if number < len(faults) else dice.choice(faults)
            seen = trial.run(fault)
            table[fault.__name__].append(seen)
            print(number, fault.__name__, json.dumps(seen), flush=True)
    finally:
        trial.close()
    bad = 0
    for name, all_seen in table.items():
        bad += sum(seen["lost"] + seen["wrong"] for seen in all_seen)
        took = max((seen["takeover"] for seen in all_seen if seen["takeover"]), default=0)
        print(f"{name:>12}: {len(all_seen):>3} times, late by {max(seen['most'] for seen in all_seen) / 1000:.1f} s at most, "
              f"{sum(seen['lost'] for seen in all_seen)} lost, {sum(seen['wrong'] for seen in all_seen)} wrong, "
              f"told {sum(sum(seen['failures'].values()) for seen in all_seen)} times" + (f", next leader after {took:.1f} s at most" if took else ""))
    sys.exit(1 if bad else 0)


class Trial:
    """A desk with two collectors and three members, and what can be done to it."""

    def __init__(self, build, dice):
        self.build, self.dice = build, dice
        self.folder = f"/tmp/desk-{os.getpid()}"
        os.makedirs(f"{self.folder}/pg")
        shell(f"mount -t tmpfs -o size=700m tmpfs {self.folder}/pg")
        for index, name in enumerate([LEADER, MEMBERS], 1):
            shell(f"ip netns del {name} 2>/dev/null; ip netns add {name}; ip link add {name} type veth peer name eth0 netns {name}; "
                  f"ip addr add 10.77.{index}.1/24 dev {name}; ip link set {name} up; ip -n {name} addr add 10.77.{index}.2/24 dev eth0; "
                  f"ip -n {name} link set eth0 up; ip -n {name} link set lo up")
        shell(f"cd {self.folder} && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -keyout key.pem "
              "-out certificate.pem -subj /CN=desk -addext subjectAltName=IP:10.77.1.1,IP:10.77.2.1 2>/dev/null && "
              "chown postgres key.pem certificate.pem")
        self.place = desk.Place(
            3, ["listen_addresses = '10.77.1.1, 10.77.2.1'", "ssl = on", f"ssl_cert_file = '{self.folder}/certificate.pem'",
                f"ssl_key_file = '{self.folder}/key.pem'", "shared_buffers = 32MB", "max_wal_size = 64MB", "min_wal_size = 32MB",
                "restart_after_crash = on"],
            ["hostssl desk all 10.77.0.0/16 trust"], self.folder)
        self.trust = {"PGSSLROOTCERT": f"{self.folder}/certificate.pem"}
        self.begin("first")
        self.begin("second")
        stores = [f"{self.folder}/{name}/history.sqlite" for name in ("first", "second")]
        desk.wait(lambda: all(os.path.exists(store) for store in stores))
        self.probe = subprocess.Popen(
            ["ip", "netns", "exec", MEMBERS, build / "DeskProbe", build / "fxterm-collector", f"{self.folder}/members",
             "postgresql://member%@10.77.2.1/desk?sslmode=verify-full", "3", "3", "60", "40", "20", "0", *stores],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **self.trust})
        self.place.children.append(self.probe)
        print(self.probe.stdout.readline().strip(), flush=True)

    def begin(self, name):
        far = name == "first"
        address = "postgresql://collector@10.77.1.1/desk?sslmode=verify-full" if far else self.place.address("collector")
        self.place.collect(str(self.build / "fxterm-collector"), name, address, LEADER if far else None, self.trust)

    def leader(self):
        """The name of the collector that leads, by the lock that it holds."""
        try:
            found = self.place.sql("SELECT client_addr IS NOT NULL FROM pg_locks JOIN pg_stat_activity USING (pid) "
                                   "WHERE locktype = 'advisory' AND granted AND usename = 'collector'")
            return {"t": "first", "f": "second"}.get(found)
        except subprocess.CalledProcessError:
            return None

    def pid(self, name):
        return [pid for pid in desk.processes(f"{self.folder}/{name}/history.sqlite") if self.is_collector(pid)][0]

    @staticmethod
    def is_collector(pid):
        try:
            return os.readlink(f"/proc/{pid}/exe").endswith("fxterm-collector")
        except OSError:
            return False

    def run(self, fault):
        desk.wait(lambda: self.leader(), 30)
        self.takeover = None
        self.probe.stdin.write("4\n")
        self.probe.stdin.flush()
        time.sleep(self.dice.uniform(0, 2))
        fault(self)
        seen = json.loads(self.probe.stdout.readline())
        return {**seen, "takeover": self.takeover}

    def time_takeover(self, old):
        began = time.monotonic()
        if desk.wait(lambda: self.leader() not in (None, old), 30):
            self.takeover = round(time.monotonic() - began, 2)

    def close(self):
        self.place.close()
        shell(f"umount -l {self.folder}/pg; rm -rf {self.folder}; ip netns del {LEADER}; ip netns del {MEMBERS}")


def shell(command):
    return subprocess.run(["sh", "-c", command], check=False).returncode


def leader(trial):
    """The collector that leads is killed, and started again."""
    name = trial.leader()
    os.kill(trial.pid(name), signal.SIGKILL)
    trial.time_takeover(name)
    trial.begin(name)


def stopped(trial):
    """The collector that leads stands still for a while."""
    name = trial.leader()
    pid = trial.pid(name)
    os.kill(pid, signal.SIGSTOP)
    trial.time_takeover(name)
    os.kill(pid, signal.SIGCONT)


def line(trial):
    """The line of a collector is cut; where it does not lead, the other is killed first."""
    name = trial.leader()
    if name != "first":
        os.kill(trial.pid("second"), signal.SIGKILL)
        desk.wait(lambda: trial.leader() == "first", 20)
        trial.begin("second")
        time.sleep(1)
    cut(LEADER)
    trial.time_takeover("first")
    time.sleep(trial.dice.uniform(0, 4))
    heal(LEADER)


def members(trial):
    """The members' line is cut."""
    cut(MEMBERS)
    time.sleep(trial.dice.uniform(0.5, 14))
    heal(MEMBERS)


def slow(trial):
    """Lines are slow and lose packets."""
    for name in (LEADER, MEMBERS):
        shell(f"ip netns exec {name} tc qdisc add dev eth0 root netem delay 150ms 50ms loss 5%; tc qdisc add dev {name} root netem delay 150ms 50ms loss 5%")
    time.sleep(trial.dice.uniform(2, 6))
    for name in (LEADER, MEMBERS):
        shell(f"ip netns exec {name} tc qdisc del dev eth0 root; tc qdisc del dev {name} root")


def database(trial):
    """The database is killed as a whole, and started again."""
    for pid in [trial.place.server] + desk.family(trial.place.server):
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
    time.sleep(trial.dice.uniform(0, 3))
    desk.wait(lambda: trial.place.start(check=False), 30)


def backend(trial):
    """A process of the database is killed, after which it throws all others out."""
    pid = trial.place.sql("SELECT pid FROM pg_stat_activity WHERE usename LIKE 'member%' OR usename = 'collector' ORDER BY random() LIMIT 1")
    os.kill(int(pid), signal.SIGKILL)


def disk(trial):
    """The database's disk is full for a while."""
    path = f"{trial.folder}/pg/filling"
    shell(f"head -c 2G /dev/zero > {path} 2>/dev/null")
    time.sleep(trial.dice.uniform(1, 5))
    os.unlink(path)
    # Without room for its log it ends, as PostgreSQL's documentation says; whoever runs it starts it again.
    if not trial.place.server or not os.path.exists(f"/proc/{trial.place.server}"):
        desk.wait(lambda: trial.place.start(check=False), 30)


def member(trial):
    """The collector of a member is killed, which its board starts again."""
    found = [pid for pid in desk.processes(f"{trial.folder}/members/") if trial.is_collector(pid)]
    os.kill(trial.dice.choice(found), signal.SIGKILL)


def cut(name):
    shell(f"iptables -w -I INPUT -i {name} -j DROP; iptables -w -I OUTPUT -o {name} -j DROP")


def heal(name):
    shell(f"iptables -w -D INPUT -i {name} -j DROP; iptables -w -D OUTPUT -o {name} -j DROP")


FAULTS = [leader, stopped, line, members, slow, database, backend, disk, member]

if __name__ == "__main__":
    main()
