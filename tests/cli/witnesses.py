# SPDX-License-Identifier: Apache-2.0
"""Runs the witness of every entry of the ledger that has two readings to choose from, in both.

The head of spec/clauses/witness/ENTRY.py, or the metadata of ENTRY.json, says what each of them gives, and
with which inputs. Of Relax it is what a run comes to, or what the check says: its word, and the codes of what it finds.
An entry can be chosen if and only if it has a witness, and all of them together can be. `--share N` tries one of N.
"""
import argparse
import json
import pathlib
import re
import shlex
import subprocess
import sys

from share import is_tried

ROOT = pathlib.Path(__file__).resolve().parents[2]
WITNESSES = ROOT / "spec/clauses/witness"
ENTRIES = [f"TIR-D{n}" for n in range(1, 84)] + [f"RLX-D{n}" for n in range(1, 63)] + [f"TT-D{n}" for n in range(1, 25)]


def tenor(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True, timeout=60,
                          check=False)


def outcome(program, file, readings, options, array):
    """`done, B = [1, 2]`, or the word and the code of what else it came to."""
    prints = ["--print", array] if array else []
    done = tenor(program, "run", str(file), *readings, *options, *prints)
    word = done.stdout.splitlines()[-1].partition(":")[0] if done.stdout else done.stderr
    if word == "done":
        elements = re.search(rf"^{re.escape(array)}: .*\n(\[.*\])$", done.stdout, flags=re.M)
        notes = "".join(f", note {code}" for code in re.findall(r"^note\[(N-[A-Z-]+)\]",
                                                                done.stdout, flags=re.M))
        return f"done, {array} = {elements[1] if elements else done.stdout}{notes}"
    code = re.search(r"^(?:error|unspecified|out-of-scope|ill-formed)\[([A-Z0-9-]+)\]", done.stdout,
                     flags=re.M)
    return f"{word} {code[1]}" if code else done.stdout + done.stderr


def check_outcome(program, file, readings):
    """`well-formed`, `ill-formed T-ARGUMENT`: each code once."""
    done = tenor(program, "check", str(file), *readings, "--format", "json")
    answer = json.loads(done.stdout) if done.stdout else {"verdict": done.stderr, "findings": []}
    return " ".join(dict.fromkeys([answer["verdict"], *(f["code"] for f in answer["findings"])]))


def is_checked(file):
    """Does the check tell the readings apart, and not the run?"""
    return file.stem.startswith("RLX") and head_of(file)["intended"].split()[0].endswith("-formed")


def head_of(file):
    """The comments at the top; of a module that no text can say, its metadata."""
    if file.suffix == ".json":
        return json.loads(file.read_text())["metadata"]
    return dict(re.findall(r"^# ([\w-]+): (.*)$", file.read_text(), flags=re.M))


def judge_check(program, file):
    head = head_of(file)
    problems = [] if head["intended"] != head["as-written"] else ["both readings give one result"]
    for reading in ("intended", "as-written"):
        got = check_outcome(program, file, ["--reading", f"{file.stem}={reading}"])
        if got != head[reading]:
            problems.append(f"{reading}: {got!r}, not {head[reading]!r}")
    everything = tenor(program, "check", str(file), "--reading", "all=as-written")
    if everything.returncode not in (0, 1, 3):
        problems.append(f"all=as-written: exit {everything.returncode} {everything.stderr}")
    return problems


def judge(program, file):
    head = head_of(file)
    options = shlex.split(head.get("inputs", ""))
    named = re.search(r"done, ([\w.]+) =", head["intended"] + head["as-written"])
    problems = [] if head["intended"] != head["as-written"] else ["both readings give one result"]
    for reading in ("intended", "as-written"):
        got = outcome(program, file, ["--reading", f"{file.stem}={reading}"], options,
                      named and named[1])
        if got != head[reading]:
            problems.append(f"{reading}: {got!r}, not {head[reading]!r}")
    # Of ill-formed programs there is no run that could note it, and runs of models note no readings.
    runs = file.stem.startswith("TIR") and not head["intended"].startswith("ill-formed")
    noted = tenor(program, "run", str(file), *options, "--notes", "readings").stdout if runs else ""
    if runs and f"with {file.stem} as written" not in noted:
        problems.append("--notes readings does not tell")
    everything = tenor(program, "run", str(file), *options, "--reading", "all=as-written",
                       "--steps", "1000000")
    if everything.returncode not in (0, 1, 3):
        problems.append(f"all=as-written: exit {everything.returncode} {everything.stderr}")
    return problems


def choosable(program, entries):
    """Those whose written reading is taken."""
    for entry in entries:
        if tenor(program, "check", "--reading", f"{entry}=as-written",
                 str(WITNESSES / "TIR-D1.py")).returncode != 2:
            yield entry


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("program")
    arguments.add_argument("--share", type=int, default=1)
    options = arguments.parse_args()
    program = str(pathlib.Path(options.program).resolve())
    failed = 0
    files = [f for f in sorted(WITNESSES.glob("*-D*")) if is_tried(f.stem, options.share)]
    for file in files:
        for problem in (judge_check if is_checked(file) else judge)(program, file):
            print(f"{file.name}: {problem}")
            failed += 1
    differ = set(choosable(program, (e for e in ENTRIES if is_tried(e, options.share)))) ^ {file.stem for file in files}
    for entry in sorted(differ):
        print(f"{entry}: has a witness and cannot be chosen, or can and has none")
    print(f"{len(files)} witnesses")
    return 1 if failed or differ else 0


sys.exit(main())
