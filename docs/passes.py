# SPDX-License-Identifier: Apache-2.0
"""What `tenor validate` says of each pass of the corpus' lowerings, as a table in Markdown.

Every stage that changed a program's text is compared with the one before, and the last stage before
kernels are set apart with the first. `./dev docs` writes docs/passes.md.
"""
import collections
import concurrent.futures
import json
import os
import pathlib
import subprocess

CORPUS = pathlib.Path(__file__).resolve().parent.parent / "corpus" / "tir"
GENERATIONS = ("nested", "flat")
APART = "SplitHostDevice"  # host and kernels are functions of their own from here on
HEAD = """# Passes: do they keep the meaning of the corpus' programs?

`tenor validate` of every stage of `corpus/tir` that changed a program's text against the one before it, and of the last
stage before kernels are set apart against the first; both generations. Made by `./dev docs`.
`equivalent` counts verdicts without a bound, `bounded` those at the sizes that were tried. `decided by` is the stage.
Programs scheduled for threads, and schedules that an auto-scheduler sampled, are in `schedules.md`.

| pass | generation | pairs | equivalent | bounded | refines | different | open | decided by |
|---|---|---|---|---|---|---|---|---|"""

OTHERS = """
## What is not equivalent

| program | generation | stages | verdict | why |
|---|---|---|---|---|"""

SCHEDULES = """
## Scheduled programs against their source

The last step of each schedule of `corpus/tir` against the program that it began with.

| program | generation | steps | assumed | verdict | why |
|---|---|---|---|---|---|"""


def stages_of(folder, generation):
    for stage in sorted((folder / generation).glob("*.py")):
        if stage.stem[3:] == APART:
            return
        yield stage


def judge(program, before, after, *options):
    command = [program, "validate", str(before), str(after), "--format", "json", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    answer = json.loads(done.stdout)
    functions = answer["details"].get("functions", [{"stage": "check", "why": answer["verdict"]}])
    return answer, functions[-1]


class Row:
    def __init__(self):
        self.words = collections.Counter()
        self.stages = collections.Counter()

    def add(self, answer, function):
        word = answer["verdict"]
        if word in ("equivalent", "refines") and answer["bound"]:
            word = "bounded"
        elif word not in ("equivalent", "refines", "different"):
            word = "open"
        self.words[word] += 1
        if word != "open":
            self.stages[function["stage"]] += 1

    def text(self, name, generation):
        words = [str(self.words[w]) for w in ("equivalent", "bounded", "refines", "different", "open")]
        stages = ", ".join(f"{stage} {count}" for stage, count in sorted(self.stages.items()))
        return f"| {name} | {generation} | {sum(self.words.values())} | {' | '.join(words)} | {stages} |"


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


def schedule_rows(program):
    for name, generation, steps, before, after in schedules():
        options = ("--assume", "reassociate") if "rfactor" in steps else ()
        answer, function = judge(program, before, after, *options)
        steps = ", ".join(dict.fromkeys(steps))
        assumed = " ".join(options[1:])
        yield f"| {name} | {generation} | {steps} | {assumed} | {answer['verdict']} | {function['why']} |"


def total_of(rows):
    total = Row()
    for row in rows:
        total.words += row.words
        total.stages += row.stages
    return total


def other_row(before, generation, after, answer, function):
    """Its row under "What is not equivalent", where it has one."""
    if answer["verdict"] in ("equivalent", "refines"):
        return None
    stages = f"{before.stem} to {after.stem}"
    return f"| {before.parent.parent.name} | {generation} | {stages} | {answer['verdict']} | {function['why']} |"


def stale(program, committed, share):
    """Of each `share`-th pair: the rows that the page has and should not, or has not and should."""
    work = list(pairs())[::share]
    lines = committed.split(OTHERS)[1].split(SCHEDULES)[0].splitlines()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        judged = pool.map(lambda each: judge(program, *each[2:]), work)
        for (_, generation, before, after), (answer, function) in zip(work, judged):
            begin = f"| {before.parent.parent.name} | {generation} | {before.stem} to {after.stem} |"
            written = next((line for line in lines if line.startswith(begin)), None)
            row = other_row(before, generation, after, answer, function)
            if row != written:
                yield f"{begin} written: {written}; made: {row}"


def page(program):
    work = list(pairs())
    rows = collections.defaultdict(Row)
    others = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        judged = pool.map(lambda each: judge(program, *each[2:]), work)
        for (name, generation, before, after), (answer, function) in zip(work, judged):
            rows[name, generation].add(answer, function)
            row = other_row(before, generation, after, answer, function)
            if row:
                others.append(row)
    lines = [HEAD, *(row.text(name, generation) for (name, generation), row in sorted(rows.items())),
             total_of(rows.values()).text("**all**", ""), OTHERS, *others, SCHEDULES, *schedule_rows(program)]
    return "\n".join(lines) + "\n"
