#!/usr/bin/env python3
"""Breaks a desk again and again, at random moments, and looks whether its members have the right figures after it.

    desk_faults.py [--trials 200] [--seed N] [--only leader,line] [--without promised,failover,standby] [--build .build/release]

Two collectors have the same figures; one leads. Three members hear them over a line of their own (network namespaces, TLS). While
prices are written, one thing goes wrong. Every price that a member shows has to be one that was written, none may come after a newer
one, and in the end all have the last ones. Only trials that something came of are counted: late prices, failures told, or a process
that was killed. It needs root, iproute2, iptables and openssl.
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
from desk_trial import LEADER, MEMBERS, Trial, cut, heal, kill, shell


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--only", default="")
    parser.add_argument("--without", default="")
    parser.add_argument("--build", default=".build/release")
    chosen = parser.parse_args()
    dice = random.Random(chosen.seed)
    print(f"seed {chosen.seed}", flush=True)
    names = [name for name in chosen.only.split(",") if name] or [fault.__name__ for fault in FAULTS]
    faults = [fault for fault in FAULTS if fault.__name__ in names and fault.__name__ not in chosen.without.split(",")]
    # Told to end, it takes down what it made.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(2))
    trial = Trial(pathlib.Path(chosen.build).resolve(), dice, any(fault in STANDBY for fault in faults))
    table = collections.defaultdict(list)
    try:
        done, number = 0, 0
        while done < chosen.trials and number < 2 * chosen.trials:
            fault = faults[number] if number < len(faults) else dice.choice(faults)
            seen = trial.run(fault)
            table[fault.__name__].append(seen)
            print(number, time.strftime("%H:%M:%S"), fault.__name__, json.dumps(seen), flush=True)
            done += seen["bit"]
            number += 1
    finally:
        bad = report(table)
        trial.close()
    sys.exit(bad)


def report(table):
    """Says what came of all trials; 1 where a price was wrong or lost."""
    bad = 0
    for name, all_seen in table.items():
        seen = [each for each in all_seen if each["bit"]]
        bad += sum(each["lost"] + each["wrong"] for each in all_seen)
        took = max((each["takeover"] for each in seen if each["takeover"]), default=0)
        behind = max((each.get("behind", 0) for each in seen), default=0)
        late = sorted(each["most"] / 1000 for each in seen) or [0]
        print(f"{name:>9}: {len(seen):>3} times ({len(all_seen) - len(seen)} more without effect), late by {late[len(late) // 2]:.1f} s, "
              f"{late[-1]:.1f} s at most, {sum(each['lost'] for each in all_seen)} lost, {sum(each['wrong'] for each in all_seen)} wrong, "
              f"told {sum(sum(each['failures'].values()) for each in all_seen)} times" +
              (f", next leader after {took:.1f} s at most" if took else "") + (f", {behind} commits gone at most" if behind else ""))
    print(f"{sum(each['bit'] for all_seen in table.values() for each in all_seen)} in all")
    return 1 if bad else 0


def leader(trial):
    """The collector that leads is killed, and started again."""
    name = trial.leader()
    kill(trial.pid(name))
    trial.time_takeover(name)
    trial.begin(name)
    return True


def stopped(trial):
    """The collector that leads stands still until another leads."""
    name = trial.leader()
    pid = trial.pid(name)
    kill(pid, signal.SIGSTOP)
    trial.time_takeover(name)
    kill(pid, signal.SIGCONT)


def line(trial):
    """The line of the collector that leads is cut; where the other one leads, that is killed first."""
    if trial.leader() != "first":
        kill(trial.pid("second"))
        desk.wait(lambda: trial.leader() == "first", 20)
        trial.begin("second")
        time.sleep(1)
    cut(LEADER)
    trial.time_takeover("first")
    trial.rest(0, 4)
    heal(LEADER)


def members(trial):
    """The members' line is cut."""
    cut(MEMBERS)
    trial.rest(0.5, 14)
    heal(MEMBERS)


