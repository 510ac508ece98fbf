#!/usr/bin/env python3
"""Drives `fxterm mcp` by the protocol's own Python SDK: every tool in both eras, every error, and random calls.

    python3 -m venv venv; venv/bin/pip install mcp jsonschema
    venv/bin/python Tests/MCP/sdk.py FXTERM [CALLS [SEED]]

The SDK judges structured content by the tools' output schemas. Of a hundred random calls about two are of tools that do not exist,
and two are cancelled. Prints the server's memory over the run, and fails if the server keeps descriptors or processes. Not part of
`make test`, which needs no package of PyPI.
"""

import asyncio
import collections
import json
import os
import pathlib
import random
import sys
import tempfile
import time
import types

import jsonschema
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters
from mcp.shared.exceptions import MCPError

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from Documents.documents import Home
from Documents.market import Market

WORDS = ["AAPL", "2330.TW", "BTC-USD", "JPY", "EUR", "EUR/JPY", "Tokyo", "Berlin", "Asia/Kathmandu", "XAU/USD", "", "x" * 300,
         "positions", "--config=/etc/passwd", "-1", "\u0000", "a\nb", "d1", "ytd", "2026-01-02", "Ünïcode 台積電", "🎌", "null"]


# Words that fit, by the name of an argument; those of `items` by tool.
DAYS = ["2026-01-02", "2025-12-31", "2020-02-19"]
BASELINES = ["d1", "d5", "ytd", "1y", "3m", "2026-01-02"]
FITTING = {"symbols": ["AAPL", "2330.TW", "BTC-USD", "2317.TW"], "baselines": BASELINES, "on": DAYS, "base": ["EUR", "JPY", "USD"],
           "from": ["EUR", "JPY", "USD", "TWD"], "to": ["EUR", "JPY", "TWD", "CHF"], "home": ["TWD", "EUR"],
           "places": ["Tokyo", "Berlin", "台北", "New York", "Asia/Kathmandu"], "at": ["9am UTC", "2026-11-23 09:00 New York"]}
ITEMS = {"rates": ["JPY", "EUR", "EUR/JPY", "XAU/USD"], "candles": ["AAPL", "JPY", "2330.TW"], "changes": ["AAPL", "JPY", "2330.TW"],
         "events": ["AAPL", "Tokyo", "EUR", "New York"], "positions": ["AAPL"]}


def randomly(random, tool):
    """Arguments that mostly fit a tool's schema."""
    schema, given = tool.input_schema, {}
    for name, rules in schema["properties"].items():
        if name not in schema.get("required", []) and random.random() < 0.6:
            continue
        kind, odd = rules["type"], random.random() < 0.1
        words = WORDS if odd else ITEMS[tool.name] if name == "items" else FITTING.get(name, WORDS)
        if random.random() < 0.03:
            given[name] = random.choice([None, True, -1.5, "x", [], {}, [1], [[]], {"a": 1}, 10**18])
        elif "enum" in rules:
            given[name] = random.choice(rules["enum"])
        elif kind == "string":
            given[name] = random.choice(words)
        elif kind == "array":
            given[name] = [random.choice(words) for _ in range(random.randrange(4))]
        elif kind == "integer":
            least, most = rules["minimum"], rules["maximum"]
            given[name] = random.choice([least, most, least + 1] + ([least - 1, most + 1] if odd else []))
        elif kind == "number":
            given[name] = random.choice([0, 1, 1.125, 250, 99.5] + ([-3, 1e9, 1e300] if odd else []))
        else:
            given[name] = random.random() < 0.5
    if "offline" in schema["properties"] and random.random() < 0.8:
        given["offline"] = True
    if random.random() < 0.02:
        given["more"] = 1
    return given


async def every_tool(server, mode):
    """Calls each tool once, in one era."""
    async with Client(server, mode=mode, read_timeout_seconds=120) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        for tool in tools.values():
            jsonschema.Draft202012Validator.check_schema(tool.input_schema)
            jsonschema.Draft202012Validator.check_schema(tool.output_schema)
        calls = {
            "quotes": {"symbols": ["AAPL", "2330.TW"], "baselines": ["d1", "d5"]}, "rates": {"items": ["JPY", "EUR/JPY"]},
            "convert": {"amount": 1.125, "from": "EUR", "to": ["JPY", "TWD"]}, "candles": {"items": ["AAPL"], "range": "5d"},
            "changes": {"items": ["AAPL", "JPY"], "baselines": ["d1"]}, "clocks": {"places": ["Tokyo"], "at": "9am UTC"},
            "meeting": {"places": ["Tokyo", "Berlin"]}, "events": {"items": ["New York"]}, "alerts": {}, "positions": {}}
        assert list(tools) == list(calls), list(tools)
        for name, arguments in calls.items():
            result = await client.call_tool(name, arguments)
            assert not result.is_error, (name, result.content)
            assert json.loads(result.content[0].text) == result.structured_content, name
            jsonschema.validate(result.structured_content, tools[name].output_schema)
        for name, arguments in [("quotes", {"symbols": "AAPL"}), ("candles", {}), ("convert", {"amount": 1, "from": "XYZ"}),
                                ("clocks", {"places": ["nowhere at all"]}), ("quotes", {"on": "x"}), ("alerts", {"x": 1})]:
            assert (await client.call_tool(name, arguments)).is_error, (name, arguments)
        try:
            await client.call_tool("nothing", {})
            raise AssertionError("an unknown tool was called")
        except MCPError as error:
            assert error.error.code == -32602, error
        return tools


