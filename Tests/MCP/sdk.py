#!/usr/bin/env python3
"""Drives `fxterm mcp` by the protocol's own Python SDK: every tool in both eras, every error, and random calls.

    python3 -m venv venv; venv/bin/pip install mcp jsonschema
    venv/bin/python Tests/MCP/sdk.py FXTERM [CALLS [SEED]]

The SDK judges structured content by the tools' output schemas. Not part of `make test`, which needs no package of PyPI.
"""

import asyncio
import json
import os
import pathlib
import random
import sys
import tempfile
import time

import jsonschema
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters
from mcp.shared.exceptions import MCPError

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from Documents.market import Market

WORDS = ["AAPL", "2330.TW", "BTC-USD", "JPY", "EUR", "EUR/JPY", "Tokyo", "Berlin", "Asia/Kathmandu", "XAU/USD", "", "x" * 300,
         "positions", "--config=/etc/passwd", "-1", "\u0000", "a\nb", "d1", "ytd", "2026-01-02", "Ünïcode 台積電", "🎌", "null"]


def randomly(random, schema):
    """Arguments that mostly fit a tool's schema."""
    given = {}
    for name, rules in schema["properties"].items():
        if name not in schema.get("required", []) and random.random() < 0.6:
            continue
        kind = rules["type"]
        if random.random() < 0.1:
            given[name] = random.choice([None, True, -1.5, "x", [], {}, [1], [[]], {"a": 1}, 10**18])
        elif "enum" in rules:
            given[name] = random.choice(rules["enum"])
        elif kind == "string":
            given[name] = random.choice(WORDS)
        elif kind == "array":
            given[name] = [random.choice(WORDS) for _ in range(random.randrange(4))]
        elif kind == "integer":
            given[name] = random.choice([rules["minimum"], rules["maximum"], rules["minimum"] - 1, 2])
        elif kind == "number":
            given[name] = random.choice([0, 1, 1.125, -3, 1e9, 1e300])
        else:
            given[name] = random.random() < 0.5
    if "offline" in schema["properties"] and random.random() < 0.95:
        given["offline"] = True
    if random.random() < 0.03:
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


async def random_calls(server, count, seed):
    chance = random.Random(seed)
    async with Client(server, read_timeout_seconds=120) as client:
        tools = [tool for tool in (await client.list_tools()).tools]
        kinds, began = {"structured": 0, "mistake": 0}, time.monotonic()
        pending = asyncio.Semaphore(8)

        async def call(tool, arguments):
            async with pending:
                try:
                    result = await client.call_tool(tool.name, arguments)
                except Exception as error:
                    raise AssertionError(f"{tool.name} {arguments}: {error!r}")
            if result.is_error:
                kinds["mistake"] += 1
                assert result.content[0].text, (tool.name, arguments)
            else:
                kinds["structured"] += 1
                jsonschema.validate(result.structured_content, tool.output_schema)

        async with asyncio.TaskGroup() as group:
            for _ in range(count):
                tool = chance.choice(tools)
                group.create_task(call(tool, randomly(chance, tool.input_schema)))
        print(f"{count} random calls, seed {seed}: {kinds}, {time.monotonic() - began:.0f} s")


async def main(program, count, seed):
    market = Market(int(time.time()))
    with tempfile.TemporaryDirectory() as home:
        for name, text in [(".config/fxterm/config.json", market.settings), (
                ".local/share/fxterm/transactions.csv", "date,type,item,quantity,price,currency\n2026-01-02,buy,AAPL,10,200,USD\n")]:
            file = pathlib.Path(home) / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        environment = {"HOME": home, "LANG": "C.UTF-8", "TZ": "Asia/Taipei", "PATH": os.environ["PATH"], "TMPDIR": home}
        server = StdioServerParameters(command=program, args=["mcp", "--positions"], env=environment)
        for mode in ("legacy", "auto", "2026-07-28"):
            print(mode, ", ".join(await every_tool(server, mode)))
        await random_calls(server, count, seed)


if __name__ == "__main__":
    asyncio.run(main(os.path.abspath(sys.argv[1]), int((sys.argv[2:3] or ["1000"])[0]),
                     int((sys.argv[3:4] or [str(random.randrange(10**9))])[0])))
