# SPDX-License-Identifier: Apache-2.0
"""Put the programs of this corpus through the TVM that runs this script, and write what it does.

usage: PYTHON build.py --out DIR [program ...]

As corpus/tir/build.py, whose outputs of the unscheduled program, compiled for the CPU, are what
every stage is to compute. The last stages are the last before code is generated.
"""
import argparse
import json
import pathlib
import shutil
import sys
import zlib

sys.dont_write_bytecode = True
sys.path.insert(1, str(pathlib.Path(__file__).resolve().parent.parent / "tir"))

import numpy as np
import tvm

import matrix_programs
import reduction_programs
import row_programs
import sampled_programs
import stencil_programs
import tile_programs
import toolchain

MODULES = (reduction_programs, row_programs, tile_programs, stencil_programs, matrix_programs, sampled_programs)
COMPILED_BY = "TVM {version}, target c, then gcc {options}, without the schedule"


def all_programs():
    """{name: (Kernel, the file that defines it)}."""
    found = {}
    for module in MODULES:
        for name, program in module.PROGRAMS.items():
            assert name not in found and f"def {name}(" in program.text, name
            found[name] = program, module.__name__ + ".py"
    return found


def stages_of(program):
    """[(what was done, module after it)] from the text to the last stage, and the library of the text alone."""
    module = toolchain.parse(program.text)
    stages = [("input", module)] + toolchain.scheduled(module, program.schedule)
    _, library = toolchain.compiled(module, "c")
    if program.device:
        record = toolchain.lowered_to_kernels(stages[-1][1], program.config)
    else:
        record = toolchain.lowered_for_cpu(stages[-1][1])
    return stages + record.stages, library


def write_stages(folder, name, source, stages):
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    for number, (stage, module) in enumerate(stages):
        word = stage if stage.startswith("Schedule.") else stage.split(".")[-1]
        origin = "before any pass" if number == 0 else f"after {stage}"
        head = (
            f"# corpus/schedules/{name}: stage {number:02d}, {origin}, printed by TVM {tvm.__version__} "
            f"from corpus/schedules/{source}; licence Apache-2.0\n"
        )
        (folder / f"{number:02d}-{word}.py").write_text(head + toolchain.show(module))


def build(out, name, program, source):
    folder, generation = out / name, toolchain.GENERATION
    stages, library = stages_of(program)
    inputs = program.inputs(np.random.default_rng(zlib.crc32(name.encode())))
    outputs = toolchain.run(library, name, inputs, program.outputs)
    write_stages(folder / generation, name, source, stages)
    arrays = inputs | {f"{p}.expected": v for p, v in outputs.items()}
    for stem, array in arrays.items():
        path = folder / f"{stem}.npy"
        if generation == "flat":
            np.save(path, array)
        elif np.load(path).tobytes() != array.tobytes():
            raise SystemExit(f"{name}: the two generations computed different {stem}")
    if generation == "flat":
        entry = {
            "function": name,
            "inputs": {p: f"{p}.npy" for p in inputs},
            "outputs": {p: f"{p}.expected.npy" for p in outputs},
            "compiled_by": COMPILED_BY.format(version=tvm.__version__, options=" ".join(toolchain.GCC_OPTIONS)),
        }
        (folder / "program.json").write_text(json.dumps(entry, indent=2) + "\n")
    print(f"{name}: {len(stages)} stages, {generation}", flush=True)


def main():
    parser = argparse.ArgumentParser(description="put the programs through TVM")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("program", nargs="*")
    arguments = parser.parse_args()
    programs = all_programs()
    unknown = sorted(set(arguments.program) - set(programs))
    if unknown:
        raise SystemExit(f"no such program: {' '.join(unknown)}; there are {' '.join(programs)}")
    for name in arguments.program or programs:
        build(arguments.out, name, *programs[name])


if __name__ == "__main__":
    main()
