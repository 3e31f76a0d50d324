# SPDX-License-Identifier: Apache-2.0
"""What the tests of the Python package compile: a small module of two kernels, and passes in Python over it."""
import pathlib

import numpy
import tvm
from tvm import relax
from tvm.ir.transform import module_pass
from tvm.script import from_source
from tvm.script import ir as I

try:
    from tvm.script import tirx as T
    FLAT = True
except ImportError:  # before TVM 0.26
    from tvm.script import tir as T
    FLAT = False

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Neither generation reads the other's decorators.
KERNEL = """
    @T.prim_func
    def {name}(A: T.Buffer((8,), "float32"), C: T.Buffer((8,), "float32")):
        for i in range(8):
            C[i] = {value}
"""
# Two times an element, in two other ways.
TWICE, SUM = "T.float32(2) * A[i]", "A[i] + A[i]"


def module(**values):
    """A kernel for each name, which stores the value: an expression, or the factor of an element."""
    texts = {name: value if isinstance(value, str) else f"A[i] * T.float32({value})" for name, value in values.items()}
    kernels = "".join(KERNEL.format(name=name, value=text) for name, text in texts.items())
    return from_source(f"@I.ir_module\nclass Module:{kernels}", extra_vars={"I": I, "T": T})


def model(result):
    """A model, from a builder, since neither generation reads the other's text: `result` makes an expression of its tensor."""
    builder = relax.BlockBuilder()
    info = getattr(relax, "TensorStructInfo", None) or relax.TensorType
    x = relax.Var("x", info([2, 3], "float32"))
    with builder.function("main", [x]):
        with builder.dataflow():
            output = builder.emit_output(result(builder, x))
        builder.emit_func_output(output)
    return builder.get()


def weighted(builder, x):
    """Plus an array of the program, with numbers that show whether all were written."""
    return builder.emit(relax.op.add(x, relax.const(numpy.linspace(0.1, 0.7, 6, dtype="float32").reshape(2, 3))))


def becomes(name, **values):
    """A pass of that name which edits the module that it is given, in place, until it is that of `values`."""

    @module_pass(opt_level=0, name=name)
    def edit(mod, _context):
        for var, function in module(**values).functions_items():
            mod.update_func(mod.get_global_var(var.name_hint), function)
        return mod

    return edit


def raises(name):
    @module_pass(opt_level=0, name=name)
    def fail(_mod, _context):
        raise ValueError(f"{name} fails")

    return fail


def around(name, act):
    """A pass of that name which does `act(module)`."""

    @module_pass(opt_level=0, name=name)
    def run(mod, _context):
        return act(mod)

    return run


def in_context(instrument, act):
    with tvm.transform.PassContext(instruments=[instrument]):
        return act()