class Server:
    """The process of the server, seen through /proc."""

    def __init__(self, home):
        self.process = next(
            int(entry) for entry in os.listdir("/proc") if entry.isdigit()
            and b"mcp" in self.read(f"/proc/{entry}/cmdline").split(b"\0")
            and f"HOME={home}".encode() in self.read(f"/proc/{entry}/environ").split(b"\0"))

    @staticmethod
    def read(path):
        try:
            return pathlib.Path(path).read_bytes()
        except OSError:
            return b""

    @property
    def resident(self):
        """In KiB."""
        return int(self.read(f"/proc/{self.process}/status").split(b"VmRSS:")[1].split()[0])

    @property
    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process}/fd"))

    @property
    def children(self):
        return len(self.read(f"/proc/{self.process}/task/{self.process}/children").split())


async def random_calls(server, count, seed):
    chance = random.Random(seed)
    async with Client(server, read_timeout_seconds=120) as client:
        tools = [tool for tool in (await client.list_tools()).tools]
        process = Server(server.env["HOME"])
        kinds, began = collections.Counter(), time.monotonic()
        pending = asyncio.Semaphore(8)

        async def call(tool, arguments, pause):
            async with pending:
                try:
                    result = await asyncio.wait_for(client.call_tool(tool.name, arguments), pause)
                except TimeoutError:
                    kinds["cancelled"] += 1
                    return
                except Exception as error:
                    raise AssertionError(f"{tool.name} {arguments}: {error!r}")
            if result.is_error:
                kinds["mistake"] += 1
                assert result.content[0].text, (tool.name, arguments)
            else:
                kinds["structured"] += 1
                kinds[tool.name] += 1
                assert json.loads(result.content[0].text) == result.structured_content, (tool.name, arguments)
                jsonschema.validate(result.structured_content, tool.output_schema)

        async def call_nothing(name):
            async with pending:
                try:
                    await client.call_tool(name, {})
                    raise AssertionError(f"{name!r} was called")
                except MCPError as error:
                    assert error.error.code == -32602, error
                    kinds["unknown tool"] += 1

        async def calls(count):
            async with asyncio.TaskGroup() as group:
                for _ in range(count):
                    tool, fate = chance.choice(tools), chance.random()
                    arguments, name = randomly(chance, tool), chance.choice(WORDS)
                    if fate < 0.02 and name != "positions":
                        group.create_task(call_nothing(name))
                    else:
                        group.create_task(call(tool, arguments, chance.uniform(0.001, 0.1) if fate > 0.98 else None))

        resident, descriptors = [], process.descriptors
        for tenth in range(10):
            await calls(count * (tenth + 1) // 10 - count * tenth // 10)
            for _ in range(100):
                if process.children == 0 and process.descriptors <= descriptors:
                    break
                await asyncio.sleep(0.1)
            resident.append(process.resident)
        print(f"{count} random calls, seed {seed}: {dict(kinds)}, {time.monotonic() - began:.0f} s; {process.descriptors} descriptors; "
              f"KiB of the server after each tenth: {resident}")
        assert process.children == 0 and process.descriptors <= descriptors


async def main(program, count, seed):
    market = Market(int(time.time()))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        for name, text in [(".config/fxterm/config.json", market.settings), (
                ".local/share/fxterm/transactions.csv", "date,type,item,quantity,price,currency\n2026-01-02,buy,AAPL,10,200,USD\n")]:
            file = pathlib.Path(home) / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        environment = {"HOME": home, "LANG": "C.UTF-8", "TZ": "Asia/Taipei", "PATH": os.environ["PATH"], "TMPDIR": home}
        server = StdioServerParameters(command=program, args=["mcp", "--positions"], env=environment)
        try:
            for mode in ("legacy", "auto", "2026-07-28"):
                print(mode, ", ".join(await every_tool(server, mode)))
            await random_calls(server, count, seed)
        finally:
            Home.close(types.SimpleNamespace(folder=home))


if __name__ == "__main__":
    asyncio.run(main(os.path.abspath(sys.argv[1]), int((sys.argv[2:3] or ["1000"])[0]),
                     int((sys.argv[3:4] or [str(random.randrange(10**9))])[0])))
