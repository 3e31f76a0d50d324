# SPDX-License-Identifier: Apache-2.0
"""Each barrier of the corpus is taken out in turn: that is a race, or the barrier was superfluous.

usage: barriers.py TENOR [--share N] [--bless]

The stage is the last one in which barriers were inserted. `tenor validate` compares it with itself without the barrier:
`different`, by an end that has to do with threads, is a race that was found, and `equivalent` or `refines` a proof that
the barrier was superfluous. Of a stage that is itself refused by name, or unspecified, nothing is said. Anything else is
a fault. barriers.txt has what each is; --share takes every N-th program.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from share import is_tried

HERE = pathlib.Path(__file__).resolve().parent
CORPUS, LIST = HERE.parent.parent / "corpus", HERE / "barriers.txt"
BARRIER = re.compile(r"T\.tvm_storage_sync\([^()]*\)")
REFUSED = re.compile(r"^BEFORE cannot be executed: .*(without a rule|has no rules)")
WORDS = re.compile(r"\d (race U-[A-Z-]+|superfluous|stage refused|stage unspecified)$")
RACE = re.compile(r"AFTER ends with (U-LOOP-CONFLICT|U-ASYNC|U-BARRIER)")
HEAD = """# What each barrier of a stage of the corpus is, by its line: without it there is a race, with that code, or it is
# superfluous. Written by barriers.py --bless.
"""


def stages():
    """The last stage of each program and generation in which a pass inserted barriers."""
    for folder in sorted(CORPUS.glob("*/*/*/")):
        inserted = [stage for stage in sorted(folder.glob("*.py")) if "ThreadSync" in stage.stem]
        if inserted:
            yield inserted[-1]


def barriers(stage):
    return [match.start() for match in BARRIER.finditer(stage.read_text())]


def without(text, start):
    return text[:start] + BARRIER.sub("T.evaluate(0)", text[start:], count=1)


def compared(tenor, arguments):
    done = subprocess.run([tenor, "validate", *arguments, "--format", "json"], capture_output=True, text=True, check=False)
    answer = json.loads(done.stdout) if done.stdout else {"verdict": done.stderr, "details": {}}
    functions = answer["details"].get("functions", [])
    return answer["verdict"], functions[-1]["why"] if functions else ""


def judged(tenor, stage, start):
    function = json.loads((stage.parent.parent / "program.json").read_text())["function"]
    with tempfile.TemporaryDirectory() as folder:
        after = pathlib.Path(folder) / "after.py"
        after.write_text(without(stage.read_text(), start))
        names = [f"{file}::Module::{function}" for file in (stage, after)]
        verdict, why = compared(tenor, names)
        if "U-LAYOUT" in why:  # fragments of matrices are viewed as bytes
            verdict, why = compared(tenor, [*names, "--profile", "lowered"])
    race = RACE.search(why)
    if verdict == "different" and race:
        return f"race {race[1]}"
    if verdict == "vacuous" or REFUSED.search(why):
        return "stage unspecified" if verdict == "vacuous" else "stage refused"
    return "superfluous" if verdict in ("equivalent", "refines") else f"{verdict}: {why}"


def lines(tenor, share):
    """`program/generation/stage LINE WHAT` of each barrier."""
    chosen = [stage for stage in stages() if is_tried(stage.parent.parent.name, share)]
    work = [(stage, start) for stage in chosen for start in barriers(stage)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for (stage, start), what in zip(work, pool.map(lambda each: judged(tenor, *each), work)):
            line = stage.read_text().count("\n", 0, start) + 1
            yield f"{stage.relative_to(CORPUS).as_posix()} {line} {what}"


def main():
    share = int(sys.argv[sys.argv.index("--share") + 1]) if "--share" in sys.argv else 1
    got = list(lines(str(pathlib.Path(sys.argv[1]).resolve()), share))
    undecided = [line for line in got if not WORDS.search(line)]
    if "--bless" in sys.argv:
        LIST.write_text(HEAD + "".join(f"{line}\n" for line in got))
    listed = [line for line in LIST.read_text().splitlines() if not line.startswith("#")]
    listed = [line for line in listed if is_tried(line.split("/")[1], share)]
    faults = undecided + [f"not listed: {line}" for line in got if line not in listed]
    faults += [f"listed, and not so: {line}" for line in listed if line not in got]
    print(*faults, sep="\n")
    races, spare = (sum(word in line for line in got) for word in (" race ", " superfluous"))
    print(f"{len(got)} barriers, {races} needed, {spare} superfluous, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
