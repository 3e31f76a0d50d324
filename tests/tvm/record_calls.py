#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Record what the compiler's virtual machine passes to each kernel of a model, and what it gets back.

Each model is compiled as corpus/relax/build.py compiles it, and run on random inputs. MODEL.npz then has, of each call of a
kernel, its arrays before and after, and `index`: a list in JSON of the calls with their function and its arguments. An
array that was allocated and not yet written has no content before.
usage, by the compiler's own Python: record_calls.py CORPUS GENERATION OUT [MODEL ...]
"""
import json
import pathlib
import sys
import tempfile

import numpy
import tvm
from tvm import relax
from tvm.script import from_source

SIZE = 4  # of each dimension that has a name


def arguments(function):
    """An array for each parameter; none where one is not a tensor of known shape."""
    random, arrays = numpy.random.default_rng(1), []
    for parameter in function.params:
        info = getattr(parameter, "struct_info", None) or parameter.ty
        if getattr(info, "shape", None) is None or not getattr(info, "dtype", None):
            return None
        shape = [int(d) if hasattr(d, "value") else SIZE for d in info.shape]
        drawn = random.standard_normal(shape) if "float" in str(info.dtype) else random.integers(0, 2, shape)
        arrays.append(numpy.asarray(drawn).astype(str(info.dtype)))
    return arrays


class Recorder:
    """An instrument of the virtual machine."""

    def __init__(self):
        self.calls, self.saved, self.before, self.fresh = [], {}, [], set()

    @staticmethod
    def place(array):
        return numpy.from_dlpack(array).__array_interface__["data"][0]

    def __call__(self, function, name, before_run, result, *passed):
        contents = [numpy.array(a.numpy()) if hasattr(a, "numpy") else a for a in passed]
        if before_run:
            self.before.append(contents)
            return
        before = self.before.pop()
        if name == "vm.builtin.alloc_tensor":
            self.fresh.add(self.place(result))
        elif not name.startswith("vm.") and all(isinstance(c, (numpy.ndarray, int, float)) for c in contents):
            self.record(name, passed, before, contents)
        elif name != "vm.builtin.null_value":
            # What call_tir_dyn calls has no name here, and may write.
            self.fresh -= {self.place(argument) for argument in passed if hasattr(argument, "numpy")}

    def record(self, name, passed, before, after):
        arguments = []
        for i, (argument, old, new) in enumerate(zip(passed, before, after)):
            if not isinstance(old, numpy.ndarray):
                arguments.append(old)
                continue
            arguments.append("array")
            is_fresh = self.place(argument) in self.fresh
            if not is_fresh:
                self.saved[f"{len(self.calls)}.{i}.before"] = old
            if is_fresh or old.tobytes() != new.tobytes():
                self.saved[f"{len(self.calls)}.{i}.after"] = new
        self.fresh -= {self.place(argument) for argument in passed if hasattr(argument, "numpy")}
        self.calls.append({"function": name, "arguments": arguments})


def executable(module, target):
    made = tvm.compile(module, target=target)
    if target == "llvm":
        return made
    with tempfile.TemporaryDirectory() as folder:  # C is compiled by another compiler
        made.export_library(f"{folder}/model.so")
        return tvm.runtime.load_module(f"{folder}/model.so")


def record(fused, text, target):
    """The calls of a model, or why there are none. The nested generation's wheel has no LLVM."""
    module = from_source(text)
    names = [g.name_hint for g in module.get_global_vars() if isinstance(module[g], relax.Function)]
    name = "main" if "main" in names else names[0]
    arrays = arguments(module[name])
    if arrays is None:
        return "it takes what is not a tensor of known shape"
    try:
        module = fused(module)
    except Exception:  # pylint: disable=broad-except  # whatever a pass throws
        pass  # the default pipeline starts from what the model made
    recorder = Recorder()
    try:
        machine = relax.VirtualMachine(executable(module, target), tvm.cpu())
        machine.set_instrument(recorder)
        machine[name](*(tvm.runtime.tensor(array) for array in arrays))
    except Exception as error:  # pylint: disable=broad-except  # whatever the compiler throws
        return str(error).strip().splitlines()[-1]
    return recorder if recorder.calls else "it calls no kernel"


def main():
    corpus, generation, out = pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3])
    sys.dont_write_bytecode = True
    sys.path[:0] = [str(corpus), str(corpus.parent / "tir")]
    from build import fused  # pylint: disable=import-outside-toplevel  # as the corpus is compiled
    out.mkdir(parents=True, exist_ok=True)
    for file in sorted(corpus.glob(f"*/{generation}/00-input.py")):
        model = file.parts[-3]
        if sys.argv[4:] and model not in sys.argv[4:]:
            continue
        found = record(fused, file.read_text(), "c" if generation == "nested" else "llvm")
        if isinstance(found, str):
            print(f"{model}: not recorded: {found}")
            continue
        index = numpy.frombuffer(json.dumps(found.calls).encode(), numpy.uint8)
        numpy.savez_compressed(out / f"{model}.npz", index=index, **found.saved)
        print(f"{model}: {len(found.calls)} calls of kernels")


if __name__ == "__main__":
    main()
