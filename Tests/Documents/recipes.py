#!/usr/bin/env python3
"""Tries the recipes of docs/howto/recipes.md and scripts.md with the programs that they are for.

    recipes.py FXTERM [NAME…]    names: mqtt, homeassistant, prometheus, spreadsheet, cron, emacs, tmux, jq, pandas, hledger

Takes commands and settings from the documents as they stand, against a market on this machine. A program that is not there is named,
and its recipe left out; Home Assistant is looked for as `hass` on the path. cron runs as root in a mount namespace of its own, with a
sendmail that keeps what it is given, and takes a minute. `make recipes` installs what Debian has.
"""

import contextlib
import csv
import http.client
import io
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import textwrap
import time
import urllib.error
import urllib.parse
import urllib.request
import zipfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from Documents import documents
from Documents.market import RATES, STOCKS, Market

RECIPES, SCRIPTS = (documents.ROOT / "docs/howto" / name for name in ("recipes.md", "scripts.md"))


def section(path, title):
    """The blocks below a heading or behind a word in bold, as (kind, text), up to the next heading."""
    text = path.read_text()
    start = re.search(rf"^(## |\*\*){re.escape(title)}", text, re.MULTILINE).start()
    text = re.split(r"^(?:## |\*\*)", text[start + 2:], flags=re.MULTILINE)[0]
    return [(match[2].split()[0], re.sub(f"^{match[1]}", "", match[3], flags=re.MULTILINE))
            for match in re.finditer(r"^( *)```(\S[^\n]*)\n(.*?)^\1```$", text, re.MULTILINE | re.DOTALL)]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Home:
    """A home folder whose feeds are a market on this machine; `fxterm` is on its path."""

    def __init__(self, fxterm, folder):
        self.market, self.folder = Market(int(time.time())), pathlib.Path(folder)
        settings = self.folder / ".config/fxterm/config.json"
        settings.parent.mkdir(parents=True)
        settings.write_text(self.market.settings)
        board = self.folder / ".local/state/fxterm/board.json"
        board.parent.mkdir(parents=True)
        board.write_text(json.dumps({"version": 1, "rates": ["JPY", "EUR"], "clocks": ["Asia/Tokyo"], "base": "USD",
                                     "stocks": ["AAPL", "2330.TW", "BTC-USD"]}))
        self.environment = {
            "HOME": str(folder), "PATH": f"{os.path.dirname(fxterm)}:{os.environ.get('PATH', os.defpath)}", "TZ": "Asia/Taipei",
            "LANG": "C.UTF-8", "TERM": "xterm-256color", "TMPDIR": str(folder)}
        self.started = []
        self.run("fxterm print")

    def run(self, command, seconds=120, **more):
        """What a command of sh prints; it has to succeed."""
        done = subprocess.run(["sh", "-c", command], cwd=self.folder, env={**self.environment, **more}, capture_output=True,
                              text=True, timeout=seconds, stdin=subprocess.DEVNULL)
        assert done.returncode == 0, f"{command}\n{done.returncode} {done.stdout[-2000:]} {done.stderr[-2000:]}"
        return done.stdout

    def start(self, *arguments, **more):
        """Starts a program that runs until the end of the trial."""
        log = open(self.folder / f"{len(self.started)}.log", "w")
        process = subprocess.Popen(arguments, cwd=self.folder, env={**self.environment, **more}, stdin=subprocess.DEVNULL,
                                   stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
        self.started.append(process)
        return process

    def wait(self, what, is_so, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with contextlib.suppress(OSError, http.client.HTTPException):
                if found := is_so():
                    return found
            time.sleep(0.1)
        raise AssertionError(f"not within {seconds} s: {what}")

    @property
    def logs(self):
        """The ends of what the started programs have printed."""
        return "\n".join(file.read_text()[-2000:] for file in sorted(self.folder.glob("*.log")))

    def close(self):
        for process in self.started:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, 9)
            process.wait()
        documents.Home.close(self)


def broker(home):
    port = free_port()
    home.start("mosquitto", "-p", str(port))
    settings = home.folder / ".config/mosquitto_pub"
    settings.write_text(f"-h 127.0.0.1\n-p {port}\n")
    shutil.copy(settings, home.folder / ".config/mosquitto_sub")
    home.wait("the broker", lambda: socket.create_connection(("127.0.0.1", port), 1))
    return port


def messages(home, topic):
    """The retained messages of a topic."""
    text = subprocess.run(["mosquitto_sub", "-v", "-t", topic, "-W", "2"], env=home.environment, capture_output=True, text=True).stdout
    return {line.split(" ", 1)[0]: json.loads(line.split(" ", 1)[1]) for line in text.splitlines()}


def mqtt(home):
    """Prices and the messages of discovery reach a real broker."""
    need("mosquitto", "mosquitto_pub", "mosquitto_sub", "jq")
    port = broker(home)
    live, discovery = [text for kind, text in section(RECIPES, "Home Assistant") if kind == "sh"]
    home.start("sh", "-c", live)
    prices = home.wait("the prices", lambda: (found := messages(home, "fxterm/#")) and len(found) == 3 and found)
    assert prices["fxterm/AAPL"]["price"] == STOCKS["AAPL"][1] and prices["fxterm/2330_TW"]["symbol"] == "2330.TW", prices
    home.run(discovery)
    sensors = messages(home, "homeassistant/#")
    assert set(sensors) == {f"homeassistant/sensor/fxterm/{name}/config" for name in ("AAPL", "2330_TW", "BTC-USD")}, sensors
    assert sensors["homeassistant/sensor/fxterm/AAPL/config"]["unit_of_measurement"] == "USD"
    return port


HASS = """
import asyncio, json, os, sys
from homeassistant import bootstrap, runner

async def main():
    hass = await bootstrap.async_setup_hass(runner.RuntimeConfig(config_dir=sys.argv[1], log_no_color=True))
    await hass.async_start()
    while True:
        states = {state.entity_id: [state.state, dict(state.attributes)] for state in hass.states.async_all()}
        notes = hass.data.get("persistent_notification") or {}
        notes = {key: note["message"] for key, note in notes.items()}
        with open(sys.argv[2] + ".new", "w") as file:
            json.dump({"states": states, "notes": notes}, file, default=str)
        os.replace(sys.argv[2] + ".new", sys.argv[2])
        await asyncio.sleep(1)

asyncio.run(main())
"""


def answered(address):
    """The status of the answer to a GET."""
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


def homeassistant(home):
    """A real Home Assistant has the sensor of a command, those of MQTT, and shows what the webhook brings."""
    need("hass")
    port = mqtt(home)
    command, automation = [text for kind, text in section(RECIPES, "Home Assistant") if kind == "yaml"]
    folder = home.folder / "hass"
    (folder / ".storage").mkdir(parents=True)
    web = free_port()
    (folder / "configuration.yaml").write_text(
        f"homeassistant:\n  name: Trial\nhttp:\n  server_host: 127.0.0.1\n  server_port: {web}\n"
        f"persistent_notification:\nwebhook:\nlogger:\n  default: warning\n{command}\n{automation}")
    (folder / ".storage/core.config_entries").write_text(json.dumps({
        "version": 1, "minor_version": 1, "key": "core.config_entries", "data": {"entries": [{
            "entry_id": "0123456789abcdef0123456789abcdef", "version": 1, "minor_version": 1, "domain": "mqtt", "title": "Mosquitto",
            "data": {"broker": "127.0.0.1", "port": port, "discovery": True}, "options": {}, "pref_disable_new_entities": False,
            "pref_disable_polling": False, "source": "user", "unique_id": None, "disabled_by": None}]}}))
    (home.folder / "hass.py").write_text(HASS)
    found = home.folder / "states.json"
    python = pathlib.Path(shutil.which("hass")).read_text().splitlines()[0].removeprefix("#!")
    home.start(python, str(home.folder / "hass.py"), str(folder), str(found))

    def states():
        return json.loads(found.read_text()) if found.exists() else {"states": {}, "notes": {}}

    def sensor(name):
        return states()["states"].get(name, ["", {}])

    home.wait("the command's sensor", lambda: sensor("sensor.dollar_in_yen")[0] == str(RATES["JPY"]), 300)
    home.wait("the sensors of MQTT", lambda: sensor("sensor.fxterm_aapl")[0] not in ("", "unknown"))
    assert float(sensor("sensor.fxterm_aapl")[0]) == STOCKS["AAPL"][1], states()
    _, attributes = sensor("sensor.fxterm_2330_tw")
    assert attributes["source"] == "yahoo" and attributes["unit_of_measurement"] == "TWD", attributes
    settings = next(text for kind, text in section(RECIPES, "Home Assistant") if kind == "json5")
    file = home.folder / ".config/fxterm/config.json"
    file.write_text(home.market.settings.rstrip()[:-1] + "," + settings.replace(":8123", f":{web}").strip()[1:])
    home.wait("the webhook", lambda: answered(f"http://127.0.0.1:{web}/api/webhook/fxterm") != 404)
    home.run("fxterm alerts test --to home")
    home.wait("the alert", lambda: states()["notes"])
    print("    shown by Home Assistant:", *states()["notes"].values())


def prometheus(home):
    """promtool finds nothing wrong with the file, and a real Prometheus has the prices from a real node_exporter."""
    need("prometheus", "promtool", "prometheus-node-exporter", "jq")
    [(_, command)] = section(RECIPES, "Prometheus")
    folder = home.folder / "textfile"
    folder.mkdir()
    home.run(command.replace("/var/lib/prometheus/node-exporter", str(folder)))
    text = (folder / "fxterm.prom").read_text()
    assert not list(folder.glob("*.new"))
    checked = subprocess.run(["promtool", "check", "metrics"], input=text, capture_output=True, text=True)
    assert checked.returncode == 0 and not checked.stderr, checked.stderr
    exporter, web = free_port(), free_port()
    home.start("prometheus-node-exporter", f"--web.listen-address=127.0.0.1:{exporter}", "--collector.disable-defaults",
               "--collector.textfile", f"--collector.textfile.directory={folder}")
    (home.folder / "prometheus.yml").write_text(
        f"scrape_configs:\n  - job_name: node\n    scrape_interval: 1s\n    static_configs: [{{targets: ['127.0.0.1:{exporter}']}}]\n")
    home.start("prometheus", "--config.file=prometheus.yml", "--storage.tsdb.path=tsdb", f"--web.listen-address=127.0.0.1:{web}")

    def query(text):
        address = f"http://127.0.0.1:{web}/api/v1/query?" + urllib.parse.urlencode({"query": text})
        with urllib.request.urlopen(address, timeout=5) as answer:
            return json.load(answer)["data"]["result"]

    [result] = home.wait("the price", lambda: query('fxterm_price{symbol="2330.TW"}'))
    assert float(result["value"][1]) == STOCKS["2330.TW"][1] and result["metric"]["currency"] == "TWD", result
    [age] = query('time() - fxterm_price_time_seconds{symbol="BTC-USD"}')
    assert 0 <= float(age["value"][1]) < 120, age
    assert query("node_textfile_scrape_error")[0]["value"][1] == "0"


def cells(file):
    """The numbers of a file of LibreOffice or Excel, and of the first its texts."""
    with zipfile.ZipFile(file) as archive:
        if str(file).endswith(".ods"):
            text = archive.read("content.xml").decode()
            return re.findall(r'office:value-type="float" office:value="([^"]+)"', text), re.findall(r"<text:p>([^<]*)</text:p>", text)
        return re.findall(r"<v>([-0-9.E+]+)</v>", archive.read("xl/worksheets/sheet1.xml").decode()), []


def spreadsheet(home):
    """Prices are numbers in the sheets that LibreOffice, in English and in German, and Gnumeric make."""
    commands = [text for kind, text in section(RECIPES, "Spreadsheets") if kind == "sh"]
    if need_one("soffice"):
        csv_command, convert = commands[0].splitlines()
        home.run(csv_command)
        for language in ("en_US.UTF-8", "de_DE.UTF-8"):
            home.run(convert, seconds=180, LC_ALL=language, LANG=language)
            numbers, texts = cells(home.folder / "stocks.ods")
            assert {"230", "1020", "91250"} <= set(numbers), (language, numbers)
            assert STOCKS["2330.TW"][0] in texts and "2330.TW" in texts, texts
            # The document warns of this.
            home.run(convert.replace("1033", ""), seconds=180, LC_ALL=language, LANG=language)
            count = len(cells(home.folder / "stocks.ods")[0])
            assert count == (0 if language[:2] == "de" else len(numbers)), (language, count)
    if need_one("ssconvert"):
        home.run("fxterm print stocks --format csv > stocks.csv")
        home.run(commands[1])
        assert {"230", "1020", "91250"} <= set(cells(home.folder / "stocks.xlsx")[0]), cells(home.folder / "stocks.xlsx")


SENDMAIL = """#!/bin/sh
cat > "{folder}/mail.$$.new" && mv "{folder}/mail.$$.new" "{folder}/$$.mail"
"""


def cron(home):
    """Debian's cron mails the prices, and nothing of a check that passes; one that fails is mailed in a line."""
    need("cron", "unshare")
    if os.geteuid() != 0:
        raise Missing("root")
    crontab = next(text for kind, text in section(RECIPES, "Mail from cron") if kind == "crontab")
    table, check = [line for line in crontab.splitlines() if line[:1].isdigit()]
    head = crontab[:crontab.index(table)].replace("PATH=", f"PATH={os.path.dirname(shutil.which('fxterm', path=home.environment['PATH']))}:")
    every = [re.sub(r"^(\S+ ){5} *", "* * * * * ", line) for line in (table, check)]
    # A check that fails: of a stock that no feed has.
    failing = every[1].replace("--require", "stocks NOSUCH-USD9 --require").replace("--require live", "--offline --require live")
    spool, mail = home.folder / "crontabs", home.folder / "mail"
    mail.mkdir()
    spool.mkdir(mode=0o1730)
    (spool / "root").write_text(f"HOME={home.folder}\nTZ=Asia/Taipei\n{head}{chr(10).join([*every, failing])}\n")
    (spool / "root").chmod(0o600)
    programs = home.folder / "sbin"
    programs.mkdir()
    (programs / "sendmail").write_text(SENDMAIL.format(folder=mail))
    (programs / "sendmail").chmod(0o755)
    for name in ("sbin.upper", "sbin.work"):
        (home.folder / name).mkdir()
    # Only this cron sees these folders; the machine keeps its own.
    script = f"""mount --bind {spool} /var/spool/cron/crontabs && mount -t tmpfs none /etc/cron.d && mount -t tmpfs none /run &&
        mount --bind /dev/null /etc/crontab && cp -a /usr/sbin/cron {programs}/ && mount --bind {programs} /usr/sbin && exec /usr/sbin/cron -f"""
    home.start("unshare", "-m", "sh", "-c", script)
    home.wait("two mails", lambda: len(list(mail.glob("*.mail"))) >= 2, 150)
    time.sleep(8)
    mails = [file.read_text() for file in mail.glob("*.mail")]
    assert len(mails) == 2, f"{len(mails)} mails:\n" + "\n---\n".join(mails)
    [prices] = [text for text in mails if "2330.TW" in text.split("\n\n", 1)[1]]
    [problem] = [text for text in mails if text is not prices]
    assert "To: you@example.org" in prices and "charset=UTF-8" in prices and "1020.00" in prices, prices
    assert "NOSUCH-USD9" in problem.split("\n\n", 1)[1] and len(problem.split("\n\n", 1)[1].strip().splitlines()) <= 2, problem
    print(textwrap.indent(problem.split("\n\n", 1)[1].strip(), "    mailed: "))


def emacs(home):
    """Org runs the block, makes a table of it, and computes with it."""
    need("emacs")
    block = next(text for kind, text in section(RECIPES, "Emacs") if kind == "org")
    allow = re.search(r"\(org-babel-do-load-languages.*?\)\)\)", RECIPES.read_text())[0]
    (home.folder / "board.org").write_text(block)
    home.run(f"""emacs --batch -l org --eval "{allow}" --eval '(setq org-confirm-babel-evaluate nil)' board.org \
        -f org-babel-execute-buffer -f save-buffer""")
    text = (home.folder / "board.org").read_text()
    assert re.search(r"^\| 2330\.TW +\| +1020\.0 \| +-?\d", text, re.MULTILINE), text
    (home.folder / "board.org").write_text(text + "#+TBLFM: @2$3=$2*2\n")
    home.run("emacs --batch -l org board.org --eval '(goto-char (point-min))' --eval '(search-forward \"| AAPL\")' "
             "--eval \"(org-table-recalculate 'all)\" -f save-buffer")
    assert re.search(r"^\| AAPL.*\| +460\b", (home.folder / "board.org").read_text(), re.MULTILINE), (home.folder / "board.org").read_text()


def tmux(home):
    """The popup shows the board over the panes of a client, and q closes it."""
    need("tmux")
    [(_, line)] = section(RECIPES, "tmux")
    (home.folder / ".tmux.conf").write_text(line)
    (home.folder / "outer.conf").write_text("set -g prefix C-q\nset -g status off\n")

    def outer(*arguments):
        return subprocess.run(["tmux", "-S", "outer", "-f", "outer.conf", *arguments], cwd=home.folder, env=home.environment,
                              capture_output=True, text=True, check=True).stdout

    def screen():
        return outer("capture-pane", "-p")

    # The outer tmux is the terminal of the inner one's client.
    outer("new-session", "-d", "-x", "120", "-y", "40", "env -u TMUX tmux -S inner new-session 'echo a pane; cat'")
    try:
        home.wait("the pane", lambda: "a pane" in screen())
        outer("send-keys", "C-b", "F")
        home.wait("the board", lambda: "BTC-USD" in screen() and "91250.00" in screen())
        shown = screen().splitlines()
        assert any(line.lstrip().startswith(("┌", "╭")) and len(line.strip()) == 108 for line in shown), "\n".join(shown)
        outer("send-keys", "q")
        home.wait("the pane again", lambda: "a pane" in screen() and "BTC-USD" not in screen())
    finally:
        for name in ("inner", "outer"):
            subprocess.run(["tmux", "-S", name, "kill-server"], cwd=home.folder, env=home.environment, capture_output=True)


def jq(home):
    """The lines for jq give what they are for."""
    need("jq")
    lines = [line for kind, text in section(SCRIPTS, "One line each") if kind == "sh" for line in text.splitlines() if "jq" in line]
    assert len(lines) >= 4, lines
    assert float(home.run(lines[0])) == RATES["JPY"]
    for line in lines[1:]:
        assert home.run(line).strip() not in ("", "null"), line


def pandas(home):
    """pandas reads the CSV, with prices as numbers."""
    python = next((name for name in ("/usr/bin/python3", sys.executable)
                   if subprocess.run([name, "-c", "import pandas"], capture_output=True).returncode == 0), None)
    if not python:
        raise Missing("pandas")
    lines = next(text for kind, text in section(SCRIPTS, "pandas") if kind == "sh").splitlines()
    said = home.run(lines[0].replace("python3", python))
    assert re.search(r"^2330\.TW +1020\.0 ", said, re.MULTILINE), said
    home.run(lines[1])
    rows = list(csv.DictReader(io.StringIO((home.folder / "aapl.csv").read_text())))
    assert len(rows) > 200 and float(rows[-1]["close"]) > 0, rows[-1:]
    kinds = home.run(f"{python} -c 'import pandas; print(pandas.read_csv(\"aapl.csv\")[\"close\"].dtype)'")
    assert kinds.strip() == "float64", kinds


def hledger(home):
    """hledger values the journal by the prices."""
    need("hledger")
    (home.folder / ".local/share/fxterm").mkdir(parents=True, exist_ok=True)
    (home.folder / ".local/share/fxterm/transactions.csv").write_text(
        "date,type,item,quantity,price,currency\n2026-01-02,buy,AAPL,10,200,USD\n")
    said = ""
    for line in next(text for kind, text in section(SCRIPTS, "hledger") if kind == "sh").splitlines():
        said = home.run(line)
    closes = re.findall(r"^P \S+ .*?AAPL.*?([\d.]+) *USD|^P \S+ .*AAPL\S* +USD *([\d.]+)", (home.folder / "prices.ledger").read_text(),
                        re.MULTILINE)
    last = float(next(filter(None, closes[-1])))
    worth = [float(text.replace(",", "")) for text in re.findall(r"([\d,.]+) *USD", said)]
    assert any(abs(value - 10 * last) < 1 for value in worth), (last, said)


class Missing(Exception):
    pass


def need(*programs):
    for program in programs:
        if not need_one(program):
            raise Missing(program)


def need_one(program):
    return shutil.which(program, path=os.environ.get("PATH", os.defpath) + ":/usr/sbin:/usr/local/sbin")


TRIALS = {trial.__name__: trial for trial in (mqtt, homeassistant, prometheus, spreadsheet, cron, emacs, tmux, jq, pandas, hledger)}


def main(arguments):
    if not arguments or not set(arguments[1:]) <= set(TRIALS):
        sys.exit(__doc__)
    wrong = 0
    for name in arguments[1:] or TRIALS:
        with tempfile.TemporaryDirectory(prefix="fxterm-recipes-", ignore_cleanup_errors=True) as folder:
            home, began = Home(os.path.abspath(arguments[0]), folder), time.monotonic()
            try:
                TRIALS[name](home)
                print(f"{name}: works ({time.monotonic() - began:.0f} s)", flush=True)
            except Missing as missing:
                print(f"{name}: not tried, {missing} is not there", flush=True)
            except Exception as mistake:
                wrong += 1
                print(f"{name}: {type(mistake).__name__}: {mistake}\n{home.logs}", flush=True)
            finally:
                home.close()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
