#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Kernels that `tenor tt lower` makes of programs of tiles, by running them beside the programs.

Of each program in tensix/ the kernels are equal to it, for all inputs but where OPEN says otherwise, and nothing is said
of their protocol; those in tensix/refused/ have no kernels, for the reason and at the line in their first line.
usage: tensix.py PROGRAM [--filter X] [--share N]
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

from share import is_tried

HERE = pathlib.Path(__file__).resolve().parent / "tensix"
REAL = ["clamp", "gemm_float16", "reduce_absmax", "reduce_min", "where"]  # equal as real numbers
ORDER = ["norm_tails", "row_scale"]  # with sums in another order
OPEN = ["attention"]  # that takes more work than the laws of real numbers may take
WHOLE = "equal for whole numbers from "
DEVICES = [[], ["--device", "wormhole", "--harvested", "1"], ["--device", "blackhole"]]
FEWEST = 25


def ask(tenor, *arguments):
    done = subprocess.run([tenor, *arguments], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr, done.returncode


def expected_scope(name):
    if name in OPEN:
        return WHOLE
    how = ", as real numbers" if name in REAL else ", with sums and products in any order" if name in ORDER else ""
    return f"equal for all inputs{how}; "


def check_equal(tenor, program, device, folder):
    """What is wrong with the kernels of the program; empty: nothing. On a device, whole numbers alone are compared."""
    text, status = ask(tenor, "tt", "run", str(program), *(["--whole", "--seed", "7", *device] if device else []))
    scope = WHOLE if device else expected_scope(program.stem)
    is_bounded = scope == WHOLE and not device
    if status != (4 if is_bounded else 0) or not text.splitlines()[-1].startswith(scope) or "all elements equal" not in text:
        return text
    text, status = ask(tenor, "tt", "lower", str(program), "--to", "kernels", "-o", folder, *device)
    if status != 0:
        return text
    text, status = ask(tenor, "tt", "check", folder, "-q")
    return "" if status == 0 and text.startswith("conforms for") else text


def check_refused(tenor, program):
    line, reason = re.match(r"# expect: (\d+) (.*)", program.read_text().splitlines()[0]).groups()
    text, status = ask(tenor, "tt", "run", str(program))
    good = status == 1 and "S-CONSTRUCT" in text and reason in text and f"{program.name}:{line}:" in text
    return "" if good else text


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program")
    parser.add_argument("--filter", default="")
    parser.add_argument("--share", type=int, default=1)
    options = parser.parse_args()
    tenor = str(pathlib.Path(options.program).resolve())
    programs = sorted(p for p in HERE.glob("*.py") if options.filter in p.name and is_tried(p.stem, options.share))
    refused = sorted(p for p in HERE.glob("refused/*.py") if options.filter in p.name)
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        for number, program in enumerate(programs):
            for device in [DEVICES[0], DEVICES[1 + number % 2]]:
                why = check_equal(tenor, program, device, folder)
                if why:
                    failures += 1
                    print(f"{program.name} {' '.join(device)}: {why}")
    for program in refused:
        why = check_refused(tenor, program)
        if why:
            failures += 1
            print(f"refused/{program.name}: {why}")
    print(f"{len(programs)} programs are equal to their kernels, {len(refused)} have none; {failures} failures")
    return 1 if failures or (not options.filter and len(programs) * options.share < FEWEST) else 0


if __name__ == "__main__":
    sys.exit(main())
