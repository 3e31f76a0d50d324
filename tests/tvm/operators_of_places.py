# SPDX-License-Identifier: Apache-2.0
"""Arguments of products, repetition, indexing and sorting, drawn at random.

Each function takes a Draw and gives (positional arguments, keyword arguments) of one call.
"""
from operator_draw import Number, Scalar


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
