#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What `tenor validate` says of programs with one small mistake, as a table in Markdown.

The test of the mutants makes it, and holds each verdict to runs. It takes minutes: `./dev mutants` writes docs/mutants.md.
usage: mutants.py TESTS
"""
import os
import subprocess
import sys

TEST = "validate: programs with one mistake are not the same where runs tell them apart"
TEST_FOR_ALL_SIZES = "all sizes: mutants as all stages judge them"
PERCENT = "400"  # of what the first test tries by itself
HEAD = """# Mutants: does `tenor validate` see a small mistake?

Programs of the corpus and generated ones are compared with themselves, one small mistake made after: an index one further
or 0, a buffer for another, an operator, a guard, an extent, a constant, a kind of loop, the order of two statements, loops
or operands, a narrower or unsigned type, an init or a store dropped. Made by `./dev mutants`.

A mistake may change nothing: what is called `equivalent` or `refines` is run on inputs of 64 seeds at the sizes of the
verdict, and no run tells one apart. `at once` are differences that the first run or data of the prover show, `by runs` those of
the other 31 runs; `seen` is their share of the mutants that are not the same.

| mistake | mutants | at once | by runs | equivalent | refines | open | seen |
|---|---|---|---|---|---|---|---|"""


HEAD_FOR_ALL_SIZES = """
## Programs with open sizes

The same mistakes in programs of `tests/solver/family/programs`, each a function and others that are the same in other loops: one mutant
in 13, against the function that it was made of and against the first. Runs at 7 or more sizes, of which some are 0, tell pairs
apart. What neither these runs nor `tenor validate` tells apart counts as `the same`; of that, `for all sizes` and `at sizes` are
what it proves, and `different` is what it shows of the others. None of those that runs tell apart is called the same.

| program | pairs | the same | for all sizes | at sizes | others | different |
|---|---|---|---|---|---|---|"""


def rows(test, environment):
    done = subprocess.run([sys.argv[1], test], capture_output=True, text=True, check=False, env=environment)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    return [line for line in done.stdout.splitlines() if line.startswith("| ")]


def total(lines):
    columns = zip(*([int(cell) for cell in line.split("|")[2:-1]] for line in lines))
    return f"| *all* | {' | '.join(str(sum(column)) for column in columns)} |"


def main():
    print(HEAD, *rows(TEST, {**os.environ, "TENOR_PROGRAMS": PERCENT}), sep="\n")
    for_all_sizes = rows(TEST_FOR_ALL_SIZES, os.environ)
    print(HEAD_FOR_ALL_SIZES, *for_all_sizes, total(for_all_sizes), sep="\n")


if __name__ == "__main__":
    main()
