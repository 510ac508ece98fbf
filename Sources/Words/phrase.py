#!/usr/bin/env python3
"""Adds a phrase to Phrase.swift and to every catalogue, right after a related one. docs/howto/translate.md explains phrases.

    Sources/Words/phrase.py KEY AFTER "ENGLISH" [--cells N] [--note TEXT] [LANGUAGE="TEXT" …]

    Sources/Words/phrase.py alertSnoozed alertDone "snoozed until {time}" --cells 40 \\
        --note "The state of an alert." de="pausiert bis {time}" ja="{time}まで停止"

Languages that are not given get the English text for the time being; the last line names them. Nothing is written if the key exists, if
AFTER does not, or if a text leaves out or makes up a name in braces.
"""

import argparse
import pathlib
import re
import sys
import textwrap

WORDS = pathlib.Path(__file__).parent
# The languages that tell one from several.
PLURALS = {"en", "de", "es"}
STATEMENT = re.compile(r"^    case ((?:\w+,\s+)*\w+)$", re.M)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("key")
    parser.add_argument("after", help="the phrase that the new one follows")
    parser.add_argument("english")
    parser.add_argument("texts", nargs="*", metavar="LANGUAGE=TEXT")
    parser.add_argument("--cells", type=int, help="the most cells that it may take up")
    parser.add_argument("--note", help="what translators should know")
    given = parser.parse_intermixed_args()
    files = {path.stem: path for path in (WORDS / "Catalogue").glob("*.swift") if path.stem != "Catalogue"}
    texts = {"en": given.english}
    for text in given.texts:
        language, equals, said = text.partition("=")
        if not equals or language not in files:
            sys.exit(f"{text}: expected a language and its text, such as de=\"…\"; languages are {', '.join(sorted(files))}")
        texts[language] = said
    check(given.key, texts)
    # All are made before the first is written.
    changed = {WORDS / "Phrase.swift": with_case((WORDS / "Phrase.swift").read_text(), given.key, given.after)}
    for language, path in files.items():
        size = f" [{given.cells}]" if given.cells and language == "en" else ""
        text = texts.get(language, given.english)
        if language not in PLURALS:
            text = text.split(" | ")[-1]
        changed[path] = with_line(path, given.key, given.after, f"{given.key}{size} = {text}", given.note)
    for path, text in changed.items():
        path.write_text(text)
    missing = sorted(set(files) - set(texts))
    print(f"added {given.key} after {given.after}" + (f"; still in English: {', '.join(missing)}" if missing else ""))


def check(key, texts):
    if not re.fullmatch("[a-z][A-Za-z0-9]*", key):
        sys.exit(f"{key}: expected a name such as alertSnoozed")
    for language, text in texts.items():
        if text != text.strip() or not text or "\n" in text or '"""' in text:
            sys.exit(f"{language}: expected one line of text, without blanks around it")
        if " | " in text and language not in PLURALS:
            sys.exit(f"{language}: has one form; leave out what follows |")
        *others, last = [names(form) for form in text.split(" | ")]
        # One form may leave the number out: "once | {count} times".
        if last != names(texts["en"].split(" | ")[-1]) or any(form - last for form in others):
            sys.exit(f"{language}: {text}: the names in braces differ from the English text's")


def names(text):
    return set(re.findall(r"\{[^}]*\}", text))


def with_case(text, key, after):
    """Phrase.swift with the case `key` after the case `after`."""
    for statement in STATEMENT.finditer(text):
        cases = statement[1].replace(",", " ").split()
        if key in cases:
            sys.exit(f"{key}: there is such a phrase in Phrase.swift")
    for statement in STATEMENT.finditer(text):
        cases = statement[1].replace(",", " ").split()
        if after in cases:
            cases.insert(cases.index(after) + 1, key)
            lines = textwrap.wrap(", ".join(cases), 110, initial_indent="    case ", subsequent_indent=" " * 8)
            return text[:statement.start()] + "\n".join(lines) + text[statement.end():]
    sys.exit(f"{after}: no such phrase in Phrase.swift")


def with_line(path, key, after, line, note):
    """A catalogue with `line` after the phrase `after`."""
    lines = path.read_text().split("\n")
    keys = [re.match(r"        (\w+)(?: \[\d*\])? = ", line) for line in lines]
    keys = [match and match[1] for match in keys]
    if key in keys:
        sys.exit(f"{key}: there is such a phrase in {path.name}")
    if after not in keys:
        sys.exit(f"{after}: no such phrase in {path.name}")
    new = [f"        # {note}"] if note else []
    lines[keys.index(after) + 1:keys.index(after) + 1] = new + [f"        {line}"]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
