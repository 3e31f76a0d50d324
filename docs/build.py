#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The pages that `./dev docs` makes: those that are committed, and a reference in a folder that is not.

What is committed is made anew and written in place, or compared: all of it with --check, with --share N
an N-th of what each page tells of the corpus.
usage: build.py PROGRAM FOLDER | build.py PROGRAM --check PAGE... | build.py PROGRAM --share N
"""
import difflib
import json
import pathlib
import re
import subprocess
import sys

import architecture
import passes
import verdicts

DOCS = pathlib.Path(__file__).resolve().parent
COMMITTED = {"architecture.svg": architecture.page, "passes.md": passes.page, "verdicts.md": verdicts.page}
# Those that need longer, or compilers: the verb of ./dev that makes each.
OTHERS = {"mutants.md": "mutants", "operators.md": "operators", "schedules.md": "schedules", "all-sizes.md": "all-sizes", "pipelines.md": "pipelines", "models.md": "models", "polybench.md": "polybench", "sized.md": "sized", "laws.md": "laws", "benchmarks.md": "bench"}
MADE = "Made by `./dev docs`; never committed.\n"
SUBCOMMAND = re.compile(r'\{"([a-z]+)",\s*"')


def subcommands():
    """The names in main.cpp's table."""
    return SUBCOMMAND.findall((DOCS.parent / "main.cpp").read_text().split("Subcommand table[]")[1])


def ask(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True, check=True).stdout


def details(program, *arguments):
    return json.loads(ask(program, *arguments, "--format", "json"))["details"]


def table(names, rows):
    return "\n".join([f"| {' | '.join(names)} |", "|---" * len(names) + "|", *(f"| {' | '.join(row)} |" for row in rows), ""])


def rule_book(program):
    entries = details(program, "rules")["rules"]
    for title, kind in (("Rules of the machine", "rule"), ("Static checks", "check")):
        yield f"## {title}\n"
        yield table(("id", "clauses", "code"), ((f"`{e['id']}`", ", ".join(e["clauses"]), e["code"] or "")
                                                for e in entries if e["kind"] == kind))


def codes(program):
    yield f"```\n{ask(program, 'explain')}```\n"


def implemented_by(clause):
    return ", ".join(f"`{each['name']}`" for each in clause["realisedBy"]) or clause["reason"].replace("|", "\\|")


def clause_table(program):
    """A table for each document and chapter: `TIR/Exec`."""
    chapters = {}
    for clause in details(program, "clauses")["clauses"]:
        if "/" in clause["id"]:
            chapters.setdefault("/".join(clause["id"].split("/")[:2]), []).append(clause)
    yield f"```\n{ask(program, 'clauses')}```\n"
    for chapter, clauses in chapters.items():
        yield f"## {chapter}\n"
        yield table(("clause", "sentence", "standing", "implemented by, or why not"),
                    ((f"`{c['id']}`", c["sentence"].replace("|", "\\|"), c["standing"], implemented_by(c)) for c in clauses))


def ledger(program):
    """Each entry, as `tenor explain` shows it."""
    for clause in details(program, "clauses")["clauses"]:
        if "/" not in clause["id"]:
            yield f"## {clause['id']}\n\n```\n{ask(program, 'explain', clause['id'])}```\n"


def operator_pages(program):
    """Each operator that has a body, as `tenor explain` shows it."""
    calls = (DOCS.parent / "semantics/relax/op/calls.txt").read_text()
    for name in sorted(set(re.findall(r"^(R\.[\w.]+)\(", calls, re.M))):
        yield f"## {name}\n\n```\n{ask(program, 'explain', name)}```\n"


def commands(program):
    for name in subcommands():
        yield f"## tenor {name}\n\n```\n{ask(program, name, '--help')}```\n"


REFERENCE = {"rules.md": ("Rule book", rule_book), "codes.md": ("Codes", codes), "clauses.md": ("Clauses", clause_table),
             "ledger.md": ("Ledger", ledger), "operator_pages.md": ("Operators", operator_pages),
             "commands.md": ("Commands", commands)}


def write(program, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, (title, make) in REFERENCE.items():
        (folder / name).write_text("\n".join([f"# {title}\n", MADE, *make(program)]))
    for name, make in COMMITTED.items():
        (DOCS / name).write_text(make(program))
    print(f"wrote {', '.join(REFERENCE)} to {folder}, and docs/{', docs/'.join(COMMITTED)}")
    for name, verb in OTHERS.items():
        print(f"docs/{name} is made by ./dev {verb}")


def stale(program, name):
    committed, made = (DOCS / name).read_text(), COMMITTED[name](program)
    sys.stdout.writelines(difflib.unified_diff(committed.splitlines(True), made.splitlines(True), f"docs/{name}", "made"))
    if committed != made:
        print(f"docs/{name} is not what its sources make: run ./dev docs, and commit it")
    return committed != made


def stale_share(program, share):
    found = [line for name, module in (("verdicts.md", verdicts), ("passes.md", passes))
             for line in module.stale(program, (DOCS / name).read_text(), share)]
    print("\n".join([*found, "a page is stale: run ./dev docs, and commit it"] if found else []))
    return bool(found)


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    if sys.argv[2] == "--share":
        return 1 if stale_share(program, int(sys.argv[3])) else 0
    if sys.argv[2] == "--check":
        return 1 if any([stale(program, name) for name in sys.argv[3:]]) else 0
    return write(program, pathlib.Path(sys.argv[2]))


if __name__ == "__main__":
    sys.exit(main())
