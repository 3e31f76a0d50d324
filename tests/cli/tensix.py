#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Kernels that `tenor tt lower` makes of programs of tiles, by running them beside the programs.

Of each program in tensix/ the kernels are equal to it, for several seeds, and nothing is said of their protocol; those
in tensix/refused/ have no kernels, for the reason and at the line in their first line.
usage: tensix.py PROGRAM [--filter X]
"""
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent / "tensix"
SEEDS = ["0", "7"]
DEVICES = [[], ["--device", "wormhole", "--harvested", "1"], ["--device", "blackhole"]]
FEWEST = 25


def ask(tenor, *arguments):
    done = subprocess.run([tenor, *arguments], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr, done.returncode


def check_equal(tenor, program, device, folder):
    """What is wrong with the kernels of the program; empty: nothing."""
    for seed in SEEDS if not device else SEEDS[:1]:
        text, status = ask(tenor, "tt", "run", str(program), "--seed", seed, *device)
        if status != 0 or not text.splitlines()[-1].startswith("equal for") or "all elements equal" not in text:
            return f"seed {seed}: {text}"
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
    tenor = str(pathlib.Path(sys.argv[1]).resolve())
    chosen = sys.argv[3] if len(sys.argv) > 3 and sys.argv[2] == "--filter" else ""
    programs = sorted(p for p in HERE.glob("*.py") if chosen in p.name)
    refused = sorted(p for p in HERE.glob("refused/*.py") if chosen in p.name)
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
    return 1 if failures or (not chosen and len(programs) < FEWEST) else 0


if __name__ == "__main__":
    sys.exit(main())
