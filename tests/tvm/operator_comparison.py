# SPDX-License-Identifier: Apache-2.0
"""Two StructInfos of one call compared: a text, read back, and what TVM infers."""
import itertools
import random
import re

import tvm
from tvm import relax

try:
    from tvm import tirx as tir
except ImportError:
    from tvm import tir

FLAT = not hasattr(relax, "TensorStructInfo")
TensorInfo = relax.TensorType if FLAT else relax.TensorStructInfo
ShapeInfo = relax.ShapeType if FLAT else relax.ShapeStructInfo
TupleInfo = tvm.ir.TupleType if FLAT else relax.TupleStructInfo
ObjectInfo = relax.AnyType if FLAT else relax.ObjectStructInfo


def name(variable):
    return variable.name if FLAT else variable.name_hint


class Reader:
    """Names of R and T as they occur in StructInfo, for one call's variables."""

    def __init__(self, call):
        self.call = call

    def read(self, text):
        shapes = {name(p): p for p in self.call.params}
        names = {"R": self, "T": Scalars(self.call), **shapes, **self.call.variables}
        return eval(text, {"__builtins__": {}, "min": tir.min, "max": tir.max}, names)

    def Tensor(self, shape=None, dtype="", vdevice=None, ndim=-1):
        if isinstance(shape, str):
            shape, dtype = None, shape
        device = self.call.vdevice(vdevice)
        if shape is None:
            return TensorInfo(dtype=dtype, ndim=ndim, vdevice=device)
        if isinstance(shape, relax.Var):
            return TensorInfo(shape, dtype, device)
        return TensorInfo(self.dimensions(shape), dtype, device)

    def Shape(self, values=None, ndim=-1):
        return ShapeInfo(ndim=ndim) if values is None else ShapeInfo(self.dimensions(values))

    def Prim(self, dtype=None, value=None):
        if value is not None:
            return self.dimension(value).ty if FLAT else relax.PrimStructInfo(value=self.dimension(value))
        return tvm.ir.PrimType(dtype) if FLAT else relax.PrimStructInfo(dtype)

    def Tuple(self, *fields):
        if len(fields) == 1 and isinstance(fields[0], list | tuple):
            fields = fields[0]
        return TupleInfo([f() if callable(f) else f for f in fields])

    def Object(self):
        return ObjectInfo()

    Any = Object

    def dimension(self, value):
        if isinstance(value, str):
            return self.dimension(eval(value, {"__builtins__": {}, "T": Scalars(self.call)}, self.call.variables))
        return tir.IntImm("int64", value) if isinstance(value, int) else value

    def dimensions(self, values):
        return [self.dimension(v) for v in values]


class Scalars:
    """T of TVMScript as far as dimensions need it."""

    def __init__(self, call):
        self.call = call

    def __getattr__(self, name):
        if name in ("min", "max", "if_then_else", "ceildiv", "floordiv", "floormod", "truncdiv", "truncmod"):
            return lambda *given: getattr(tir, name)(*[tir.IntImm("int64", g) if isinstance(g, int) else g for g in given])
        if re.fullmatch(r"u?int\d+", name):
            return lambda value: tir.IntImm(name, value) if isinstance(value, int) else tir.Cast(name, value)
        raise AttributeError(name)


# Which of two says more.


