# SPDX-License-Identifier: Apache-2.0
"""The frozen questions, beside TVM's `can_prove_equal` in the same run: what each decides, and how fast."""
import json
import pathlib
import statistics
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
SETS = {"shapes.tsv": "about shapes", "corpus.tsv": "that checking the corpus asks",
        "solver.tsv": "that the canonical form leaves open"}


def output(command):
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def rows(build, tools):
    python = tools / "tvm/flat/bin/python"
    for name, label in SETS.items():
        path = HERE / "questions" / name
        if not path.exists():
            continue
        mine = output([build / "tests/bench/tenor_prove", name])
        answers = mine["answers"]
        decided = [each["answer"] != "unknown" for each in answers]
        for each, line in zip(answers, path.read_text().splitlines(), strict=True):
            assert each["answer"] in (each["expected"], "unknown"), line
        theirs = output([python, HERE / "tvm_prover.py", path]) if python.exists() else None
        beside, ratio = "", ""
        if theirs:
            missed = sum(bool(p) and not d for p, d in zip(theirs["proven"], decided, strict=True))
            beside = f"TVM proves {sum(map(bool, theirs['proven']))}, {missed} of them open here"
            ratio = f"{mine['per_second'] / theirs['per_second']:.1f} times as many as TVM's analyzer"
        yield f"| {len(answers)} questions {label} | {sum(decided)} decided | {beside} |"
        if mine["per_second"]:
            yield f"| those of the canonical form | {mine['per_second'] / 1e3:.0f} k/s | {ratio} |"
        by_z3 = [each["microseconds"] for each in answers if each["by"] == "Z3"]
        if by_z3:
            yield f"| those of Z3, {len(by_z3)}, end to end | {statistics.median(by_z3) / 1e3:.2f} ms median | |"
