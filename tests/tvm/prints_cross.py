#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What one generation's text is printed as in the other is, to the compiler, the text that stands there.

The programs are pairs of one name, tests/spec/text/programs/relax/generations/{nested,flat}/NAME.py.
usage: prints_cross.py PROGRAM SOURCE TOOLS nested|flat
"""
import pathlib
import sys
import tempfile

from prints_are_equal import asked, compiler, printed


def main():
    program, source, tools, generation = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]), sys.argv[4]
    command = compiler(tools, generation)
    if not command[0].exists():
        print(f"{command[0]} is not there: ./dev setup fetches it")
        return 77
    pairs = source / "tests/spec/text/programs/relax/generations"
    others = sorted((pairs / ("flat" if generation == "nested" else "nested")).glob("*.py"))
    with tempfile.TemporaryDirectory() as name:
        requests = [{"original": str(pairs / generation / f.name),
                     "printed": str(printed(program, f, generation, pathlib.Path(name), n))} for n, f in enumerate(others)]
        verdicts = asked(command, "structural_equal.py", requests)
    bad = [answer for answer in verdicts if answer["verdict"] != "equal"]
    for answer in bad:
        print(answer["original"], answer["verdict"], answer["message"])
    print(f"{len(verdicts) - len(bad)} equal, {len(bad)} not")
    return 1 if bad or not others or len(verdicts) != len(others) else 0


if __name__ == "__main__":
    sys.exit(main())
