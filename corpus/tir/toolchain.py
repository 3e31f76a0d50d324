# SPDX-License-Identifier: Apache-2.0
"""One face of TVM for both generations: parse, schedule, compile with every stage recorded, run.

The nested generation (up to 0.23) spells a block T.block, the flat one (from 0.24) T.sblock.
"""
import os
import re
import tempfile

import ml_dtypes
import numpy as np
import tvm
from tvm.script import from_source
from tvm.script import ir as I

try:
    from tvm.script import tirx as T

    GENERATION = "flat"
except ImportError:
    from tvm.script import tir as T

    GENERATION = "nested"

# Every operation rounds once: no fused multiply-add, no reassociation. The C that TVM writes for
# f16 names the type `half` and defines it nowhere.
GCC_OPTIONS = ["-O2", "-ffp-contract=off", "-fno-fast-math", "-fexcess-precision=16"]
GCC_OPTIONS += ["-Dhalf=_Float16", "-w"]

if GENERATION == "nested":
    # VectorizeLoop asks LLVM for the target's vector features; without LLVM there is nobody to ask.
    tvm.register_global_func("target.target_has_feature", lambda *_: False, override=True)

if hasattr(tvm.ir, "structural_equal"):
    structural_equal = tvm.ir.structural_equal
else:
    from tvm_ffi import structural_equal


def parse(text):
    """The module of one function given in the nested spelling."""
    if GENERATION == "flat":
        text = text.replace("T.block(", "T.sblock(")
        text = text.replace("T.alloc_buffer(", "T.sblock_alloc_buffer(")
        text = text.replace("@T.prim_func\n", "@T.prim_func(s_tir=True)\n")
        text = re.sub(r"(?m)^( +\w+): T\.(\w+) = ", r"\1: T.let[T.\2] = ", text)
    function = from_source(text, extra_vars={"I": I, "T": T})
    return tvm.IRModule({re.search(r"def (\w+)\(", text).group(1): function})


def scheduled(module, steps):
    """[(primitive, module after it)] of a schedule given as a generator of primitive names."""
    schedule = (tvm.s_tir if GENERATION == "flat" else tvm.tir).Schedule(module)
    find = schedule.get_sblock if hasattr(schedule, "get_sblock") else schedule.get_block
    (function,) = module.get_global_vars()
    function_name = getattr(function, "name", None) or function.name_hint
    block = lambda name: find(name, function_name)
    return [("Schedule." + name, schedule.mod) for name in steps(schedule, block)]


def in_scope(module):
    """Does TVM itself find each variable bound where it is used?"""
    analysis = tvm.tirx.analysis if GENERATION == "flat" else tvm.tir.analysis
    return analysis.verify_well_formed(module, assert_mode=False)


def show(module):
    """The module as TVM prints it, with what the text refers to."""
    return module.script(show_meta=True).rstrip() + "\n"


@tvm.instrument.pass_instrument
class Recorder:
    """[(pass, module after it)] of each pass that changed the module.

    A pass is compared with what was recorded last and not with what it was given, so that a pass
    made of passes does not count twice; a copy is kept, because passes written in Python edit in
    place. An empty module is the device half of a program without device code.
    """

    def __init__(self, module):
        self.last, self.text, self.stages = module.clone(), show(module), []
        self.before = {}  # pass: how many stages there were when it first ran

    def run_before_pass(self, _, info):
        self.before.setdefault(info.name.split(".")[-1], len(self.stages))

    def run_after_pass(self, module, info):
        if not module.functions or structural_equal(self.last, module):
            return
        self.last, text = module.clone(), show(module)
        if text != self.text:
            self.text = text
            self.stages.append((info.name, self.last))


def compiled(module, target):
    """(recorder, compiled library) of the default pipeline for target `c`, with gcc, or `llvm`.

    The library is None where it cannot be had: the nested generation's wheel is without LLVM.
    """
    recorder = Recorder(module)
    lowerable = "c" if GENERATION == "nested" else target
    with tvm.transform.PassContext(instruments=[recorder]):
        built = tvm.compile(module, target=tvm.target.Target(lowerable))
    if lowerable != target:
        return recorder, None
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "library.so")
        built.export_library(path, cc="gcc", options=list(GCC_OPTIONS))
        return recorder, tvm.runtime.load_module(path)


def run(library, function, inputs, outputs):
    """{output: array} after a call with copies of the inputs and zeroed outputs."""
    wrap = lambda v: tvm.runtime.tensor(v) if hasattr(v, "shape") else v
    results = {}
    for name, (shape, dtype) in outputs.items():
        kind = ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype
        results[name] = tvm.runtime.tensor(np.zeros(shape, kind))
    library[function](*map(wrap, inputs.values()), *results.values())
    return {name: tensor.numpy() for name, tensor in results.items()}
