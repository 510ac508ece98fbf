"""Figures of a process and its children, from /proc and the process clocks."""

import contextlib
import os
import re
import signal
import time

TICK_NS = 10 ** 9 // os.sysconf("SC_CLK_TCK")


def read_text(path):
    try:
        with open(path) as file:
            return file.read()
    except OSError:
        return ""


def family(pid):
    """A process and its living descendants."""
    found, todo = [], [pid]
    while todo:
        process = todo.pop()
        found.append(process)
        try:
            for thread in os.listdir(f"/proc/{process}/task"):
                todo += [int(c) for c in read_text(f"/proc/{process}/task/{thread}/children").split()]
        except OSError:
            pass
    return found


def of_home(home):
    """All processes with this home folder. A collector outlives what started it, and others share it."""
    mark, found = f"HOME={home}".encode(), []
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                with open(f"/proc/{entry}/environ", "rb") as file:
                    if mark in file.read().split(b"\0"):
                        found.append(int(entry))
            except OSError:
                pass
    return found


def end_all_of(home):
    """Ends the processes with this home folder, and waits until they are gone."""
    end = time.monotonic() + 3
    while left := of_home(home):
        for process in left:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGTERM if time.monotonic() < end else signal.SIGKILL)
        time.sleep(0.01)


def cpu_ns(pid):
    """CPU time of a family to the nanosecond.

    /proc/PID/stat has ticks of 10 ms, which a quiet program does not reach; they serve for children that have ended.
    """
    total = 0
    for process in family(pid):
        try:
            total += time.clock_gettime_ns((~process << 3) | 2)
        except OSError:
            continue
        fields = read_text(f"/proc/{process}/stat").rpartition(")")[2].split()
        total += sum(map(int, fields[13:15])) * TICK_NS
    return total


def waited_ns(pid):
    """What the first thread of a process has waited for a core; 0 where the system does not say."""
    fields = read_text(f"/proc/{pid}/task/{pid}/schedstat").split()
    return int(fields[1]) if fields else 0


def switches(pid):
    """Voluntary context switches so far of each thread of a family."""
    found = {}
    for process in family(pid):
        try:
            threads = os.listdir(f"/proc/{process}/task")
        except OSError:
            continue
        for thread in threads:
            status = read_text(f"/proc/{process}/task/{thread}/status")
            count = re.search(r"^voluntary_ctxt_switches:\s+(\d+)", status, re.M)
            found[thread] = int(count[1]) if count else 0
    return found


def wakeups(pid, before):
    """How often threads of a family have begun to wait since switches() gave `before`; those that ended are left out."""
    return sum(count - before.get(thread, 0) for thread, count in switches(pid).items())


def memory(pid):
    """PSS of a process and of its children in KiB, threads and processes of the family."""
    found = {"pss_kb": 0, "children_kb": 0, "threads": 0, "processes": 0}
    for process in family(pid):
        threads = re.search(r"^Threads:\s+(\d+)", read_text(f"/proc/{process}/status"), re.M)
        pss = re.search(r"^Pss:\s+(\d+)", read_text(f"/proc/{process}/smaps_rollup"), re.M)
        found["threads"] += int(threads[1]) if threads else 0
        found["pss_kb" if process == pid else "children_kb"] += int(pss[1]) if pss else 0
        found["processes"] += 1
    return found
