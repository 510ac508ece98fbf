#!/usr/bin/env python3
"""Judges what tests made the program print as JSON by the schemas in docs/schema.

    Tests/schemas.py FOLDER      FOLDER has a file for each run: its arguments and its output
"""

import json
import pathlib
import sys

import jsonschema

SCHEMAS = pathlib.Path(__file__).resolve().parents[1] / "docs/schema"


def schema(arguments):
    """The name of the schema of a command's output, where it has one."""
    command = arguments[0] if arguments else ""
    if command == "print" and arguments[1:2] in (["candles"], ["news"], ["gains"], ["events"], ["meeting"]):
        return arguments[1]
    return {"board": "boards"}.get(command, command)


def without_required(rules):
    """The rules for output of which the user has chosen some members."""
    for item in ("rate", "clock", "stock"):
        rules["$defs"][item]["required"] = []
    return rules


def problems(folder):
    """What is wrong with which output, a sentence each, and how many were judged by each schema."""
    judges, found, counts = {}, [], {}
    for file in sorted(pathlib.Path(folder).glob("*.json")):
        run = json.loads(file.read_text())
        command = schema(run["arguments"])
        path = SCHEMAS / f"{command}.schema.json"
        if not path.exists():
            continue
        name = f"{command} --fields" if "--fields" in run["arguments"] else command
        if name not in judges:
            rules = json.loads(path.read_text())
            if name != command:
                rules = without_required(rules)
            jsonschema.Draft202012Validator.check_schema(rules)
            judges[name] = jsonschema.Draft202012Validator(rules)
        texts = run["output"].splitlines() if command == "watch" else [run["output"]]
        for text in filter(str.strip, texts):
            counts[name] = counts.get(name, 0) + 1
            try:
                error = jsonschema.exceptions.best_match(judges[name].iter_errors(json.loads(text)))
            except ValueError as mistake:
                error = mistake
            if error:
                place = "/".join(map(str, getattr(error, "path", [])))
                found.append(f"fxterm {' '.join(run['arguments'])}: {place or 'the whole'}: {str(error).splitlines()[0][:200]}")
    return found, counts


if __name__ == "__main__":
    wrong, judged = problems(sys.argv[1])
    print("\n".join(wrong))
    print(", ".join(f"{name} {count}" for name, count in sorted(judged.items())))
    sys.exit(1 if wrong else 0)
