# SPDX-License-Identifier: Apache-2.0
"""One face of TVM for both generations: parse, schedule, compile with every stage recorded, run.

The nested generation (up to 0.23) spells a block T.block, the flat one (from 0.24) T.sblock.
"""
import importlib
import itertools
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
    # VectorizeLoop asks LLVM for the target's vector features; without LLVM there is nothing to ask.
    tvm.register_global_func("target.target_has_feature", lambda *_: False, override=True)

if hasattr(tvm.ir, "structural_equal"):
    structural_equal = tvm.ir.structural_equal
else:
    from tvm_ffi import structural_equal


def parse_function(text):
    """The function given in the nested spelling."""
    if GENERATION == "flat":
        text = text.replace("T.block(", "T.sblock(")
        text = text.replace("T.alloc_buffer(", "T.sblock_alloc_buffer(")
        text = text.replace("@T.prim_func\n", "@T.prim_func(s_tir=True)\n")
        text = re.sub(r"(?m)^( +\w+): T\.(\w+) = ", r"\1: T.let[T.\2] = ", text)
    return from_source(text, extra_vars={"I": I, "T": T})


def parse(text):
    """The module of one function given in the nested spelling."""
    return tvm.IRModule({re.search(r"def (\w+)\(", text).group(1): parse_function(text)})


def register_intrinsic(name, described, written):
    """Let tensorize replace code as described by the code as written, both given as text."""
    intrinsics = (tvm.s_tir if GENERATION == "flat" else tvm.tir).TensorIntrin
    intrinsics.register(name, parse_function(described), parse_function(written), override=True)


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


def relies_on_layout(module):
    """Is memory seen as another datatype than it has, or an allocation in another shape?"""
    visit = (tvm.tirx if GENERATION == "flat" else tvm.tir).stmt_functor.post_order_visit
    (function,) = module.functions.values()
    memory, views = {}, []  # pointer: datatype, and layout if allocated; (pointer, buffer)

    def pointer(data):  # the flat generation writes the pointer as a call on the buffer
        return data.args[0] if hasattr(data, "args") else data

    def look(node):
        if hasattr(node, "buffer"):  # a load, a store, a declaration, a flat allocation
            views.append((pointer(getattr(node, "data", node.buffer.data)), node.buffer))
        for buffer in getattr(node, "alloc_buffers", []):
            memory[pointer(buffer.data)] = str(buffer.dtype), layout(buffer)
        if type(node).__name__ == "AllocBuffer":
            memory[pointer(node.buffer.data)] = str(node.buffer.dtype), layout(node.buffer)
        if hasattr(node, "buffer_var"):
            memory[node.buffer_var] = str(node.dtype), (str(node.extents), 0)

    for buffer in function.buffer_map.values() if GENERATION == "nested" else function.params:
        if hasattr(buffer, "data"):
            memory[pointer(buffer.data)] = str(buffer.dtype), None
    visit(function.body, look)
    promised = [(buffer, *memory[p]) for p, buffer in views if p in memory]
    return any(str(b.dtype) != dtype or was not in (None, layout(b)) for b, dtype, was in promised)


def layout(buffer):
    """The extents of a buffer and, if it is not dense, its strides."""
    return str(buffer.shape), str(buffer.strides) if len(buffer.strides) else 0


def relies_on_threads(text):
    """Do threads share memory, or is memory of a thread made outside of its loop?"""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        scope = re.search(r"= T\.\w*(?:alloc|decl_buffer).*(?:_|\b)(local|shared)\b", line)
        if not scope:
            continue
        within = r"\s{%d}" % (len(line) - len(line.lstrip()))
        block = itertools.takewhile(lambda later: re.match(within, later), lines[number + 1 :])
        if scope.group(1) == "shared" or re.search(r"thread_binding|launch_thread", "\n".join(block)):
            return True
    return False


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


def _recorded(module, target, config):
    """Recorder of the default pipeline for a target, which need not be there, and what it leaves."""
    recorder = Recorder(module)
    if GENERATION == "flat":
        bind, pipeline, namespace = tvm.tirx.transform.BindTarget, tvm.tirx.get_tir_pipeline("s_tir")[0], "tirx"
    else:
        bind, pipeline, namespace = tvm.tir.transform.BindTarget, tvm.tir.get_tir_pipeline("default"), "tir"
    options = {f"{namespace}.{key}": value for key, value in config.items()}
    with tvm.transform.PassContext(instruments=[recorder], config=options):
        return recorder, pipeline(bind(tvm.target.Target(target))(module))


def _before(recorder, name):
    """The recorder, without the stages from a pass on."""
    del recorder.stages[recorder.before[name] :]
    return recorder


def lowered_for_gpu(module):
    """Recorder of the default pipeline for a GPU, up to its kernels."""
    recorder, _ = _recorded(module, {"kind": "cuda", "arch": "sm_70", "host": {"kind": "c"}}, {})
    return _before(recorder, "SplitHostDevice")


def lowered_for_cpu(module):
    """Recorder of the default pipeline for a CPU, until arguments are packed."""
    recorder, _ = _recorded(module, {"kind": "c", "host": {"kind": "c"}}, {})
    return _before(recorder, "MakePackedAPI")


def lowered_to_kernels(module, config):
    """Recorder of all that precedes the generation of code for a GPU; of its last stages, the kernels alone.

    From where arguments are packed, the host's part is left out.
    """
    recorder, lowered = _recorded(module, {"kind": "cuda", "arch": "sm_80", "host": {"kind": "c"}}, config)
    _before(recorder, "MakePackedAPI")
    if GENERATION == "flat":
        finalize, build = tvm.tirx.get_tir_pipeline("s_tir")[2], "tvm.tirx.build"
    else:
        finalize, build = tvm.tir.pipeline.finalize_device_passes, "tvm.tir.build"
    (kernels,) = importlib.import_module(build).split_host_device_mods(lowered)[1].values()
    recorder.last, recorder.text = kernels.clone(), show(kernels)
    with tvm.transform.PassContext(instruments=[recorder]):
        finalize()(kernels)
    return recorder


def run(library, function, inputs, outputs):
    """{output: array} after a call with copies of the inputs and zeroed outputs."""
    wrap = lambda v: tvm.runtime.tensor(v) if hasattr(v, "shape") else v
    results = {}
    for name, (shape, dtype) in outputs.items():
        kind = ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype
        results[name] = tvm.runtime.tensor(np.zeros(shape, kind))
    library[function](*map(wrap, inputs.values()), *results.values())
    return {name: tensor.numpy() for name, tensor in results.items()}