class Comparison:
    """Gathers, part by part, where a derived StructInfo differs from TVM's."""

    def __init__(self, call):
        self.variables = list(call.variables.values())
        self.found = set()
        self.open = []  # dimensions that TVM's analyzer takes neither for equal nor for different

    def note(self, verdict, what):
        self.found.add((verdict, what))

    def part(self, what, derived_known, wheel_known):
        """Is that part known to both? Noted where only one knows it."""
        if derived_known != wheel_known:
            self.note("finer" if derived_known else "coarser", what)
        return derived_known and wheel_known

    def compare(self, derived, wheel):
        """StructInfo against StructInfo."""
        if self.part("kind", not isinstance(derived, ObjectInfo), not isinstance(wheel, ObjectInfo)):
            if type(derived) is not type(wheel):
                self.note("contradiction", "kind")
            elif isinstance(wheel, TupleInfo):
                self.fields(derived.fields, wheel.fields)
            elif isinstance(wheel, TensorInfo):
                self.tensor(derived, wheel)
            elif isinstance(wheel, ShapeInfo):
                self.shape(derived, derived.values, wheel, wheel.values)
            elif str(derived.dtype) != str(wheel.dtype):
                self.note("contradiction", "dtype")

    def fields(self, derived, wheel):
        if len(derived) != len(wheel):
            self.note("contradiction", "fields")
        for one, other in zip(derived, wheel):
            self.compare(one, other)

    def tensor(self, derived, wheel):
        known = [datatype(s) for s in (derived, wheel)]
        if self.part("dtype", *[k is not None for k in known]) and known[0] != known[1]:
            self.note("contradiction", "dtype")
        known = [s.vdevice for s in (derived, wheel)]
        if self.part("vdevice", *[k is not None for k in known]) and str(known[0]) != str(known[1]):
            self.note("contradiction", "vdevice")
        self.shape(derived, dimensions(derived), wheel, dimensions(wheel))

    def shape(self, derived, derived_values, wheel, wheel_values):
        if not self.part("ndim", derived.ndim != -1, wheel.ndim != -1):
            return
        if derived.ndim != wheel.ndim:
            self.note("contradiction", "ndim")
        elif self.part("shape", derived_values is not None, wheel_values is not None):
            for one, other in zip(derived_values, wheel_values):
                self.dimension(one, other)

    def dimension(self, derived, wheel):
        if all(self.is_proved(derived, wheel, zeros) for zeros in subsets(self.variables)):
            return
        if any(one != other for one, other in zip(self.values(derived), self.values(wheel)) if None not in (one, other)):
            self.note("contradiction", "dimension")
        else:
            self.open.append([str(derived), str(wheel)])

    def is_proved(self, derived, wheel, zeros):
        """Are they equal where these variables are 0, and the others are not? Not said where they divide by 0."""
        analyzer = tvm.arith.Analyzer()
        for variable in self.variables:
            analyzer.bind(variable, tvm.ir.Range.from_min_extent(1, 1 << 31))
        sizes = {variable: tir.IntImm("int64", 0) for variable in zeros}
        try:
            return analyzer.can_prove_equal(*[tir.stmt_functor.substitute(e, sizes) for e in (derived, wheel)])
        except Exception:  # TVM raises at a divisor of 0
            return False

    def values(self, expr):
        """At some sizes, all of the smallest among them: where two that are known differ the expressions do."""
        drawn = random.Random(0)
        points = list(itertools.product(range(3), repeat=len(self.variables)))
        points += [tuple(drawn.randint(0, most) for _ in self.variables) for most in [40, 400] * 20]
        return [self.value(expr, point) for point in points]

    def value(self, expr, point):
        """None where it divides by 0."""
        sizes = {v: tir.IntImm("int64", size) for v, size in zip(self.variables, point)}
        try:
            return str(tvm.arith.Analyzer().simplify(tir.stmt_functor.substitute(expr, sizes)))
        except Exception:  # TVM raises at a divisor of 0
            return None


def subsets(items):
    """All of them, the empty one first."""
    return [[item for i, item in enumerate(items) if chosen >> i & 1] for chosen in range(1 << len(items))]


def datatype(tensor):
    text = "" if tensor.dtype is None else str(tensor.dtype)
    return None if text in ("", "void", "handle0", "handle") else text


def dimensions(tensor):
    shape = tensor.shape
    if shape is None:
        return None
    info = shape.ty if FLAT else shape.struct_info
    return shape.values if isinstance(shape, relax.ShapeExpr) else info.values


def judge(call, wheel, text):
    try:
        derived = Reader(call).read(text)
    except Exception as error:
        return {"found": [("unreadable", f"{text}: {error}")], "open": []}
    comparison = Comparison(call)
    comparison.compare(derived() if callable(derived) else derived, wheel)
    return {"found": sorted(comparison.found), "open": comparison.open}
