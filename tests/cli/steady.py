#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A verdict is the same alone, among eight, and on a busy machine: stages of the corpus, each with the next, as two modules.

usage: steady.py TENOR [PAIRS]
"""
import contextlib
import multiprocessing
import pathlib
import re
import subprocess
import sys
import tempfile

CORPUS = pathlib.Path(__file__).resolve().parents[2] / "corpus" / "tir"
HEAD = "from tvm.script import ir as I\nfrom tvm.script import tir as T\n\n"


def pairs():
    """Neighbouring stages, of all programs in turn."""
    steps = []
    for folder in sorted(CORPUS.glob("*/nested")):
        stages = sorted(folder.glob("*.py"))
        steps += [(k, before, after) for k, (before, after) in enumerate(zip(stages, stages[1:]))]
    return [(before, after) for _, before, after in sorted(steps)]


def module(number, path):
    """The stage's module as class M<number>; nothing where the text is another one."""
    text = path.read_text()
    at = re.search(r"^@I\.ir_module[^\n]*\nclass Module:\n", text, re.M)
    if not at:
        return None
    return f"@I.ir_module\nclass M{number}:\n" + text[at.end():].replace("Module.", f"M{number}.")


def write(folder, count):
    sides, made = ([], []), 0
    for before, after in pairs():
        texts = module(made, before), module(made, after)
        if all(texts) and made < count:
            made += 1
            for side, text in zip(sides, texts):
                side.append(text)
    files = [folder / "before.py", folder / "after.py"]
    for file, side in zip(files, sides):
        file.write_text(HEAD + "\n\n".join(side))
    return made, files


def spin():
    while True:
        pass


@contextlib.contextmanager
def busy(count):
    loops = [multiprocessing.Process(target=spin, daemon=True) for _ in range(count)]
    for loop in loops:
        loop.start()
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()


def answer(tenor, files, jobs):
    run = subprocess.run([tenor, "validate", *files, "--jobs", str(jobs), "--format", "json", "--time", "600"],
                         capture_output=True, text=True)
    if run.returncode not in (0, 1, 3, 4):
        sys.exit(f"exit status {run.returncode}: {run.stderr}")
    return run.stdout


def main():
    tenor = pathlib.Path(sys.argv[1]).resolve()
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    with tempfile.TemporaryDirectory() as name:
        made, files = write(pathlib.Path(name), wanted)
        alone = answer(tenor, files, 1)
        among_eight = answer(tenor, files, 8)
        with busy(2):
            beside_loops = answer(tenor, files, 1)
    failed = [what for what, text in (("--jobs 8", among_eight), ("two busy loops", beside_loops)) if text != alone]
    for what in failed:
        print(f"with {what} the answer is another one")
    if made < wanted:
        failed.append("pairs")
        print(f"{made} pairs, not {wanted}")
    print(f"{made} pairs, {3 - len(failed)} answers that are one")
    return bool(failed)


sys.exit(main())
