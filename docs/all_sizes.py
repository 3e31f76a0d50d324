# SPDX-License-Identifier: Apache-2.0
"""What `tenor validate` decides for all sizes of the corpus' lowerings, as tables in Markdown.

Of each program of corpus/tir, what it began with is compared with three of its stages. Only the stages of `tenor validate` that
answer for all sizes count: --time cuts the others short. `./dev all-sizes` writes docs/all-sizes.md; --check judges one program in
SHARE anew, and compares with the page. --sized writes docs/sized.md, of the schedules that corpus/schedules/sized.py writes.
usage: all_sizes.py PROGRAM [--check SHARE | --sized FOLDER]
"""
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import time
import zlib

CORPUS = pathlib.Path(__file__).resolve().parent.parent / "corpus" / "tir"
PAGE = pathlib.Path(__file__).resolve().parent / "all-sizes.md"
GENERATIONS = ("nested", "flat")
SIZED = ("after", "flat", "last")  # what sized.py writes
STAGES = ("last schedule", "FlattenBuffer", "last stage")
OPEN, NOT_FOR_ALL = "no comparison for all sizes: ", "not for all sizes: "
WITHOUT_BOUND = ("names", "annotations", "family")
HEAD = """# All sizes: what is decided without a run

Of each program of `corpus/tir` in both generations, its input against three of its stages: the last step of its schedule,
FlattenBuffer, and the last stage before its arguments are packed or its kernels set apart. `decided` counts pairs that
`tenor validate` decides for all sizes and all data by its stages `names`, `annotations` and `family` (`family.md`); all
others are left to its later stages. Made by `./dev all-sizes`; a test judges some programs anew.

| input against | generation | pairs | decided |
|---|---|---|---|"""
HEAD_SIZED = """# Schedules at sizes: what is decided for all sizes, and in which time

Made by `./dev sized`.
Thirty kinds of schedules (`corpus/schedules/sized_programs.py`: tiles, splits with tails, fused and reordered loops, unrolled,
vectorised, parallel, thread blocks, caches, rfactor, padding, layouts) at 1024, 4096 and odd sizes, and with open sizes. What a
compiler makes of each is compared with its input at three stages: after the schedule, after FlattenBuffer, and at the last
stage before arguments are packed. Of the pairs with open sizes some `differ`, as runs show: where a reduction is empty, or
where the compiler takes the largest number of int32 for an extent. `decided` counts verdicts for all data of the others, by the
stages that take no sizes of their own. Times are of the whole command, with its start, for those that are decided.

| size | pairs | differ | decided | median | 95 % within |
|---|---|---|---|---|---|"""
ROWS = """
## Programs

Each stage that is decided, with the condition on sizes if there is one; `open` if it is not.

| program | generation | last schedule | FlattenBuffer | last stage |
|---|---|---|---|---|"""


def stage_of(folder, generation, about, what):
    """The stage that the table names, if the lowering has one."""
    last = about["last_callable"].get(generation)
    found = [s for s in sorted((folder / generation).glob("*.py")) if last and s.stem <= last]
    if what == "last schedule":
        found = [s for s in found if s.stem[3:].startswith("Schedule.")]
    elif what == "FlattenBuffer":
        found = [s for s in found if s.stem[3:] == "FlattenBuffer"]
    return found[-1] if found else None


def pairs(folder):
    """(what, generation, function, before, after) of a program."""
    about = json.loads((folder / "program.json").read_text())
    for generation in GENERATIONS:
        stages = sorted((folder / generation).glob("*.py"))
        for what in STAGES if stages else ():
            after = stage_of(folder, generation, about, what)
            if after and after != stages[0]:
                yield what, generation, about["function"], stages[0], after


def judge(program, function, before, after):
    """What is decided for all sizes: `yes`, a condition, or `open`."""
    return judged_and_why(program, function, before, after)[0]


