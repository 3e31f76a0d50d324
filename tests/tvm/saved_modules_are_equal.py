#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Our print of what the compiler saves of each corpus file is structurally equal to what it reads back of that file.

That is the file's program, but for extents that its parser changes in any print (read_back.py). The programs that stand
there in both generations are compared too. Files that the compiler cannot read are counted and said; at least half must
be compared. Each processor has a compiler of its own, which reads a share of the files.
usage: saved_modules_are_equal.py PROGRAM SOURCE TOOLS nested|flat [PATTERN...]
"""
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from prints_are_equal import HERE, compiler, printed, stages

PAIRS = "tests/spec/text/programs/relax/generations"


class Compiler:
    """A compiler that answers one request after the other."""

    def __init__(self, command, script):
        self.process = subprocess.Popen([*command, HERE / script], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.communicate()

    def ask(self, request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the compiler ended at {request['original']}")
        return json.loads(line)


def verdict(tvm, program, generation, folder, number, original):
    """The compiler's answer for one file; None where it cannot read it back."""
    saved = str(folder / f"{number:04}.json")
    if tvm.ask({"original": str(original), "saved": saved})["verdict"] != "saved":
        return None
    return tvm.ask({"original": str(original), "printed": str(printed(program, saved, generation, folder, number))})


def main():
    program, source, tools, generation = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]), sys.argv[4]
    command = compiler(tools, generation)
    if not command[0].exists():
        print(f"{command[0]} is not there: ./dev setup fetches it")
        return 77
    patterns = sys.argv[5:] or ["*"]
    files = sorted(file for pattern in patterns for file in stages(source, generation, pattern))
    files = list(enumerate(files + sorted((source / PAIRS / generation).glob("*.py"))))
    workers = os.cpu_count()
    with tempfile.TemporaryDirectory() as name, concurrent.futures.ThreadPoolExecutor(workers) as pool:
        def of_share(first):
            with Compiler(command, "save_module.py") as tvm:
                return [verdict(tvm, program, generation, pathlib.Path(name), *each) for each in files[first::workers]]
        answers = [answer for share in pool.map(of_share, range(workers)) for answer in share]
    read = [answer for answer in answers if answer]
    equal = sum(answer["verdict"] == "equal" for answer in read)
    for answer in read:
        if answer["verdict"] != "equal":
            print(answer["original"], answer["verdict"], answer["message"])
    print(f"{equal} equal, {len(read) - equal} not, {len(files) - len(read)} not read by the compiler")
    return 1 if equal < len(read) or equal * 2 < len(files) else 0


if __name__ == "__main__":
    sys.exit(main())
