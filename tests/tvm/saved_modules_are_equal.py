#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Our print of what the compiler saves of each corpus file is structurally equal to that file.

Files that the compiler cannot read back are counted and said; at least half must be compared.
usage: saved_modules_are_equal.py PROGRAM SOURCE TOOLS nested|flat [PATTERN]
"""
import json
import pathlib
import subprocess
import sys
import tempfile

from prints_are_equal import HERE, compiler, printed


def asked(command, script, requests):
    """The answers of a script that the compiler's Python runs."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run([*command, HERE / script], text=True, capture_output=True, check=True, input=lines)
    return [json.loads(line) for line in done.stdout.splitlines()]


def main():
    program, source, tools, generation = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]), sys.argv[4]
    command = compiler(tools, generation)
    if not command[0].exists():
        print(f"{command[0]} is not there: ./dev setup fetches it")
        return 77
    pattern = sys.argv[5] if len(sys.argv) > 5 else "*"
    files = sorted((source / "corpus").glob(f"*/{pattern}/{generation}/*.py"))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        wanted = [{"original": str(f), "saved": str(folder / f"{n:04}.json")} for n, f in enumerate(files)]
        answers = asked(command, "save_module.py", wanted)
        saved = [w for w, answer in zip(wanted, answers, strict=True) if answer["verdict"] == "saved"]
        requests = [{"original": w["original"], "printed": str(printed(program, w["saved"], generation, folder, n))}
                    for n, w in enumerate(saved)]
        verdicts = asked(command, "structural_equal.py", requests)
    equal = sum(answer["verdict"] == "equal" for answer in verdicts)
    for answer in verdicts:
        if answer["verdict"] != "equal":
            print(answer["original"], answer["verdict"], answer["message"])
    print(f"{equal} equal, {len(verdicts) - equal} not, {len(files) - len(saved)} not read by the compiler")
    return 1 if equal < len(verdicts) or equal * 2 < len(files) else 0


if __name__ == "__main__":
    sys.exit(main())