def judged_and_why(program, function, before, after):
    """The same, and what is open of it."""
    command = [program, "validate", f"{before}::Module::{function}", f"{after}::Module::{function}", "--time", "5", "--runs", "1"]
    answer = json.loads(subprocess.run([*command, "--format", "json"], capture_output=True, text=True, check=False).stdout)
    functions = answer["details"].get("functions", [])
    if not functions or functions[-1]["verdict"] not in ("equivalent", "refines") or functions[-1]["stage"] not in WITHOUT_BOUND:
        notes = [note for finding in answer["findings"] for note in finding.get("notes", []) if note.startswith(OPEN)]
        within = functions[-1]["why"].partition(NOT_FOR_ALL)[2] if functions else ""
        return "open", notes[0][len(OPEN) :] if notes else within or answer["verdict"]
    bound = functions[-1]["bound"]
    return (bound["text"] if bound else "yes"), ""


def judged(program, folders):
    """Of each program and generation, what is said of each stage."""
    work = [(folder.name, *pair) for folder in folders for pair in pairs(folder)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        said = pool.map(lambda each: judge(program, *each[3:]), work)
        found = collections.defaultdict(dict)
        for (name, what, generation, *_), word in zip(work, said):
            found[name, generation][what] = word
    return found


def row(key, said):
    return f"| {key[0]} | {key[1]} | " + " | ".join(said.get(what, "") for what in STAGES) + " |"


def folders():
    return sorted(p.parent for p in CORPUS.glob("*/program.json"))


def write(program):
    found = judged(program, folders())
    lines = [HEAD]
    for what in STAGES:
        for generation in GENERATIONS:
            words = [said[what] for (_, own), said in found.items() if own == generation and what in said]
            lines.append(f"| {what} | {generation} | {len(words)} | {sum(word != 'open' for word in words)} |")
    lines += [ROWS, *(row(key, found[key]) for key in sorted(found))]
    PAGE.write_text("\n".join(lines) + "\n")


def stale(program, share):
    """Rows of one program in `share`, chosen by its name, that the page does not have."""
    chosen = [folder for folder in folders() if zlib.crc32(folder.name.encode()) % share == 0]
    page = set(PAGE.read_text().splitlines())
    made = [row(key, said) for key, said in judged(program, chosen).items()]
    return [line for line in made if line not in page] + ([] if made else ["no program was chosen"])


def timed(program, pair):
    begin = time.perf_counter()
    return judged_and_why(program, "main", *pair), time.perf_counter() - begin


def milliseconds(seconds, share):
    return round(1000 * sorted(seconds)[min(int(share * len(seconds)), len(seconds) - 1)])


def differ(program, before, after):
    """Do runs at sizes show that, or is AFTER no program?"""
    answer = subprocess.run([program, "validate", before, after, "--format", "json"], capture_output=True, text=True, check=False).stdout
    return json.loads(answer)["verdict"] in ("different", "ill-formed")


def sized(program, folder):
    """docs/sized.md: what is decided of `before.py` and the others in folders, by size; and why the rest is open, by count."""
    pairs, why = collections.defaultdict(list), collections.Counter()
    for before in sorted(folder.glob("*/*/before.py")):
        for after in SIZED:
            pair = before, before.with_name(f"{after}.py")
            if not pair[1].exists():
                continue
            (word, reason), seconds = timed(program, pair)
            said = "decided" if word != "open" else "differ" if differ(program, *pair) else "open"
            pairs[before.parent.parent.name].append((said, seconds))
            why[re.sub(r"[0-9]+", "N", reason.split(":")[0])] += said == "open"
    lines = [HEAD_SIZED]
    for size, judged_pairs in pairs.items():
        counts = collections.Counter(said for said, _ in judged_pairs)
        seconds = [each for said, each in judged_pairs if said == "decided"]
        lines.append(f"| {size} | {len(judged_pairs)} | {counts['differ']} | {counts['decided']} | "
                     f"{milliseconds(seconds, 0.5)} ms | {milliseconds(seconds, 0.95)} ms |")
    if any(why.values()):
        lines += ["", "| why the rest is open | pairs |", "|---|---|"]
    lines += [f"| {reason} | {count} |" for reason, count in why.most_common() if count]
    PAGE.with_name("sized.md").write_text("\n".join(lines) + "\n")
    return 0


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    if sys.argv[2:3] == ["--sized"]:
        return sized(program, pathlib.Path(sys.argv[3]))
    if sys.argv[2:3] != ["--check"]:
        return write(program)
    found = stale(program, int(sys.argv[3]))
    print("\n".join([*found, "docs/all-sizes.md is stale: run ./dev all-sizes, and commit it"] if found else []))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
