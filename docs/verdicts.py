# SPDX-License-Identifier: Apache-2.0
"""Which stages of the corpus are specified, which are not and why, as a table in Markdown.

Every stage of every program is asked about with the program's own inputs, in both profiles. What an
entry says of a stage is the worst of its functions. `./dev docs` writes docs/verdicts.md.
"""
import concurrent.futures
import json
import os
import pathlib
import subprocess

CORPUS = pathlib.Path(__file__).resolve().parent.parent / "corpus" / "tir"
GENERATIONS = ("nested", "flat")
PROFILES = ("portable", "lowered")
RUNS = "4"  # the arrays that a program writes are drawn anew each time
HEAD = """# Verdicts: the stages of the corpus

`tenor specified` of every stage of `corpus/tir`, with the inputs of its program, 4 runs each. Made by
`./dev docs`. A range of stages has one verdict: `specified`, or the word with the code that decides.

What lowering does to a program shows from left to right: FlattenBuffer makes views that are wider than their memory,
which the portable profile disclaims (U-LAYOUT) and the lowered one gives a meaning; launching kernels
and synchronising threads are out of scope, by name (S-).

| program | generation | portable | lowered |
|---|---|---|---|"""


def inputs_of(folder, about, generation):
    for name, value in about["inputs"].items():
        carrier = about["handles"].get(name, name) if generation == "nested" else name
        yield "--input"
        yield f"{carrier}={folder / value if str(value).endswith('.npy') else value}"


def verdict(program, stage, inputs, profile):
    """`specified`, or the word and the code that decides."""
    command = [program, "specified", str(stage), "--runs", RUNS, "--profile", profile, "--format", "json", *inputs]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not done.stdout:
        return "no answer: " + done.stderr.strip()
    answer = json.loads(done.stdout)
    if answer["verdict"] == "bad-usage":  # its functions no longer take what the program takes
        return verdict(program, stage, (), profile) if inputs else "bad-usage"
    codes = [f["code"] for f in answer["findings"] if f["severity"] == "error" and f["word"] == answer["verdict"]]
    return " ".join([answer["verdict"], *codes[:1]])


def ranges(stages, verdicts):
    """`00 to 03 specified; 04 unspecified U-LAYOUT`."""
    text = []
    begin = 0
    for i in range(1, len(stages) + 1):
        if i < len(stages) and verdicts[i] == verdicts[begin]:
            continue
        first, last = stages[begin].name[:2], stages[i - 1].name[:2]
        text.append((first if first == last else f"{first} to {last}") + " " + verdicts[begin])
        begin = i
    return "; ".join(text)


def row(program, folder, generation):
    about = json.loads((folder / "program.json").read_text())
    stages = sorted((folder / generation).glob("*.py"))
    inputs = tuple(inputs_of(folder, about, generation))
    cells = [ranges(stages, [verdict(program, s, inputs, p) for s in stages]) for p in PROFILES]
    return f"| {folder.name} | {generation} | {' | '.join(cells)} |"


def rows(program, share=1):
    """Of each `share`-th program, in both generations."""
    folders = sorted(p.parent for p in CORPUS.glob("*/program.json"))[::share]
    work = [(program, folder, g) for folder in folders for g in GENERATIONS if (folder / g).is_dir()]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda each: row(*each), work))


def stale(program, committed, share):
    return [f"not a row: {made}" for made in rows(program, share) if made not in committed.splitlines()]


def page(program):
    return "\n".join([HEAD, *rows(program)]) + "\n"
