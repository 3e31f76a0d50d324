# SPDX-License-Identifier: Apache-2.0
"""Arguments for calls of Relax operators, drawn at random: many that fit, some that do not.

What is drawn says nothing of a compiler: a Tensor is a parameter of that StructInfo, a Scalar one of
R.Prim, a Shape an R.shape. Dimensions are integers or Python expressions over the variables n, m, k.
"""
import dataclasses
import random

CONCRETE = [1, 2, 3, 4, 6, 8]
SYMBOLIC = ["n", "m", "n", "m", "n + 1", "n * 2", "n + m"]
FLOATS = ["float32", "float16", "float64", "bfloat16"]
INTEGERS = ["int32", "int64", "int8", "uint8"]


@dataclasses.dataclass(frozen=True)
class Tensor:
    shape: tuple | None  # None: not known
    dtype: str  # empty: not known
    ndim: int = -1


@dataclasses.dataclass(frozen=True)
class Shape:
    values: tuple


@dataclasses.dataclass(frozen=True)
class ShapeParameter:
    ndim: int = -1


@dataclasses.dataclass(frozen=True)
class Scalar:
    dtype: str


@dataclasses.dataclass(frozen=True)
class Number:
    value: object
    dtype: str = "int64"


@dataclasses.dataclass(frozen=True)
class Something:
    """A parameter of which nothing is known."""


@dataclasses.dataclass(frozen=True)
class Info:
    """A StructInfo among the arguments."""

    tensor: Tensor


@dataclasses.dataclass(frozen=True)
class Name:
    """A string, a datatype or an external function among the arguments."""

    kind: str
    value: str


