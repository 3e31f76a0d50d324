#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a compiler makes of arrays in another layout is the same: where the layout is stated, and where it is found.

A layout that is wrong differs.
usage: layouts_are_found.py PROGRAM TOOLS nested|flat
"""
import json
import pathlib
import subprocess
import sys
import tempfile

from prints_are_equal import asked, compiler


def verdict(program, folder, number, *options):
    command = [program, "validate", folder / f"{number}_before.py", folder / f"{number}_after.py", "--format", "json", *options]
    done = subprocess.run(command, text=True, capture_output=True, check=False)
    answer = json.loads(done.stdout)["details"]["functions"][0]
    return answer["verdict"], (answer["bound"] or {}).get("kind"), done.returncode


def faults(program, folder, number, case):
    """What is not as it should be: how it was asked, and the answer."""
    expected = [((), ("equivalent", "condition", 4)), (("--relation", "padding"), ("equivalent", None, 0)),
                (("--layout", case["layout"]), ("equivalent", None, 0))]
    if case["wrong"]:
        expected.append((("--layout", case["wrong"]), ("different", None, 1)))
    for options, answer in expected:
        found = verdict(program, folder, number, *options)
        if found != answer:
            yield f"{case['name']} {' '.join(options)}: {found}, not {answer}"


def main():
    program, tools, generation = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
    command = compiler(tools, generation)
    if not command[0].exists():
        print(f"{command[0]} is not there: ./dev setup fetches it")
        return 77
    with tempfile.TemporaryDirectory() as name:
        (cases,) = asked(command, "transform_layouts.py", [name])
        wrong = [fault for number, case in enumerate(cases) for fault in faults(program, pathlib.Path(name), number, case)]
    for fault in wrong:
        print(fault)
    print(f"{len(cases)} layouts, {len(wrong)} answers not as expected")
    return 1 if wrong or len(cases) < 10 else 0


sys.exit(main())
