# SPDX-License-Identifier: Apache-2.0
"""Models whose control flow no front end makes: given as text, in the words that all generations read."""
import re

import tvm
from tvm.script import from_source, ir as I, relax as R

try:
    from tvm.script import tirx as T

    RESPELLED = {"out_sinfo": "out_ty", "sinfo_args": "ty_args"}
except ImportError:
    from tvm.script import tir as T

    RESPELLED = {}

OF_TEXT = {}


def text_model(text):
    for older, later in RESPELLED.items():
        text = text.replace(older, later)
    name = re.search(r"class (\w+):", text).group(1)
    words = re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()
    OF_TEXT[words] = lambda: from_source(text, extra_vars={"I": I, "R": R, "T": T})


# A recurrent step that calls itself until no step is left.
text_model('''
@I.ir_module
class RecurrentSteps:
    @R.function
    def step(
        left: R.Tensor((), "int64"), state: R.Tensor((2, 8), "float32"), x: R.Tensor((2, 8), "float32"), w: R.Tensor((8, 8), "float32")
    ) -> R.Tensor((2, 8), "float32"):
        more: R.Tensor((), "bool") = R.greater(left, R.const(0, "int64"))
        if more:
            mixed: R.Tensor((2, 8), "float32") = R.matmul(state, w)
            next_state: R.Tensor((2, 8), "float32") = R.tanh(R.add(mixed, x))
            fewer: R.Tensor((), "int64") = R.subtract(left, R.const(1, "int64"))
            result: R.Tensor((2, 8), "float32") = RecurrentSteps.step(fewer, next_state, x, w)
        else:
            result: R.Tensor((2, 8), "float32") = state
        return result

    @R.function
    def main(x: R.Tensor((2, 8), "float32"), w: R.Tensor((8, 8), "float32")) -> R.Tensor((2, 8), "float32"):
        start: R.Tensor((2, 8), "float32") = R.zeros((2, 8), "float32")
        out: R.Tensor((2, 8), "float32") = RecurrentSteps.step(R.const(3, "int64"), start, x, w)
        return out
''')

# Sizes that only a run knows, and a cast that names them.
text_model('''
@I.ir_module
class DataDependent:
    @R.function
    def main(x: R.Tensor(("n",), "float32"), y: R.Tensor(dtype="float32", ndim=2)) -> R.Tensor(ndim=1, dtype="float32"):
        n = T.int64()
        rows = T.int64()
        columns = T.int64()
        k = T.int64()
        distinct: R.Tensor(dtype="float32", ndim=1) = R.unique(x, sorted=True)
        named: R.Tensor((k,), "float32") = R.match_cast(distinct, R.Tensor((k,), "float32"))
        table: R.Tensor((rows, columns), "float32") = R.match_cast(y, R.Tensor((rows, columns), "float32"))
        flat: R.Tensor((rows * columns,), "float32") = R.reshape(table, R.shape([rows * columns]))
        both: R.Tensor((k + rows * columns,), "float32") = R.concat((named, flat), axis=0)
        return both
''')

# Functions as values: one that captures, one that is given, one that is given back.
text_model('''
@I.ir_module
class Closures:
    @R.function
    def apply(f: R.Callable((R.Tensor((4,), "float32"),), R.Tensor((4,), "float32"), True), x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        once: R.Tensor((4,), "float32") = f(x)
        twice: R.Tensor((4,), "float32") = f(once)
        return twice

    @R.function
    def main(x: R.Tensor((4,), "float32"), bias: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        @R.function
        def shifted(y: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
            sum: R.Tensor((4,), "float32") = R.add(y, bias)
            return sum

        out: R.Tensor((4,), "float32") = Closures.apply(shifted, x)
        return out
''')

# Foreign functions, pure and not, and values that are no tensors.
text_model('''
@I.ir_module
class Foreign:
    @R.function(pure=False)
    def main(x: R.Tensor((3, 4), "float32"), s: R.Shape(["m"])) -> R.Tensor((3, 4), "float32"):
        m = T.int64()
        said: R.Tuple = R.print(x, format="{}")
        y: R.Tensor((3, 4), "float32") = R.call_packed("example.scale", x, R.prim_value(2), R.str("rows"), R.dtype("float32"), sinfo_args=(R.Tensor((3, 4), "float32"),))
        with R.dataflow():
            z = R.call_dps_packed("example.add", (x, y), out_sinfo=R.Tensor((3, 4), "float32"))
            w = R.call_pure_packed("example.double", z, sinfo_args=(R.Tensor((3, 4), "float32"),))
            R.output(w)
        size: R.Shape([3, 4]) = R.shape_of(w)
        return w
''')

# Two devices, and what goes from one to the other.
text_model('''
@I.ir_module
class Devices:
    I.module_global_infos({"vdevice": [I.vdevice("llvm"), I.vdevice("c", 1)]})

    @R.function
    def main(x: R.Tensor((2, 3), "float32", "llvm"), y: R.Tensor((2, 3), "float32", "c")) -> R.Tensor((2, 3), "float32", "llvm"):
        with R.dataflow():
            doubled: R.Tensor((2, 3), "float32", "llvm") = R.add(x, x)
            moved: R.Tensor((2, 3), "float32", "c") = R.to_vdevice(doubled, "c")
            product: R.Tensor((2, 3), "float32", "c") = R.multiply(moved, y)
            back: R.Tensor((2, 3), "float32", "llvm") = R.to_vdevice(product, "llvm")
            R.output(back)
        return back
''')

