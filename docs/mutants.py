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
PERCENT = "400"  # of what the test tries by itself
HEAD = """# Mutants: does `tenor validate` see a small mistake?

Programs of the corpus and generated ones are compared with themselves, one small mistake made after: an index one further
or 0, a buffer for another, an operator, a guard, an extent, a constant, a kind of loop, the order of two statements, loops
or operands, a narrower or unsigned type, an init or a store dropped. Made by `./dev mutants`.

A mistake may change nothing: what is called `equivalent` or `refines` is run on inputs of 64 seeds at the sizes of the
verdict, and no run tells one apart. `at once` are differences that the first run or data of the prover show, `by runs` those of
the other 31 runs; `seen` is their share of the mutants that are not the same.

| mistake | mutants | at once | by runs | equivalent | refines | open | seen |
|---|---|---|---|---|---|---|---|"""


def main():
    done = subprocess.run([sys.argv[1], TEST], capture_output=True, text=True, check=False,
                          env={**os.environ, "TENOR_PROGRAMS": PERCENT})
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    print(HEAD)
    for line in done.stdout.splitlines():
        if line.startswith("| "):
            print(line)


if __name__ == "__main__":
    main()
