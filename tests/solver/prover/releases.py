#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Two releases of Z3 never contradict each other: the same questions, asked of both.

usage: releases.py ANSWERS OTHER-ANSWERS    two builds of answers.cpp
"""
import subprocess
import sys


def answers(program):
    done = subprocess.run([program], capture_output=True, text=True, check=True)
    return [line.split("\t") for line in done.stdout.splitlines()]


def main():
    both = list(zip(answers(sys.argv[1]), answers(sys.argv[2]), strict=True))
    for (_, question), (_, other) in both:
        assert question == other, f"different questions: {question} and {other}"
    open_ones = sum("unknown" in (a, b) for (a, _), (b, _) in both)
    against = [f"{a} and {b}: {question}" for (a, question), (b, _) in both
               if a != b and "unknown" not in (a, b)]
    print("\n".join(against))
    print(f"{len(both)} questions, {open_ones} open in one of them, {len(against)} contradictions")
    return 1 if against or len(both) - open_ones < 100 else 0


if __name__ == "__main__":
    sys.exit(main())