def slow(trial):
    """Lines lose so many packets that they are slow."""
    for name in (LEADER, MEMBERS):
        cut(name, trial.dice.uniform(0.3, 0.55))
    trial.rest(4, 9)
    for name in (LEADER, MEMBERS):
        heal(name)


def database(trial):
    """The database is killed as a whole, and started again."""
    trial.place.database.kill()
    trial.rest(0, 3)
    trial.restart(trial.place.database)
    return True


def backend(trial):
    """A process of the database is killed, after which it throws all others out."""
    pid = trial.place.sql("SELECT pid FROM pg_stat_activity WHERE usename LIKE 'member%' OR usename = 'collector' ORDER BY random() LIMIT 1")
    kill(int(pid))
    return True


def disk(trial):
    """The database's disk has no room for its tables: rows that a long report still sees cannot be written over."""
    # Without room in the table itself, and with room in the log.
    trial.place.sql("VACUUM FULL fxterm.quote; CHECKPOINT")
    report = subprocess.Popen(trial.place.database.psql(), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    report.stdin.write("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM fxterm.quote;\n")
    report.stdin.flush()
    path = fill(trial)
    trial.rest(2, 6)
    os.unlink(path)
    report.kill()
    report.wait()
    trial.seen["refused"] = said(trial, "could not extend file")


def log(trial):
    """The database's disk has no room for its log: it ends, and whoever looks after it makes room and starts it."""
    path = fill(trial)
    began = time.monotonic()
    while trial.place.server and time.monotonic() < began + 15:
        subprocess.run(trial.place.database.psql(), input="SELECT pg_logical_emit_message(false, '', 'x'), pg_switch_wal()", text=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    trial.seen["ended"] = not trial.place.server
    trial.rest(0, 3)
    os.unlink(path)
    if not trial.place.server:
        trial.restart(trial.place.database)


def fill(trial):
    """Fills the database's disk, up to the last page."""
    folder = trial.place.database.folder
    path = f"{folder}/filling"
    shell(f"fallocate -l $(($(stat -f -c '%a * %S' {folder}))) {path}; cat /dev/zero >> {path} 2>/dev/null")
    return path


def said(trial, words):
    """How often the database has said something in the last lines of its log."""
    return trial.place.database.log[-20_000:].count(words)


def member(trial):
    """The collector of a member is killed, which its board starts again."""
    kill(trial.dice.choice(trial.members()))
    return True


def failover(trial):
    """The database is killed for good while its standby is behind, and the standby takes its place."""
    senders = trial.place.sql("SELECT pid FROM pg_stat_replication").split()
    for pid in senders:
        kill(int(pid), signal.SIGSTOP)
    trial.rest(0, 1)
    return change_places(trial)


def promised(trial):
    """The same, but that no commit is told before the standby has it."""
    names(trial, "*")
    trial.rest(0, 1)
    return change_places(trial)


def standby(trial):
    """The standby that all commits wait for is killed, and started again."""
    names(trial, "*")
    trial.place.standby.kill()
    trial.rest(0.5, 5)
    trial.restart(trial.place.standby)
    names(trial, "")


def names(trial, which):
    """Sets the standby that commits wait for, and waits until it is so."""
    for order in (f"ALTER SYSTEM SET synchronous_standby_names = '{which}'", "SELECT pg_reload_conf()"):
        trial.place.sql(order)
    state = "sync" if which else "async"
    if not desk.wait(lambda: trial.place.sql("SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming'") == state, 30):
        raise RuntimeError(f"the standby is not {state}")


def change_places(trial):
    """Kills the database for good, and has its standby take its place."""
    old, new = trial.place.database, trial.place.standby
    number = trial.number(old)
    old.kill()
    trial.seen["behind"] = number - trial.number(new)
    trial.rest(0, 2)
    trial.place.fail_over()
    return True


STANDBY = [failover, promised, standby]
FAULTS = [leader, stopped, line, members, slow, database, backend, disk, log, member, *STANDBY]

if __name__ == "__main__":
    main()
