#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Files stay below 300 lines, and functions of rules and checks have at most 20, so that each has one subject.

Tables of data are excepted: they have an entry a line.   usage: size.py SOURCE
"""
import pathlib
import re
import subprocess
import sys

FILE_LINES, FUNCTION_LINES = 300, 20
TABLES = re.compile(r"^(spec/clauses/|spec/diagnostic/codes\.cpp|spec/ir/builtin\.cpp|corpus/|tests/.*\.(txt|npy|expected)$)")
SOURCES = re.compile(r"\.(h|cpp|py|sh)$|^dev$")


def tracked(source):
    listed = subprocess.run(["git", "-C", source, "ls-files", "-co", "--exclude-standard"], capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\n") if SOURCES.search(name) and not TABLES.match(name)]


def rules(text):
    """(name, lines of code) of each struct that is a rule or check."""
    for match in re.finditer(r"^struct (\w+)[^;{]*\{\n(.*?)^\};", text, re.M | re.S):
        body = match.group(2)
        if "static constexpr RuleInfo info" in body or "static constexpr CheckInfo info" in body:
            functions = re.split(r"^  (?=template|static (?!constexpr))", body, flags=re.M)[1:]
            longest = max((len(f.strip().split("\n")) for f in functions), default=0)
            yield match.group(1), longest


def main():
    source = pathlib.Path(sys.argv[1])
    faults = []
    for name in tracked(source):
        text = (source / name).read_text()
        if text.count("\n") > FILE_LINES:
            faults.append(f"{name}: {text.count(chr(10))} lines, more than {FILE_LINES}")
        for rule, lines in rules(text) if name.startswith(("semantics/tir/", "spec/tir/", "spec/relax/")) else ():
            if lines > FUNCTION_LINES:
                faults.append(f"{name}: {rule} has a function of {lines} lines, more than {FUNCTION_LINES}")
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
