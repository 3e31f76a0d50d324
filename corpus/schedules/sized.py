# SPDX-License-Identifier: Apache-2.0
"""Schedule the programs of sized_programs.py at large, odd and open sizes, with the TVM that runs this script.

usage: PYTHON sized.py --out DIR [KIND ...]

Writes DIR/<size>/<kind>/: before.py, and after.py, flat.py and last.py: the schedule, FlattenBuffer, and the last stage before
arguments are packed or kernels set apart. Nothing of this is kept in the corpus: `docs/all_sizes.py PROGRAM --sized DIR`
counts what is decided of it.
"""
import argparse
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(1, str(pathlib.Path(__file__).resolve().parent.parent / "tir"))

import sized_programs
import toolchain


def stages(module, schedule):
    """{file: module} of what becomes of the module."""

    def steps(state, block):
        schedule(state, block)
        yield schedule.__name__

    ((_, after),) = toolchain.scheduled(module, steps)
    is_for_gpu = "thread_binding" in toolchain.show(after)
    lowered = (toolchain.lowered_for_gpu if is_for_gpu else toolchain.lowered_for_cpu)(after).stages
    flat = [each for name, each in lowered if name.endswith("FlattenBuffer")]
    return {"before": module, "after": after, "flat": flat[-1], "last": lowered[-1][1]}


def write(folder, text, schedule):
    made = stages(toolchain.parse(text), schedule)
    folder.mkdir(parents=True, exist_ok=True)
    for name, module in made.items():
        (folder / f"{name}.py").write_text(toolchain.show(module))


def main():
    parser = argparse.ArgumentParser(description="schedule programs at large, odd and open sizes")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("kind", nargs="*")
    arguments = parser.parse_args()
    for schedule, template in sized_programs.KINDS:
        name = schedule.__name__
        for size, sizes in sized_programs.SIZES.items() if name in (arguments.kind or [name]) else ():
            try:
                write(arguments.out / size / name, sized_programs.text_of(template, sizes), schedule)
            except Exception as error:  # of any kind that TVM has for a schedule that it does not make
                print(f"{size} {name}: {str(error).strip().splitlines()[-1]}")


if __name__ == "__main__":
    main()