# Updates in place: a row of a table that the caller sees, and a buffer that is reused for a result.
text_model('''
@I.ir_module
class InPlaceUpdates:
    @T.prim_func(private=True)
    def write_row(Table: T.Buffer((4, 3), "float32"), Row: T.Buffer((3,), "float32")):
        T.func_attr({"tir.noalias": True})
        for i in range(3):
            Table[2, i] = Row[i]

    @T.prim_func(private=True)
    def double(X: T.Buffer((4, 3), "float32")):
        T.func_attr({"tir.noalias": True})
        for i, j in T.grid(4, 3):
            X[i, j] = X[i, j] * T.float32(2)

    @R.function(pure=False)
    def main(table: R.Tensor((4, 3), "float32"), row: R.Tensor((3,), "float32")) -> R.Tensor((4, 3), "float32"):
        cls = InPlaceUpdates
        own: R.Tensor((4, 3), "float32") = R.add(table, table)
        written: R.Tensor((4, 3), "float32") = R.call_tir_inplace(cls.write_row, (own, row), inplace_indices=[0], out_sinfo=[R.Tensor((4, 3), "float32")])
        doubled: R.Tensor((4, 3), "float32") = R.call_tir_inplace(cls.double, (written,), inplace_indices=[0], out_sinfo=[R.Tensor((4, 3), "float32")])
        return doubled
''')

# The sum of a row by halves: a function that calls itself twice.
text_model('''
@I.ir_module
class SumByHalves:
    @R.function
    def sum_of(x: R.Tensor((8,), "float32"), left: R.Tensor((), "int64"), right: R.Tensor((), "int64")) -> R.Tensor((), "float32"):
        length: R.Tensor((), "int64") = R.subtract(right, left)
        single: R.Tensor((), "bool") = R.less(length, R.const(2, "int64"))
        if single:
            result: R.Tensor((), "float32") = R.take(x, left, axis=0)
        else:
            half: R.Tensor((), "int64") = R.floor_divide(R.add(left, right), R.const(2, "int64"))
            a: R.Tensor((), "float32") = SumByHalves.sum_of(x, left, half)
            b: R.Tensor((), "float32") = SumByHalves.sum_of(x, half, right)
            result: R.Tensor((), "float32") = R.add(a, b)
        return result

    @R.function
    def main(x: R.Tensor((8,), "float32")) -> R.Tensor((), "float32"):
        out: R.Tensor((), "float32") = SumByHalves.sum_of(x, R.const(0, "int64"), R.const(8, "int64"))
        return out
''')

# A cache that grows by a row at each of three steps.
text_model('''
@I.ir_module
class GrowingCache:
    @R.function(pure=False)
    def main(rows: R.Tensor((3, 4), "float32")) -> R.Tensor(dtype="float32", ndim=2):
        k = T.int64()
        start: R.Tensor((1, 4), "float32") = R.zeros((1, 4), "float32")
        cache: R.Object = R.call_packed("vm.builtin.attention_kv_cache_create", start, R.shape([2, 4]), R.prim_value(0), sinfo_args=(R.Object,))
        first: R.Tensor((1, 4), "float32") = R.strided_slice(rows, axes=[0], begin=[0], end=[1])
        one: R.Object = R.call_packed("vm.builtin.attention_kv_cache_append", cache, first, sinfo_args=(R.Object,))
        others: R.Tensor((2, 4), "float32") = R.strided_slice(rows, axes=[0], begin=[1], end=[3])
        all: R.Object = R.call_packed("vm.builtin.attention_kv_cache_append", one, others, sinfo_args=(R.Object,))
        seen: R.Tensor((3, 4), "float32") = R.call_packed("vm.builtin.attention_kv_cache_view", all, R.shape([3, 4]), sinfo_args=(R.Tensor((3, 4), "float32"),))
        named: R.Tensor((k, 4), "float32") = R.match_cast(seen, R.Tensor((k, 4), "float32"))
        return named
''')

# Two layers on two devices, with weights on each.
text_model('''
@I.ir_module
class TwoDevicePipeline:
    I.module_global_infos({"vdevice": [I.vdevice("llvm"), I.vdevice("c", 1)]})

    @R.function
    def main(x: R.Tensor((2, 4), "float32", "llvm"), w: R.Tensor((4, 6), "float32", "llvm"), v: R.Tensor((6, 3), "float32", "c")) -> R.Tensor((2, 3), "float32", "c"):
        with R.dataflow():
            hidden: R.Tensor((2, 6), "float32", "llvm") = R.matmul(x, w)
            active: R.Tensor((2, 6), "float32", "llvm") = R.nn.relu(hidden)
            moved: R.Tensor((2, 6), "float32", "c") = R.to_vdevice(active, "c")
            out: R.Tensor((2, 3), "float32", "c") = R.matmul(moved, v)
            R.output(out)
        return out
''')

MODELS = OF_TEXT