class Draw:
    """One call's worth of choices."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def one(self, *items):
        return self.random.choice(items)

    def chance(self, percent):
        return self.random.random() * 100 < percent

    def dim(self):
        return self.one(*SYMBOLIC) if self.chance(40) else self.one(*CONCRETE)

    def rank(self, least=0, most=4):
        return self.random.randint(least, most)

    def shape(self, rank=None, least=0, most=4):
        rank = self.rank(least, most) if rank is None else rank
        return tuple(self.dim() for _ in range(rank))

    def float(self):
        return "float32" if self.chance(70) else self.one(*FLOATS)

    def integer(self):
        return "int64" if self.chance(60) else self.one(*INTEGERS)

    def dtype(self):
        if self.chance(60):
            return self.float()
        return "bool" if self.chance(15) else self.integer()

    def tensor(self, shape, dtype="float32"):
        """Of that shape and datatype, mostly; else less is known, or it is another."""
        if self.chance(3):
            return self.one(Something(), Shape(shape), Scalar("int64"), ShapeParameter(), (Tensor(shape, dtype),))
        if self.chance(5):
            dtype = ""
        elif self.chance(4):
            dtype = self.dtype()
        if self.chance(6):
            return Tensor(None, dtype, len(shape))
        return Tensor(None, dtype) if self.chance(6) else Tensor(shape, dtype, len(shape))

    def changed(self, shape, percent=8):
        """The same shape, mostly."""
        if shape and self.chance(percent):
            return shape[1:] if self.chance(30) else tuple(self.dim() if self.chance(50) else d for d in shape)
        return shape

    def partner(self, shape):
        """One that is broadcast against `shape`, mostly."""
        result = [1 if self.chance(20) else self.dim() if self.chance(10) else d for d in shape]
        if self.chance(25):
            result = result[self.random.randint(0, len(result)) :]
        return (tuple(self.shape(1)) if self.chance(10) else ()) + tuple(result)

    def axis(self, rank):
        if rank == 0 or self.chance(4):
            return self.one(rank, rank + 1, -rank - 1)
        return self.random.randrange(-rank, rank)

    def axes(self, rank):
        count = self.random.randint(0, rank)
        chosen = self.random.sample(range(rank), count)
        chosen = [a - rank if self.chance(30) else a for a in chosen]
        return chosen + [self.axis(rank)] if self.chance(6) else chosen

    def some_axes(self, rank):
        return self.one(None, self.axis(rank), self.axes(rank), self.axes(rank))


# Families: each takes a Draw and gives (positional arguments, keyword arguments).


def unary_of_floats(d):
    return [d.tensor(d.shape(), d.float() if d.chance(90) else d.dtype())], {}


def unary(d):
    return [d.tensor(d.shape(), d.dtype())], {}


def unary_with(**choices):
    def draw(d):
        arguments = unary_of_floats(d)[0]
        return arguments, {name: d.one(*values) for name, values in choices.items()}

    return draw


def binary(d):
    shape, dtype = d.shape(), d.dtype()
    first, second = d.tensor(shape, dtype), d.tensor(d.partner(shape), dtype)
    if d.chance(8):
        first = Scalar(dtype)
    if d.chance(8):
        second = Scalar(dtype)
    return ([second, first] if d.chance(30) else [first, second]), {}


def same_shapes(count):
    def draw(d):
        shape, dtype = d.shape(), d.dtype()
        return [d.tensor(d.changed(shape, 5), dtype) for _ in range(count)], {}

    return draw


def where(d):
    shape, dtype = d.shape(), d.dtype()
    rest = [d.tensor(d.partner(shape), dtype) for _ in range(2)]
    return [d.tensor(d.partner(shape), "bool"), *rest], {}


def clip(d):
    return [d.tensor(d.shape(), d.dtype())], {"min": d.one(0, 1, -1.5), "max": d.one(6, 2.5)}


def astype(d):
    return [d.tensor(d.shape(), d.dtype()), d.dtype()], {}


def broadcast_to(d):
    target = d.shape()
    source = d.partner(target)[-len(target) :] if target else ()
    if d.chance(80):
        source = tuple(s if s == 1 or s == t else t for s, t in zip(source[::-1], target[::-1]))[::-1]
    return [d.tensor(source, d.dtype()), ShapeParameter(len(target)) if d.chance(6) else Shape(target)], {}


def reshape(d):
    shape = d.shape()
    target = list(shape)
    d.random.shuffle(target)
    if len(target) > 1 and d.chance(60):
        joined = target.pop()
        target[-1] = f"({target[-1]}) * ({joined})"
    if d.chance(30):
        target.insert(d.random.randint(0, len(target)), 1)
    if target and d.chance(40):
        target[d.random.randrange(len(target))] = -1
    elif target and d.chance(10):
        target[d.random.randrange(len(target))] = d.one(0, 5, -2, -1, "k")
    return [d.tensor(shape, d.dtype()), ShapeParameter(d.rank()) if d.chance(5) else Shape(tuple(target))], {}


def permute_dims(d):
    shape = d.shape()
    axes = d.random.sample(range(len(shape)), len(shape))
    axes = [a - len(shape) if d.chance(20) else a for a in axes]
    if d.chance(8):
        axes = axes[1:] if d.chance(50) else axes + axes[:1]
    return [d.tensor(shape, d.dtype())], {"axes": None if d.chance(20) else axes}


def expand_dims(d):
    shape = d.shape(most=3)
    count = d.random.randint(1, 2)
    rank = len(shape) + count
    axes = [a - rank if d.chance(30) else a for a in d.random.sample(range(rank), count)]
    if d.chance(8):
        axes[0] = d.one(rank, -rank - 1, axes[-1])
    return [d.tensor(shape, d.dtype())], {"axis": axes[0] if count == 1 and d.chance(50) else axes}


def squeeze(d):
    shape = tuple(1 if d.chance(40) else x for x in d.shape())
    ones = [i for i, x in enumerate(shape) if x == 1]
    axes = d.random.sample(ones, d.random.randint(0, len(ones)))
    axes = [a - len(shape) if d.chance(30) else a for a in axes]
    if d.chance(15):
        axes = axes + [d.axis(len(shape))]
    return [d.tensor(shape, d.dtype())], {"axis": None if d.chance(30) else axes}


def layout_transform(d):
    rank, index_map = d.one(
        (2, "lambda i, j: (j, i)"),
        (2, "lambda i, j: (i // 4, j, i % 4)"),
        (4, "lambda n, c, h, w: (n, h, w, c)"),
        (4, "lambda n, c, h, w: (n, c // 4, h, w, c % 4)"),
        (1, "lambda i: (i // 4, i % 4)"),
        (2, "lambda i, j: (i * 4 + j,)"),
    )
    dims = tuple(d.one(4, 8, 3, 1, 2, "n", "n * 4", 16) for _ in range(rank if d.chance(94) else rank + 1))
    return [d.tensor(dims, d.dtype()), Name("lambda", index_map)], {}


def view(d):
    shape, dtype = d.shape(), d.dtype()
    keywords = {}
    if d.chance(50):
        keywords["shape"] = Shape(tuple(d.random.sample(shape, len(shape))))
    if d.chance(30):
        keywords["dtype"] = Name("dtype", d.dtype())
    return [d.tensor(shape, dtype)], keywords


def joined(d, same):
    shape, dtype, axis = d.shape(least=1), d.dtype(), 0
    axis = d.axis(len(shape) + same)
    fields = []
    for _ in range(d.random.randint(1, 3) if d.chance(97) else 0):
        other = list(d.changed(shape, 4))
        if not same and -len(other) <= axis < len(other) and d.chance(60):
            other[axis] = d.dim()
        fields.append(d.tensor(tuple(other), dtype))
    return [tuple(fields)], {"axis": axis}


def concat(d):
    arguments, keywords = joined(d, same=False)
    return arguments, {"axis": None} if d.chance(4) else keywords


def stack(d):
    return joined(d, same=True)


def split(d):
    shape = d.shape(least=1 if d.chance(97) else 0)
    parts = d.one(1, 2, 3, 4, 0) if d.chance(60) else sorted(d.random.sample(range(0, 9), d.random.randint(0, 3)))
    return [d.tensor(shape, d.dtype()), parts], {"axis": d.axis(len(shape))}


def meshgrid(d):
    dtype = d.dtype()
    fields = tuple(d.tensor(d.shape(1 if d.chance(92) else None), dtype) for _ in range(d.random.randint(0, 3)))
    return [fields], {"indexing": d.one("ij", "ij", "xy")}


def reduction(d):
    shape = d.shape()
    return [d.tensor(shape, d.dtype())], {"axis": d.some_axes(len(shape)), "keepdims": d.chance(40)}


def one_axis_reduction(d):
    shape = d.shape()
    return [d.tensor(shape, d.dtype())], {"axis": d.one(None, d.axis(len(shape))), "keepdims": d.chance(40)}


def scan(d):
    shape = d.shape()
    keywords = {"axis": d.one(None, d.axis(len(shape))), "dtype": d.one(None, None, d.dtype())}
    return [d.tensor(shape, d.dtype())], keywords


def collapse(shaped):
    def draw(d):
        shape, dtype = d.shape(), d.dtype()
        target = tuple(1 if d.chance(30) else x for x in shape)[d.random.randint(0, len(shape)) if d.chance(40) else 0 :]
        target = d.changed(target)
        return [d.tensor(shape, dtype), Shape(target) if shaped else d.tensor(target, dtype)], {}

    return draw


def shaped(d):
    return [Shape(d.shape()) if d.chance(90) else ShapeParameter(d.rank()), d.dtype()], {}


def full(d):
    value = d.tensor(() if d.chance(95) else d.shape(), d.dtype())
    return [Shape(d.shape()), value], {"dtype": d.one(None, d.dtype())}


def like(d):
    return [d.tensor(d.shape(), d.dtype())], {"dtype": d.one(None, d.dtype())}


def full_like(d):
    return [like(d)[0][0], d.tensor(() if d.chance(95) else d.shape(), d.dtype())], {"dtype": d.one(None, d.dtype())}


def arange(d):
    whole = [d.one(0, 1, 2, -3, "n"), d.one(10, 7, 3, "n", "m", "n + m"), d.one(1, 1, 2, 3, -1)]
    if d.chance(15):
        whole = [d.one(0.5, 0), d.one(3.2, 7), d.one(0.5, 1)]
    count = d.random.randint(1, 3)
    arguments = whole[1:2] if count == 1 else whole[:count]
    return arguments, {"dtype": d.one(None, None, d.dtype())}


def eye(d):
    return [d.one(3, "n", 0)], {"m": d.one(None, 4, "m"), "k": d.one(0, 1, -1), "dtype": d.dtype()}


def eye_like(d):
    shape = d.shape(2 if d.chance(90) else None)
    return [d.tensor(shape, d.dtype())], {"k": d.one(0, 1), "dtype": d.one(None, d.dtype())}


def hamming_window(d):
    return [d.one(1, 10, "n", 0, -2), True, 0.5, 0.5, d.float() if d.chance(80) else d.dtype()], {}


def matmul(d):
    inner, dtype = d.dim(), d.dtype()
    stack_shape = d.shape(most=2)
    left = (*stack_shape, d.dim(), inner)
    right = (*d.partner(stack_shape), inner if d.chance(90) else d.dim(), d.dim())
    if d.chance(15):
        left = (inner,)
    if d.chance(15):
        right = (inner,)
    if d.chance(4):
        left = ()
    return [d.tensor(left, dtype), d.tensor(right, dtype)], {"out_dtype": d.one(None, None, d.dtype())}


def linear(d):
    inner, outer, dtype = d.dim(), d.dim(), d.float()
    data = (*d.shape(most=2), d.dim(), inner)
    keywords = {"bias": d.tensor((outer,), dtype)} if d.chance(50) else {}
    return [d.tensor(data, dtype), d.tensor((outer, inner), dtype)], keywords


def outer(d):
    dtype = d.dtype()
    return [d.tensor(d.shape(1 if d.chance(93) else None), dtype) for _ in range(2)], {}


def einsum(d):
    subscripts, shapes = d.one(
        ("ij,jk->ik", ["ij", "jk"]),
        ("ij->ji", ["ij"]),
        ("ii", ["ii"]),
        ("ij,j", ["ij", "j"]),
        ("bij,bjk->bik", ["bij", "bjk"]),
        ("...ij,...jk->...ik", ["abij", "abjk"]),
        ("ij->", ["ij"]),
        ("i,j->ij", ["i", "j"]),
        ("abc,cd", ["abc", "cd"]),
    )
    sizes = {letter: d.dim() for letter in "abcdijk"}
    dtype = d.dtype()
    operands = tuple(d.tensor(d.changed(tuple(sizes[c] for c in s), 5), dtype) for s in shapes)
    return [operands], {"subscripts": subscripts}


def flip(d):
    shape = d.shape()
    return [d.tensor(shape, d.dtype()), d.axis(len(shape))], {}


def triangle(d):
    return [d.tensor(d.shape(least=2 if d.chance(90) else 0), d.dtype())], {"k": d.one(0, 1, -1, "n")}


def repeat(d):
    shape = d.shape()
    return [d.tensor(shape, d.dtype()), d.one(1, 2, 3, 0)], {"axis": d.one(None, d.axis(len(shape)))}


def tile(d):
    repeats = tuple(d.one(1, 2, 3) for _ in range(d.rank(1, 4)))
    return [d.tensor(d.shape(), d.dtype()), d.one(repeats, 2)], {}


def pad(d):
    shape = d.shape(least=1)
    widths = [d.one(0, 1, 2) for _ in range(2 * len(shape) if d.chance(94) else 3)]
    return [d.tensor(shape, d.dtype()), widths], {"pad_mode": d.one("constant", "reflect", "replicate")}


def pixel_shuffle(d):
    factor = d.one(1, 2, 3)
    channels = d.one(f"n * {factor * factor}", 4 * factor * factor, d.dim())
    return [d.tensor((*d.shape(most=1), channels, d.dim(), d.dim()), d.float()), factor], {}


def one_hot(d):
    shape = d.shape(most=3)
    on, off = d.one((1, 0), (1.0, 0.0), (1, 0), (1, 0.5))
    values = [Number(v, "float32" if isinstance(v, float) else "int64") for v in (on, off)]
    return [d.tensor(shape, d.integer()), *values, d.one(1, 10, 5, 0)], {"axis": d.axis(len(shape) + 1)}


def reverse_sequence(d):
    shape = d.shape(least=2)
    arguments = [d.tensor(shape, d.dtype()), d.tensor(d.changed(shape[:1]), "int64")]
    return arguments, {"seq_axis": d.axis(len(shape)), "batch_axis": 0}


def take(d):
    shape = d.shape(least=1)
    index = Scalar("int64") if d.chance(10) else d.tensor(d.shape(most=2), d.integer())
    axis = None if d.chance(15) else d.axis(len(shape))
    return [d.tensor(shape, d.dtype()), index], {"axis": axis, "mode": d.one("fast", "wrap", "clip")}


def gather_elements(d):
    shape = d.shape(least=1)
    return [d.tensor(shape, d.dtype()), d.tensor(d.changed(shape), d.integer())], {"axis": d.axis(len(shape))}


def gather_nd(d):
    shape, batch = d.shape(least=1), d.one(0, 0, 1)
    index = (*shape[:batch], *d.shape(most=1), d.random.randint(1, max(1, len(shape) - batch)))
    return [d.tensor(shape, d.dtype()), d.tensor(d.changed(index), "int64")], {"batch_dims": batch}


def scatter_elements(d):
    shape, dtype = d.shape(least=1), d.dtype()
    index = d.changed(shape)
    arguments = [d.tensor(shape, dtype), d.tensor(index, d.integer()), d.tensor(d.changed(index), dtype)]
    return arguments, {"axis": d.axis(len(shape)), "reduction": d.one("update", "add", "mul", "other")}


def scatter_nd(d):
    shape, dtype = d.shape(least=1), d.dtype()
    depth = d.random.randint(1, len(shape))
    lead = d.shape(most=2)
    arguments = [d.tensor(shape, dtype), d.tensor((*lead, depth), "int64"),
                 d.tensor(d.changed(lead + shape[depth:]), dtype)]
    return arguments, {"reduction": d.one("update", "add", "max")}


def index_tensor(d):
    shape, index = d.shape(least=1), d.shape(most=2)
    count = d.random.randint(1, len(shape)) if d.chance(94) else len(shape) + 1
    return [d.tensor(shape, d.dtype()), tuple(d.tensor(d.partner(index), d.integer()) for _ in range(count))], {}


def index_put(d):
    shape, index, dtype = d.shape(least=1), d.shape(1), d.dtype()
    indices = tuple(d.tensor(d.changed(index), d.integer()) for _ in range(d.random.randint(1, len(shape))))
    return [d.tensor(shape, dtype), indices, d.tensor(d.changed(index), dtype)], {"accumulate": d.chance(50)}


def slice_scatter(d):
    shape, dtype, axis = d.shape(least=1), d.dtype(), 0
    axis = d.axis(len(shape))
    source = list(shape)
    if -len(shape) <= axis < len(shape):
        source[axis] = 2
    arguments = [d.tensor(shape, dtype), d.tensor(d.changed(tuple(source)), dtype), 0, d.one(2, 4), d.one(1, 2)]
    return arguments, {"axis": axis}


def strided_slice(d):
    shape = d.shape(least=1)
    axes = d.axes(len(shape))
    begin = [d.one(0, 0, 1, -2, "n") for _ in axes]
    end = [d.one(2, 4, 100, -1, "n", "m + 1") for _ in axes]
    strides = None if d.chance(40) else [d.one(1, 1, 2, 3, -1) for _ in axes]
    return [d.tensor(shape, d.dtype()), axes, begin, end], {"strides": strides, "assume_inbound": d.chance(30)}


def dynamic_strided_slice(d):
    shape = d.shape(least=1)
    return [d.tensor(shape, d.dtype()), *(d.tensor(d.changed((len(shape),)), "int64") for _ in range(3))], {}


def sort(d):
    shape = d.shape()
    return [d.tensor(shape, d.dtype())], {"axis": d.axis(len(shape)), "descending": d.chance(50)}


def argsort(d):
    arguments, keywords = sort(d)
    return arguments, {**keywords, "dtype": d.one("int32", "int64", "float32")}


def topk(d):
    shape = d.shape(least=1)
    keywords = {"k": d.one(1, 2, 5, -1), "axis": d.axis(len(shape)), "ret_type": d.one("both", "values", "indices"),
                "dtype": d.one("int32", "int64")}
    return [d.tensor(shape, d.dtype())], keywords


def unique(d):
    shape = d.shape()
    keywords = {name: d.chance(40) for name in ("return_index", "return_inverse", "return_counts")}
    return [d.tensor(shape, d.dtype())], {**keywords, "axis": d.one(None, d.axis(len(shape)))}


def bucketize(d):
    edges = d.tensor(d.shape(1 if d.chance(93) else None), "float32")
    return [d.tensor(d.shape(), d.dtype()), edges], {"out_int32": d.chance(50)}


def softmax(d):
    arguments = unary_of_floats(d)[0]
    return arguments, {"axis": d.axis(max(1, arguments[0].ndim if isinstance(arguments[0], Tensor) else 1))}


def prelu(d):
    shape, dtype = d.shape(least=1), d.float()
    axis = d.axis(len(shape))
    alpha = shape[axis] if -len(shape) <= axis < len(shape) else 1
    return [d.tensor(shape, dtype), d.tensor(d.changed((alpha,)), dtype)], {"axis": axis}


def attention(d):
    batch, seq, heads, size, dtype = d.dim(), d.dim(), d.dim(), d.dim(), d.one("float16", "float32")
    keys, values = d.dim(), d.dim()
    arguments = [d.tensor(d.changed(s, 4), dtype) for s in
                 ((batch, seq, heads, size), (batch, keys, heads, size), (batch, keys, heads, values))]
    if d.chance(30):
        arguments.append(d.tensor(d.changed(d.one((batch, heads, seq, keys), (1, 1, seq, keys)), 8), dtype))
    return arguments, {"causal_mask": d.one(None, "TopLeft", "BottomRight")}


def window(d, dims):
    """Padding, strides and dilation for `dims` spatial dimensions."""
    padding = d.one(0, 1, [1] * dims, [0, 1] * dims, [1] * (2 * dims), 2)
    return {"strides": d.one(1, 2, [2] * dims, [1] * dims), "padding": padding,
            "dilation": d.one(1, 1, 2, [1] * dims)}


def spatial(d, dims):
    return tuple(d.one(8, 16, 7, "n", "m", "n * 2") for _ in range(dims))


def arranged(sizes, layout):
    return tuple(sizes[letter] for letter in layout)


SPATIAL = {1: "W", 2: "HW", 3: "DHW"}


def convolution(dims, transposed=False):
    letters = SPATIAL[dims]

    def draw(d):
        groups = d.one(1, 1, 1, 2)
        sizes = {"N": d.one(1, 2, "n"), "C": d.one(4, 8, "k" if groups == 1 else 4),
                 **dict(zip(letters, spatial(d, dims)))}
        channels = sizes["C"] if groups == 1 else sizes["C"] // groups
        kernel = {"O": d.one(4, 6, "k"), "I": channels, **dict(zip(letters, [d.one(1, 3, 5) for _ in letters]))}
        if transposed:
            kernel.update({"I": sizes["C"], "O": 4 // groups})
        layout = d.one("NC" + letters, "NC" + letters, "N" + letters + "C")
        kernel_layout = d.one(*(["IO" + letters] * 2 if transposed else ["OI" + letters, "O" + letters + "I"]))
        dtype = d.float()
        keywords = {**window(d, dims), "groups": groups, "data_layout": layout, "kernel_layout": kernel_layout,
                    "out_layout": d.one(None, None, "N" + letters + "C"), "out_dtype": d.one(None, "float32", "float16")}
        if transposed and d.chance(30):
            keywords["output_padding"] = 1
        data = d.changed(arranged(sizes, layout), 5)
        return [d.tensor(data, dtype), d.tensor(d.changed(arranged(kernel, kernel_layout), 5), dtype)], keywords

    return draw


def pooling(dims):
    letters = SPATIAL[dims]

    def draw(d):
        sizes = {"N": d.one(1, 2, "n"), "C": d.one(4, 8, "k"), **dict(zip(letters, spatial(d, dims)))}
        layout = d.one("NC" + letters, "N" + letters + "C")
        keywords = {**window(d, dims), "ceil_mode": d.chance(30), "layout": layout,
                    "pool_size": d.one(1, 2, 3, [3] * dims), "out_layout": d.one(None, None, "NC" + letters)}
        return [d.tensor(d.changed(arranged(sizes, layout), 5), d.float())], keywords

    return draw


def adaptive_pooling(dims):
    letters = SPATIAL[dims]

    def draw(d):
        sizes = {"N": d.one(1, "n"), "C": d.one(4, "k"), **dict(zip(letters, spatial(d, dims)))}
        layout = d.one("NC" + letters, "N" + letters + "C")
        keywords = {"output_size": d.one(None, 1, 3, [2] * dims), "layout": layout,
                    "out_layout": d.one(None, None, "NC" + letters)}
        return [d.tensor(d.changed(arranged(sizes, layout), 5), d.float())], keywords

    return draw


def batch_norm(d):
    shape, dtype = d.shape(least=1), d.float()
    axis = d.axis(len(shape))
    size = (shape[axis] if -len(shape) <= axis < len(shape) else 1,)
    return [d.tensor(shape, dtype), *(d.tensor(d.changed(size, 3), dtype) for _ in range(4))], {"axis": axis}


def layer_norm(d):
    shape, dtype = d.shape(least=1), d.float()
    count = d.random.randint(1, len(shape))
    axes = [i - len(shape) for i in range(len(shape) - count, len(shape))] if d.chance(93) else [len(shape)]
    sizes = shape[len(shape) - count :]
    return [d.tensor(shape, dtype), *(d.tensor(d.changed(sizes, 3), dtype) for _ in range(2))], {"axes": axes}


def rms_norm(d):
    arguments, keywords = layer_norm(d)
    return arguments[:2], keywords


def group_norm(d):
    groups = d.one(1, 2, 4)
    shape, dtype = (d.dim(), d.one(4, 8, "n * 4", 6), d.dim(), d.dim()), d.float()
    keywords = {"num_groups": groups, "channel_axis": 1, "axes": [2, 3]}
    return [d.tensor(shape, dtype), *(d.tensor(d.changed((shape[1],), 4), dtype) for _ in range(2))], keywords


def instance_norm(d):
    arguments, keywords = group_norm(d)
    del keywords["num_groups"]
    return arguments, keywords


def cross_entropy(d):
    shape, dtype = d.shape(), d.float()
    return [d.tensor(shape, dtype), d.tensor(d.changed(shape), dtype)], {}


def nll_loss(d):
    batch, classes, rest, dtype = d.dim(), d.dim(), d.shape(most=2), d.float()
    alone = d.chance(15)
    arguments = [d.tensor((classes,) if alone else (batch, classes, *rest), dtype),
                 d.tensor(d.changed(() if alone else (batch, *rest)), d.integer())]
    if d.chance(50):
        arguments.append(d.tensor(d.changed((classes,), 5), dtype))
    return arguments, {"reduction": d.one("mean", "sum", "none", "other")}


def nll_loss_backward(d):
    arguments, keywords = nll_loss(d)
    return [d.tensor((), "float32"), *arguments], keywords


def take_backward(d):
    arguments, keywords = take(d)
    return [d.tensor(d.shape(), "float32"), *arguments], {"axis": keywords["axis"]}


def pool_backward(d):
    arguments, keywords = pooling(2)(d)
    for name, given in keywords.items():
        count = 4 if name == "padding" else 2
        if name in ("strides", "padding", "dilation", "pool_size"):
            keywords[name] = [given] * count if isinstance(given, int) else (given * 2)[:count]
    return [d.tensor(d.shape(4), "float32"), *arguments], keywords


def resize2d(d):
    layout = d.one("NCHW", "NHWC")
    sizes = {"N": d.one(1, "n"), "C": 3, "H": d.dim(), "W": d.dim()}
    size = Shape((d.dim(), d.dim())) if d.chance(90) else d.one(7, ShapeParameter(2))
    keywords = {"size": size, "layout": layout, "out_dtype": d.one(None, "float16")}
    return [d.tensor(d.changed(arranged(sizes, layout), 5), d.float())], keywords


def quantized(back):
    def draw(d):
        shape = d.shape(least=1)
        axis = d.axis(len(shape))
        size = () if d.chance(30) else d.changed((shape[axis] if -len(shape) <= axis < len(shape) else 1,))
        data, out = ("int8", "float32") if back else ("float32", "int8")
        arguments = [d.tensor(shape, data), d.tensor(size, "float32"), d.tensor(size, d.one("int8", "int8", "float16"))]
        return arguments, {"axis": axis, "out_dtype": d.one(out, out, "uint8", "float16")}

    return draw


def all_class_nms(d):
    batch, boxes, classes = d.dim(), d.dim(), d.dim()
    arguments = [d.tensor(d.changed((batch, boxes, 4)), "float32"), d.tensor(d.changed((batch, classes, boxes)), "float32"),
                 d.tensor((), "int64"), d.tensor((), "float32"), d.tensor((), "float32")]
    return arguments, {"output_format": d.one("onnx", "tensorflow")}


def shape_to_tensor(d):
    return [Shape(d.shape()) if d.chance(70) else d.one(ShapeParameter(2), ShapeParameter(), Tensor((3,), "int64", 1))], {}


def tensor_to_shape(d):
    return [d.tensor(d.shape(1 if d.chance(80) else None), "int64" if d.chance(85) else d.dtype())], {}


def information(d):
    shape = d.shape()
    return Info(Tensor(shape, d.dtype(), len(shape)))


def packed(d):
    arguments = [Name("extern", "packed.function"), *(d.tensor(d.shape(), d.dtype()) for _ in range(d.rank(0, 2)))]
    return arguments, {"sinfo_args": information(d)}


def dps_packed(d):
    fields = tuple(d.tensor(d.shape(), d.dtype()) for _ in range(d.rank(0, 2)))
    out = information(d)
    return [Name("extern", "packed.function"), fields, d.one(out, [out, information(d)])], {}


def alloc_tensor(d):
    return [Shape(d.shape()), Name("dtype", d.dtype()), 0], {"storage_scope": d.one("global", "shared")}


def byte_of_tensor(d):
    return [d.tensor(d.shape(), d.dtype())], {}


def part_of_tensor(d):
    shape = d.shape()
    return [d.tensor(shape, d.dtype()), Number(d.one(0, 1, len(shape), -1))], {}


def nothing(_):
    return [], {}


def size_of(d):
    return [d.tensor(d.shape(), d.dtype())], {}


FAMILIES = [
    (unary_of_floats, "acos acosh asin asinh atan atanh cos cosh erf exp log rsqrt sigmoid sin sinh sqrt tan tanh nn.gelu "
     "nn.gelu_tanh nn.selu nn.silu"),
    (unary, "abs bitwise_not ceil floor isfinite isinf isnan logical_not negative round sign square trunc nn.relu "
     "builtin.stop_lift_params flatten nn.batch_flatten memory.ensure_zero_offset grad.no_grad grad.start_checkpoint "
     "grad.end_checkpoint nonzero shape_of memory.kill_tensor vm.kill_object"),
    (unary_with(alpha=[0.1]), "nn.leakyrelu"),
    (unary_with(beta=[1.0], threshold=[20.0]), "nn.softplus"),
    (unary_with(rate=[0.5, 0.1]), "nn.dropout"),
    (binary, "add atan2 bitwise_and bitwise_or bitwise_xor divide equal floor_divide floor_mod greater greater_equal "
     "left_shift less less_equal log_add_exp logical_and logical_or logical_xor maximum minimum mod multiply not_equal "
     "power right_shift subtract"),
    (same_shapes(3), "ewise_fma"),
    (where, "where"),
    (clip, "clip"),
    (astype, "astype"),
    (like, "ones_like zeros_like"),
    (astype, "wrap_param"),
    (broadcast_to, "broadcast_to"),
    (reshape, "reshape"),
    (permute_dims, "permute_dims"),
    (expand_dims, "expand_dims"),
    (squeeze, "squeeze"),
    (layout_transform, "layout_transform"),
    (view, "memory.view"),
    (concat, "concat"),
    (stack, "stack"),
    (split, "split"),
    (meshgrid, "meshgrid"),
    (reduction, "max mean min prod std sum variance median"),
    (one_axis_reduction, "argmax argmin"),
    (scan, "cumprod cumsum"),
    (collapse(shaped=False), "collapse_sum_like"),
    (collapse(shaped=True), "collapse_sum_to"),
    (size_of, "size"),
    (shaped, "ones zeros"),
    (full, "full"),
    (full_like, "full_like"),
    (arange, "arange"),
    (eye, "eye"),
    (eye_like, "eye_like"),
    (hamming_window, "hamming_window"),
    (matmul, "matmul"),
    (linear, "linear"),
    (outer, "outer"),
    (einsum, "einsum"),
    (flip, "flip"),
    (triangle, "tril triu"),
    (repeat, "repeat"),
    (tile, "tile"),
    (pad, "nn.pad"),
    (pixel_shuffle, "nn.pixel_shuffle"),
    (one_hot, "one_hot"),
    (reverse_sequence, "reverse_sequence"),
    (take, "take"),
    (gather_elements, "gather_elements"),
    (gather_nd, "gather_nd"),
    (scatter_elements, "scatter_elements"),
    (scatter_nd, "scatter_nd"),
    (index_tensor, "index_tensor"),
    (index_put, "index_put"),
    (slice_scatter, "slice_scatter"),
    (strided_slice, "strided_slice"),
    (dynamic_strided_slice, "dynamic_strided_slice"),
    (sort, "sort"),
    (argsort, "argsort"),
    (topk, "topk"),
    (unique, "unique"),
    (bucketize, "bucketize"),
    (softmax, "nn.softmax nn.log_softmax"),
    (prelu, "nn.prelu"),
    (attention, "nn.attention nn.attention_bias"),
    (convolution(1), "nn.conv1d"),
    (convolution(2), "nn.conv2d"),
    (convolution(3), "nn.conv3d"),
    (convolution(1, transposed=True), "nn.conv1d_transpose"),
    (convolution(2, transposed=True), "nn.conv2d_transpose"),
    (convolution(3, transposed=True), "nn.conv3d_transpose"),
    (pooling(1), "nn.max_pool1d nn.avg_pool1d"),
    (pooling(2), "nn.max_pool2d nn.avg_pool2d"),
    (pooling(3), "nn.max_pool3d nn.avg_pool3d"),
    (adaptive_pooling(1), "nn.adaptive_avg_pool1d"),
    (adaptive_pooling(2), "nn.adaptive_avg_pool2d"),
    (adaptive_pooling(3), "nn.adaptive_avg_pool3d"),
    (batch_norm, "nn.batch_norm"),
    (layer_norm, "nn.layer_norm"),
    (rms_norm, "nn.rms_norm"),
    (group_norm, "nn.group_norm"),
    (instance_norm, "nn.instance_norm"),
    (cross_entropy, "nn.cross_entropy_with_logits"),
    (nll_loss, "nn.nll_loss"),
    (nll_loss_backward, "grad.nll_loss_backward"),
    (take_backward, "grad.take_backward"),
    (pool_backward, "grad.max_pool2d_backward grad.avg_pool2d_backward"),
    (resize2d, "image.resize2d"),
    (quantized(back=False), "quantize"),
    (quantized(back=True), "dequantize"),
    (all_class_nms, "vision.all_class_non_max_suppression"),
    (shape_to_tensor, "shape_to_tensor"),
    (tensor_to_shape, "tensor_to_shape"),
    (packed, "call_pure_packed"),
    (dps_packed, "call_dps_packed"),
    (alloc_tensor, "builtin.alloc_tensor"),
    (byte_of_tensor, "inspect.tensor_byte_offset inspect.tensor_dtype_bits inspect.tensor_dtype_code "
     "inspect.tensor_dtype_lanes inspect.tensor_elem_offset inspect.tensor_ndim"),
    (part_of_tensor, "inspect.tensor_shape_i inspect.tensor_stride_i"),
    (nothing, "null_value"),
]

DRAWN = {name: family for family, names in FAMILIES for name in names.split()}


def draw(operator, seed):
    """(positional arguments, keyword arguments) of one call."""
    return DRAWN[operator](Draw(f"{operator} {seed}"))
