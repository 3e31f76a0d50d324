#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The generated pages: rule book, checks, codes, clauses and command-line help, as Markdown.

They come from the program itself, so they cannot disagree with it.   usage: build.py PROGRAM OUTDIR
"""
import json
import pathlib
import subprocess
import sys

VERBS = ["check", "infer", "run", "trace", "specified", "validate", "fuzz", "compat", "equal", "print", "rules", "clauses", "explain"]


def ask(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True, check=False).stdout


def rows(entries):
    yield "| id | clauses | code |"
    yield "|---|---|---|"
    for entry in entries:
        yield f"| `{entry['id']}` | {', '.join(entry['clauses'])} | {entry.get('code') or ''} |"


def rule_book(program):
    answer = json.loads(ask(program, "rules", "--format", "json"))
    entries = answer["details"]["rules"]
    for title, kind in (("Rules of the machine", "rule"), ("Static checks", "check")):
        yield f"## {title}\n"
        yield from rows(entry for entry in entries if entry["kind"] == kind)
        yield ""


def main():
    program, out = sys.argv[1], pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    (out / "rules.md").write_text("# Rule book\n\n" + "\n".join(rule_book(program)) + "\n")
    (out / "codes.md").write_text("# Codes\n\n```\n" + ask(program, "explain") + "```\n")
    (out / "clauses.md").write_text("# Clauses\n\n```\n" + ask(program, "clauses") + "```\n")
    helps = [f"## tenor {verb}\n\n```\n{ask(program, verb, '--help')}```\n" for verb in VERBS]
    (out / "commands.md").write_text("# Commands\n\n" + "\n".join(helps))
    print(f"wrote rules.md, codes.md, clauses.md and commands.md to {out}")


if __name__ == "__main__":
    main()
