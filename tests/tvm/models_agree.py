#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A model of the corpus gives by the rules what it gives compiled.

Each model is given small integers, of which most sums are exact in any order. Structure, shapes and datatypes of results
have to be equal, and so do elements, bit by bit; those of models in ROUND are left to comparisons of single calls.
usage: models_agree.py PROGRAM CORPUS TOOLS
"""
import os
import pathlib
import subprocess
import sys
import tempfile

SIZE = 4  # of each dimension that has a name
ROUND = {"transformer_block": "its sums round, and the compiler's order is its own",
         "vision_transformer": "the same",
         "recurrent_steps": "the compiler approximates sigmoid and tanh",
         "lstm": "the same",
         "upsampling_net": "the same"}


def functions(relax, module):
    return [g.name_hint for g in module.get_global_vars() if isinstance(module[g], relax.Function)]


def arguments(numpy, function):
    """An array for each parameter by its name; nothing where one is not a tensor of known shape."""
    random, arrays = numpy.random.default_rng(1), {}
    for parameter in function.params:
        info = getattr(parameter, "struct_info", None) or parameter.ty
        if getattr(info, "shape", None) is None or not getattr(info, "dtype", None):
            return None
        shape = [int(d) if hasattr(d, "value") else SIZE for d in info.shape]
        low, high = (-2, 3) if "float" in str(info.dtype) else (0, 2)  # integers may be indices
        name = getattr(parameter, "name_hint", None) or parameter.name
        arrays[name] = random.integers(low, high, shape).astype(str(info.dtype))
    return arrays


def flat(result):
    return [result.numpy()] if hasattr(result, "numpy") else [array for field in result for array in flat(field)]


def by_rules(numpy, program, target, arrays, folder):
    inputs = []
    for name, array in arrays.items():
        numpy.save(folder / f"{name}.npy", array)
        inputs += ["--input", f"{name}={folder / name}.npy"]
    written = folder / "results.npz"
    done = subprocess.run([program, "run", target, *inputs, "--output", written], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return (done.stdout + done.stderr).splitlines()[0]
    results = numpy.load(written)
    return [results[name] for name in results.files if name.split(".")[0] == "result"]


def fault(numpy, model, ours, theirs):
    if isinstance(ours, str):
        return ours
    if [(a.shape, a.dtype) for a in ours] != [(b.shape, b.dtype) for b in theirs]:
        return f"{[(a.shape, str(a.dtype)) for a in ours]}, not {[(b.shape, str(b.dtype)) for b in theirs]}"
    if model not in ROUND and any(a.tobytes() != b.tobytes() for a, b in zip(ours, theirs)):
        return "elements differ"
    return ""


def main():
    program, corpus, tools = sys.argv[1:4]
    python = pathlib.Path(tools) / "flat/bin/python"
    if not python.exists():
        print("skipped: TVM is not there; ./dev setup fetches it")
        sys.exit(77)
    try:
        import tvm
    except ImportError:  # in the compiler's own Python
        os.execv(python, [str(python), "-B", *sys.argv])
    import numpy
    from tvm import relax
    from tvm.script import from_source

    compared, faults = 0, []
    for file in sorted(pathlib.Path(corpus).glob("*/flat/00-input.py")):
        model, module = file.parts[-3], from_source(file.read_text())
        names = functions(relax, module)
        name = "main" if "main" in names else names[0]
        arrays = arguments(numpy, module[name])
        if arrays is None:
            continue
        try:
            machine = relax.VirtualMachine(tvm.compile(module, target="llvm"), tvm.cpu())
            theirs = flat(machine[name](*(tvm.runtime.tensor(array) for array in arrays.values())))
        except Exception as error:  # pylint: disable=broad-except  # whatever the compiler throws
            print(f"{model}: the compiler does not run it: {str(error).splitlines()[-1]}")
            continue
        with tempfile.TemporaryDirectory() as folder:
            found = fault(numpy, model, by_rules(numpy, program, f"{file}::{name}", arrays, pathlib.Path(folder)), theirs)
        compared += 1
        if found:
            faults.append(f"{model}: {found}")
    print("\n".join(faults))
    print(f"{compared} models, {len(faults)} faults")
    return 1 if faults or not compared else 0


if __name__ == "__main__":
    sys.exit(main())
