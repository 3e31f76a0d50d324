#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Our print of each corpus file and the original are structurally equal in the compiler itself.

Files that the compiler does not read itself are counted, by what it says of them; at least half must
be compared. One file in six is tried, chosen by what is in it; with --whole, each.
usage: prints_are_equal.py PROGRAM SOURCE TOOLS nested|flat [--whole]
"""
import collections
import json
import pathlib
import subprocess
import sys
import tempfile
import zlib

HERE = pathlib.Path(__file__).resolve().parent


def compiler(tools, generation):
    return [tools / "nested-python"] if generation == "nested" else [tools / "flat/bin/python"]


def stages(source, generation, pattern="*"):
    """The stages of programs and models, in order; not those of schedules, many of which Tenor does not read yet."""
    return sorted(file for corpus in ("relax", "tir") for file in (source / "corpus" / corpus).glob(f"{pattern}/{generation}/*.py"))


def printed(program, path, generation, directory, number):
    text = subprocess.run([program, "print", path, "--to", generation], capture_output=True, text=True, check=True).stdout
    target = directory / f"{number:04}.py"
    target.write_text(text)
    return target


def asked(command, script, requests):
    """The answers of a script that the compiler's Python runs."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run([*command, HERE / script], text=True, capture_output=True, check=True, input=lines)
    return [json.loads(line) for line in done.stdout.splitlines()]


def refusals(verdicts):
    """How many originals the compiler refuses with which words."""
    said = (answer["message"].partition("\n")[0] for answer in verdicts if answer["verdict"] == "original-unparsable")
    return collections.Counter(said).most_common()


def main():
    program, source, tools, generation = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]), sys.argv[4]
    command = compiler(tools, generation)
    if not command[0].exists():
        print(f"{command[0]} is not there: ./dev setup fetches it")
        return 77
    files = stages(source, generation)
    if "--whole" not in sys.argv:
        files = [file for file in files if zlib.crc32(file.read_bytes()) % 6 == 0]
    with tempfile.TemporaryDirectory() as name:
        requests = [{"original": str(f), "printed": str(printed(program, f, generation, pathlib.Path(name), n))}
                    for n, f in enumerate(files)]
        verdicts = asked(command, "structural_equal.py", requests)
    counts = collections.Counter(answer["verdict"] for answer in verdicts)
    for answer in verdicts:
        if answer["verdict"] in ("different", "printed-unparsable"):
            print(answer["original"], answer["verdict"], answer.get("message", ""))
    for message, count in refusals(verdicts):
        print(f"{count} not read by the compiler: {message}")
    bad = counts["different"] + counts["printed-unparsable"]
    print(f"{counts['equal']} equal, {bad} not, {counts['original-unparsable']} not read by the compiler")
    return 1 if bad or len(verdicts) != len(files) or counts["equal"] * 2 < len(files) else 0


if __name__ == "__main__":
    sys.exit(main())
