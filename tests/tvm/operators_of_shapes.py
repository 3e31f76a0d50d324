# SPDX-License-Identifier: Apache-2.0
"""Arguments of elementwise, shape-changing, joining, reducing and creating operators, drawn at random.

Each function takes a Draw and gives (positional arguments, keyword arguments) of one call.
"""
from operator_draw import Name, Scalar, Shape, ShapeParameter


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
