# SPDX-License-Identifier: Apache-2.0
"""Sample schedules of the workloads of sampled_programs.py, as its own programs are, but of other seeds.

usage: PYTHON sample.py --out DIR [--seeds N] [--first SEED]

Writes DIR/<name>/before.py and after.py, one pair for each workload, target and seed. Nothing of this is kept
in the corpus: `docs/schedules.py PROGRAM --sampled DIR` counts what is decided of them.
"""
import argparse
import itertools
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(1, str(pathlib.Path(__file__).resolve().parent.parent / "tir"))

import sampled_programs
import toolchain


def write(folder, program):
    module = toolchain.parse(program.text)
    ((_, after),) = toolchain.scheduled(module, program.schedule)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "before.py").write_text(toolchain.show(module))
    (folder / "after.py").write_text(toolchain.show(after))


def main():
    parser = argparse.ArgumentParser(description="sample schedules")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--first", type=int, default=1000)
    arguments = parser.parse_args()
    seeds = range(arguments.first, arguments.first + arguments.seeds)
    for workload, device, (number, seed) in itertools.product(sampled_programs.WORKLOADS, (False, True), enumerate(seeds)):
        name, program = sampled_programs.program(workload, device, number, seed * 1000)
        try:
            write(arguments.out / name, program)
        except AssertionError as none:
            print(f"{name}: {none}")


if __name__ == "__main__":
    main()
