#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every clause is implemented or explained, and the programs that show clauses show them.

A guarantee or a demand has a program that breaks it, or a reason why none can. The first line of a
program names the rules, checks and clauses that it shows, and what `tenor check`, `run`, `specified` or,
of a module Before and one After, `validate` says of it; one of the rules or checks that implement a clause has to take part in that. A second line
`# inputs: …` has options of the run.
usage: clauses.py PROGRAM SOURCE
"""
import json
import pathlib
import re
import shlex
import subprocess
import sys

HERE = ("TIR/", "PreRFC/", "Relax/", "EXT/")  # the documents whose part is here; the ledger is not one
VERDICTS = ("different", "vacuous", "unknown")  # of two programs
FIRST_LINE = re.compile(r"# (?P<shows>.+?): expect (?P<word>[a-z-]+)(?: (?P<code>[A-Z][A-Z0-9-]+)(?: at (?P<at>\d+:\d+))?)?$")


def ask(program, *arguments):
    """The answer of a command, or None where it gave none."""
    done = subprocess.run([program, *arguments, "--format", "json"], capture_output=True, text=True, check=False)
    return json.loads(done.stdout) if done.stdout else None


def faults_of(clause):
    if clause["standing"] == "uncited":
        yield f"{clause['id']}: nothing implements it, and no reason says why"
    demands = clause["kind"] in ("guarantee", "wellformed") and not clause["sameAs"]
    if demands and clause["standing"] != "later":
        if not clause["brokenBy"] and not clause["notBroken"]:
            yield f"{clause['id']}: no program breaks it, and no reason says why none can"
        if clause["brokenBy"] and clause["notBroken"]:
            yield f"{clause['id']}: {clause['brokenBy'][0]} breaks it, and a reason says that none can"


def clause_faults(clauses):
    for clause in clauses:
        if clause["id"].startswith(HERE):
            yield from faults_of(clause)


def outcome(program, path, wanted, options):
    """The word that comes of a program, its findings, and the rules and checks that took part."""
    if wanted in VERDICTS:
        compared = ask(program, "validate", f"{path}::Before", f"{path}::After", *options)
        return compared["verdict"], compared["findings"], {f["rule"] for f in compared["findings"]}
    checked = ask(program, "check", path)
    if checked["verdict"] != "well-formed" or wanted == "well-formed":
        return checked["verdict"], checked["findings"], {f["rule"] for f in checked["findings"]}
    if wanted == "specified":
        tried = ask(program, "specified", path, *options)
        return tried["verdict"], tried["findings"], {f["rule"] for f in tried["findings"]}
    ran = ask(program, "run", path, "--steps", "100000", *options)
    inputs = [word for word in options if word not in ("--notes", "readings", "blocks")]  # notes are for run alone
    trace = ask(program, "trace", path, "--all", "--steps", "1000", *inputs)
    fired = {step["rule"] for step in trace["details"].get("steps", ())} if trace else set()
    return ran["verdict"], ran["findings"], fired | {f["rule"] for f in ran["findings"]}


def program_faults(program, folder, name, by_id):
    path = folder / name
    first, second = path.read_text().split("\n")[:2]
    match = FIRST_LINE.match(first)
    if not match:
        yield f"{name}: the first line does not say what is expected"
        return
    options = shlex.split(second.removeprefix("# inputs: ")) if second.startswith("# inputs: ") else []
    word, findings, took_part = outcome(program, str(path), match["word"], options)
    found = [(f["code"], f"{f['span']['line']}:{f['span']['column']}" if "line" in f["span"] else None) for f in findings]
    if word != match["word"] or (match["code"] and (match["code"], match["at"]) not in found):
        yield f"{name}: expected {match['word']} {match['code']} at {match['at']}, found {word} {found}"
    for shown in match["shows"].split(", "):
        if shown in by_id:
            implementations = by_id[shown]["realisedBy"]
            active = {r["name"] for r in implementations if r["kind"] in ("rule", "check")}
            if not (match["code"] or "").startswith("P-") and active and len(active) == len(implementations) and not active & took_part:
                yield f"{name}: nothing that implements {shown} took part, only {sorted(took_part)}"
        elif shown not in took_part and shown != match["code"]:
            yield f"{name}: {shown} did not take part"


def main():
    program, source = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    folder = source / "spec" / "clauses" / "programs"
    clauses = ask(program, "clauses")["details"]["clauses"]
    by_id = {clause["id"]: clause for clause in clauses}
    faults = list(clause_faults(clauses))
    names = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.py"))
    for name in names:
        faults += program_faults(program, folder, name, by_id)
    listed = set(re.findall(r"^  (\S+\.py)$", (folder / "CMakeLists.txt").read_text(), re.M))
    faults += [f"{name}: in the folder or in its list, not in both" for name in sorted(listed ^ set(names))]
    print("\n".join(faults))
    print(f"{len(clauses)} clauses, {len(names)} programs, {len(faults)} faults")
    return 1 if faults or not names else 0


if __name__ == "__main__":
    sys.exit(main())
