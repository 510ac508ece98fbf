"""A desk with two collectors and three members, on lines of their own, and what can be done to it. For desk_faults.py."""

import json
import os
import signal
import subprocess
import time

import desk_place as desk

LEADER, MEMBERS = "fxterm-l", "fxterm-m"
# Milliseconds; a later price means a fault or an overloaded machine. A trial without a fault first rules
# out the latter.
LATE = 300


class Trial:
    def __init__(self, build, dice, has_standby):
        self.build, self.dice = build, dice
        self.folder = f"/tmp/desk-{os.getpid()}"
        for disk in ["pg", "pg2"][:1 + has_standby]:
            os.makedirs(f"{self.folder}/{disk}")
            shell(f"mount -t tmpfs -o size=300m tmpfs {self.folder}/{disk}")
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
        if has_standby:
            self.place.add_standby()
        # No feeds: members get all data from the team server.
        self.environment = {"PGSSLROOTCERT": f"{self.folder}/certificate.pem", "FXTERM_FEEDS": ""}
        self.begin("first")
        self.begin("second")
        stores = [f"{self.folder}/{name}/history.sqlite" for name in ("first", "second")]
        desk.wait(lambda: all(os.path.exists(store) for store in stores))
        self.probe = subprocess.Popen(
            ["ip", "netns", "exec", MEMBERS, build / "DeskProbe", build / "fxterm-collector", f"{self.folder}/members",
             self.address("member%", "10.77.2.1"), "3", "3", "60", "40", "20", "0", *stores],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **self.environment})
        self.place.children.append(self.probe)
        print(self.probe.stdout.readline().strip(), flush=True)
        self.late = LATE
        quiet = self.run(lambda trial: None)
        self.late = max(LATE, 2 * quiet["most"])
        print("quiet", json.dumps(quiet), flush=True)

    def address(self, role, host):
        """The address of the desk: of both servers, where there are two."""
        hosts = f"{host}:5432,{host}:5433" if self.place.standby else host
        more = "&target_session_attrs=read-write" if self.place.standby else ""
        return f"postgresql://{role}@{hosts}/desk?sslmode=verify-full{more}"

    def begin(self, name):
        """Starts a collector: the first one is on a line, the second on the database's machine."""
        far = name == "first"
        sockets = self.place.sockets
        here = self.place.address("collector")
        if self.place.standby:
            here = self.place.address("collector", f"{sockets},{sockets}", "&port=5432,5433&target_session_attrs=read-write")
        address = self.address("collector", "10.77.1.1") if far else here
        self.place.collect(str(self.build / "fxterm-collector"), name, address, LEADER if far else None, self.environment)

    def leader(self):
        """The name of the collector that leads, by the lock that it holds."""
        try:
            found = self.place.sql("SELECT client_addr IS NOT NULL FROM pg_locks JOIN pg_stat_activity USING (pid) "
                                   "WHERE locktype = 'advisory' AND granted AND usename = 'collector'")
            return {"t": "first", "f": "second"}.get(found)
        except subprocess.CalledProcessError:
            return None

    def number(self, server):
        """The last commit of figures at a server."""
        return int(server.sql("SELECT number FROM fxterm.counter"))

    def pid(self, name):
        return [pid for pid in desk.processes(f"{self.folder}/{name}/history.sqlite") if is_collector(pid)][0]

    def members(self):
        """The collectors of the members."""
        return [pid for pid in desk.processes(f"{self.folder}/members/") if is_collector(pid)]

    def run(self, fault):
        """Has prices written for four seconds, does a fault meanwhile, and waits until all members have all prices."""
        desk.wait(self.leader, 30)
        self.seen = {"takeover": None}
        self.probe.stdin.write("4\n")
        self.probe.stdin.flush()
        time.sleep(self.dice.uniform(0, 2))
        is_sure = fault(self)
        seen = {**json.loads(self.probe.stdout.readline()), **self.seen}
        seen["bit"] = bool(is_sure or seen["most"] > self.late or seen["failures"])
        if self.place.standby and not self.place.standby.pid:
            self.place.standby.follow(self.place.database)
        return seen

    def time_takeover(self, old):
        began = time.monotonic()
        if desk.wait(lambda: self.leader() not in (None, old), 30):
            self.seen["takeover"] = round(time.monotonic() - began, 2)

    def rest(self, least, most):
        time.sleep(self.dice.uniform(least, most))

    @staticmethod
    def restart(server):
        """Starts a server again, as whoever looks after it does."""
        if not desk.wait(lambda: server.start(check=False), 30):
            raise RuntimeError("the database does not start: " + server.log[-2000:])

    def close(self):
        for name in [LEADER, MEMBERS]:
            heal(name)
        self.place.close()
        shell(f"umount -l {self.folder}/pg {self.folder}/pg2 2>/dev/null; rm -rf {self.folder}; ip netns del {LEADER}; ip netns del {MEMBERS}")


def is_collector(pid):
    try:
        return os.readlink(f"/proc/{pid}/exe").endswith("fxterm-collector")
    except OSError:
        return False


def kill(pid, how=signal.SIGKILL):
    try:
        os.kill(pid, how)
    except ProcessLookupError:
        pass


def shell(command):
    return subprocess.run(["sh", "-c", command], check=False).returncode


def cut(name, share=1):
    """Has a line lose packets in both directions: all of them, or so many by chance."""
    chance = "" if share == 1 else f"-m statistic --mode random --probability {share}"
    shell(f"iptables -w -I INPUT -i {name} {chance} -j DROP; iptables -w -I OUTPUT -o {name} {chance} -j DROP")


def heal(name):
    """Has a line lose nothing any more."""
    shell(f"for chain in INPUT OUTPUT; do iptables -w -S $chain | grep -E -- '-[io] {name} ' | sed 's/^-A/-D/' | "
          "while read -r rule; do iptables -w $rule; done; done")
