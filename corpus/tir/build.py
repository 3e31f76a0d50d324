# SPDX-License-Identifier: Apache-2.0
"""Put the programs of this corpus through the TVM that runs this script, and write what it does.

usage: PYTHON build.py --out DIR [program ...]

Writes DIR/<program>/<generation>/NN-<pass>.py, a stage of the compilation each. The flat
generation, which is to run first, also writes the inputs, the outputs that the compiled program
computed, and program.json; the nested one must compute the same bytes, and adds its stages there.
"""
import argparse
import json
import pathlib
import re
import shutil
import sys
import zlib

sys.dont_write_bytecode = True

import numpy as np
import tvm

import toolchain
from programs import all_programs

COMPILED_BY = {
    "c": "TVM {version}, target c, then gcc " + " ".join(toolchain.GCC_OPTIONS),
    "llvm": "TVM {version}, target llvm: plain x86-64, which has no fused multiply-add",
}
COMPILED_BY["cuda"] = COMPILED_BY["c"] + ", without the schedule"


def stages_of(program):
    """([(pass, module)], library, how many stages precede flattening, how many can be called)."""
    module = toolchain.parse(program.text)
    stages = [("input", module)]
    if program.schedule:
        stages += toolchain.scheduled(module, program.schedule)
    ends = ("FlattenBuffer", "MakePackedAPI")
    if program.target == "cuda":
        record = toolchain.lowered_for_gpu(stages[-1][1])
        _, library = toolchain.compiled(module, "c")
        ends = ("FlattenBuffer", "ThreadSync")
    else:
        record, library = toolchain.compiled(stages[-1][1], program.target)
    counts = (len(stages) + record.before[word] for word in ends)
    return stages + record.stages, library, *counts


def expectation(module, text, is_callable):
    """What the head of a stage promises: what it takes to read and run it."""
    words = ["read"]
    if is_callable:
        needs = ["run-lowered"] if toolchain.relies_on_layout(module) else []
        needs += ["run-threads"] if toolchain.relies_on_threads(text) else []
        words += needs or ["run"]
    return " ".join(words if toolchain.in_scope(module) else [*words, "ill-formed"])


def write_stages(folder, name, source, stages, flattened, callable_):
    """Write the files; the labels of the last stages to run before flattening, and of all."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    labels, runnable = [], []
    for number, (stage, module) in enumerate(stages):
        word = stage if stage.startswith("Schedule.") else stage.split(".")[-1]
        labels.append(f"{number:02d}-{word}")
        origin = "before any pass" if number == 0 else f"after {stage}"
        buffers = "multi-dimensional" if number < flattened else "flat"
        text = toolchain.show(module)
        expect = expectation(module, text, number < callable_)
        if "run" in expect:
            runnable.append(number)
        head = (
            f"# corpus/tir/{name}: stage {number:02d}, {origin}, printed by TVM {tvm.__version__} "
            f"from corpus/tir/{source}; licence Apache-2.0\n"
            f"# function: {name}; buffers: {buffers}; expect: {expect}\n"
        )
        (folder / f"{labels[-1]}.py").write_text(head + text)
    return labels[max(n for n in runnable if n < flattened)], labels[runnable[-1]]


def save(path, array):
    """Write one .npy file; bfloat16, which numpy's format cannot name, as two raw bytes."""
    np.save(path, array.view("V2") if array.dtype.name == "bfloat16" else array)


def inputs_of(name, program):
    """The inputs: a seed from the name alone, so that adding a program changes no other's."""
    return program.inputs(np.random.default_rng(zlib.crc32(name.encode())))


def describe(name, program, inputs):
    """The contents of program.json, but for the stages."""
    entry = {
        "function": name,
        "inputs": {p: f"{p}.npy" if hasattr(v, "shape") else v for p, v in inputs.items()},
        "outputs": {p: f"{p}.expected.npy" for p in program.outputs},
        "handles": dict(re.findall(r"(\w+) = T\.match_buffer\((\w+),", program.text)),
        "compiled_by": COMPILED_BY[program.target].format(version=tvm.__version__),
    }
    if program.wide_views_from:
        entry["wide_views_from"] = program.wide_views_from
    if program.ulps:
        return entry | {"exact": False, "ulps": program.ulps, "derivation": program.derivation}
    return entry | {"exact": True}


def build(out, name, program, source):
    folder, generation = out / name, toolchain.GENERATION
    stages, library, *bounds = stages_of(program)
    last_runnable, last_callable = write_stages(folder / generation, name, source, stages, *bounds)
    inputs = inputs_of(name, program)
    description = folder / "program.json"
    old = json.loads(description.read_text()) if description.exists() else {}
    results = toolchain.run(library, name, inputs, program.outputs) if library else {}
    if generation == program.generations[0]:
        entry = describe(name, program, inputs)
        for stale in folder.glob("*.npy"):
            stale.unlink()
        arrays = {p: v for p, v in inputs.items() if hasattr(v, "shape")}
        arrays |= {f"{p}.expected": v for p, v in results.items()}
        for stem, array in arrays.items():
            save(folder / f"{stem}.npy", array)
    else:
        if not old:
            raise SystemExit(f"{name}: build it with the {program.generations[0]} generation first")
        entry = {key: value for key, value in old.items() if not key.startswith("last_")}
        for p, array in results.items():
            if np.load(folder / f"{p}.expected.npy").tobytes() != array.tobytes():
                raise SystemExit(f"{name}: the two generations computed different {p}")
    for key, label in (("last_runnable", last_runnable), ("last_callable", last_callable)):
        entry[key] = dict(sorted((old.get(key, {}) | {generation: label}).items()))
    description.write_text(json.dumps(entry, indent=2) + "\n")
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
        if toolchain.GENERATION in programs[name][0].generations:
            build(arguments.out, name, *programs[name])


if __name__ == "__main__":
    main()
