#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Another solver agrees with every query of a certificate, by cvc5: stages of the corpus, each with the next, and functions
whose loops are split by sizes, each with the first.

usage: certificates.py TENOR [--share N]
A share is one pair of stages in N. Skipped (77) where cvc5 is not installed.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
CORPUS = ROOT / "corpus" / "tir"
SPLIT_BY_SIZES = [ROOT / "tests" / "solver" / "family" / "programs" / f"{name}.py" for name in ("symbolic_tiles", "triangle_fused")]


def pairs():
    for folder in sorted(CORPUS.glob("*/nested")) + sorted(CORPUS.glob("*/flat")):
        stages = sorted(folder.glob("*.py"))
        yield from zip(stages, stages[1:])


def functions():
    for program in SPLIT_BY_SIZES:
        first, *others = re.findall(r"^def (\w+)", program.read_text(), re.MULTILINE)
        yield from ((f"{program}::{first}", f"{program}::{other}") for other in others)


def answers(path):
    done = subprocess.run(["cvc5", "--incremental", "--tlimit-per=10000", path], capture_output=True, text=True)
    return done.stdout.split() + done.stderr.split("\n")[:-1]


def without_last_assertions(text):
    """Each query with less that has to hold: many then have a point."""
    queries = text.split("(check-sat)")
    return "(check-sat)".join(q[:q.rfind("(assert")] + "\n" if "(assert" in q else q for q in queries)


def main():
    tenor = sys.argv[1]
    share = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    if not shutil.which("cvc5"):
        print("certificates: skipped, cvc5 is not installed (./dev setup)")
        return 77
    checked = queries = failed = weakened = 0
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "certificate.smt2"
        for before, after in [*functions(), *list(pairs())[::share]]:
            subprocess.run([tenor, "validate", before, after, "--certificate", path, "-q"], capture_output=True)
            text = path.read_text()
            count = text.count("(check-sat)")
            if count == 0:
                continue
            found = answers(path)
            checked, queries = checked + 1, queries + count
            if found != ["unsat"] * count:
                failed += 1
                print(f"{after}: {count} queries, answers {set(found)}")
            if "sat" not in found and weakened < 3:
                path.write_text(without_last_assertions(text))
                weakened += "sat" in answers(path)
    print(f"certificates: {checked} with {queries} queries, {failed} not confirmed")
    # A query that nothing could fail shows nothing: without its last assertion some have a point.
    if weakened == 0:
        print("certificates: no query has a point without its last assertion")
    return 1 if failed or weakened == 0 or checked < 5 else 0


if __name__ == "__main__":
    sys.exit(main())
