#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What `tenor validate` says of each pass of the corpus' lowerings, as a table in Markdown.

Every stage that changed a program's text is compared with the one before, and the last stage before
arguments are packed with the first.   usage: passes.py PROGRAM > docs/passes.md
"""
import collections
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import time

CORPUS = pathlib.Path(__file__).resolve().parent.parent / "corpus" / "tir"
GENERATIONS = ("nested", "flat")
PACKED = ("MakePackedAPI", "SplitHostDevice", "MakeUnpackedAPI")
HEAD = """# Passes: do they keep the meaning of the corpus' programs?

`tenor validate` of every stage of `corpus/tir` that changed a program's text against the one before it, and of the last
stage before arguments are packed against the first; both generations. Made by `docs/passes.py build/tenor`.
`equivalent` counts verdicts without a bound, `bounded` those at the sizes that were tried. `decided by` is the stage.

| pass | generation | pairs | equivalent | bounded | refines | different | open | decided by | seconds |
|---|---|---|---|---|---|---|---|---|---|"""

SCHEDULES = """
## Scheduled programs against their source

The last step of each schedule of `corpus/tir` against the program that it began with.

| program | generation | steps | assumed | verdict | why | seconds |
|---|---|---|---|---|---|---|"""


def stages_of(folder, generation):
    for stage in sorted((folder / generation).glob("*.py")):
        if stage.stem[3:] in PACKED:
            return
        yield stage


def judge(program, before, after, *options):
    begin = time.monotonic()
    command = [program, "validate", str(before), str(after), "--format", "json", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    answer = json.loads(done.stdout)
    functions = answer["details"].get("functions", [{"stage": "check", "why": answer["verdict"]}])
    return answer, functions[-1], time.monotonic() - begin


class Row:
    def __init__(self):
        self.words = collections.Counter()
        self.stages = collections.Counter()
        self.seconds = 0.0

    def add(self, answer, function, seconds):
        word = answer["verdict"]
        if word in ("equivalent", "refines") and answer["bound"]:
            word = "bounded"
        elif word not in ("equivalent", "refines", "different"):
            word = "open"
        self.words[word] += 1
        self.seconds += seconds
        if word != "open":
            self.stages[function["stage"]] += 1

    def text(self, name, generation):
        words = [str(self.words[w]) for w in ("equivalent", "bounded", "refines", "different", "open")]
        stages = ", ".join(f"{stage} {count}" for stage, count in sorted(self.stages.items()))
        return f"| {name} | {generation} | {sum(self.words.values())} | {' | '.join(words)} | {stages} | {self.seconds:.1f} |"


def pairs():
    for folder in sorted(p.parent for p in CORPUS.glob("*/program.json")):
        for generation in GENERATIONS:
            stages = list(stages_of(folder, generation)) if (folder / generation).is_dir() else []
            for before, after in zip(stages, stages[1:]):
                if before.read_text() != after.read_text():
                    yield after.stem[3:], generation, before, after
            if len(stages) > 2:
                yield "*first to last*", generation, stages[0], stages[-1]


def schedules():
    """The source of each schedule, and what its last step made of it."""
    for folder in sorted(p.parent for p in CORPUS.glob("*/program.json")):
        for generation in GENERATIONS:
            stages = list(stages_of(folder, generation)) if (folder / generation).is_dir() else []
            steps = [stage for stage in stages if stage.stem[3:].startswith("Schedule.")]
            if steps:
                yield folder.name, generation, [s.stem[3:].removeprefix("Schedule.") for s in steps], stages[0], steps[-1]


def print_schedules(program):
    print(SCHEDULES)
    for name, generation, steps, before, after in schedules():
        options = ("--assume", "reassociate") if "rfactor" in steps else ()
        answer, function, seconds = judge(program, before, after, *options)
        steps = ", ".join(dict.fromkeys(steps))
        assumed = " ".join(options[1:])
        print(f"| {name} | {generation} | {steps} | {assumed} | {answer['verdict']} | {function['why']} | {seconds:.1f} |")


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    work = list(pairs())
    rows = collections.defaultdict(Row)
    others = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        judged = pool.map(lambda each: judge(program, *each[2:]), work)
        for (name, generation, before, after), (answer, function, seconds) in zip(work, judged):
            rows[name, generation].add(answer, function, seconds)
            if answer["verdict"] not in ("equivalent", "refines"):
                stages = f"{before.stem} to {after.stem}"
                folder = before.parent.parent.name
                others.append(f"| {folder} | {generation} | {stages} | {answer['verdict']} | {function['why']} |")
    total = Row()
    for row in rows.values():
        total.words += row.words
        total.stages += row.stages
        total.seconds += row.seconds
    print(HEAD)
    for (name, generation), row in sorted(rows.items()):
        print(row.text(name, generation))
    print(total.text("**all**", ""))
    print("\n## What is not equivalent\n\n| program | generation | stages | verdict | why |\n|---|---|---|---|---|")
    print("\n".join(others))
    print_schedules(program)


if __name__ == "__main__":
    main()
