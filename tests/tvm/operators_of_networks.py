# SPDX-License-Identifier: Apache-2.0
"""Arguments of operators of neural networks, of quantised tensors and of values other than tensors, drawn at random.

Each function takes a Draw and gives (positional arguments, keyword arguments) of one call.
"""
from operator_draw import Number, Shape, ShapeParameter, Tensor
from operators_of_places import take
from operators_of_shapes import unary_of_floats


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


def quantized(back):
    def draw(d):
        shape = d.shape(least=1)
        axis = d.axis(len(shape))
        size = () if d.chance(30) else d.changed((shape[axis] if -len(shape) <= axis < len(shape) else 1,))
        data, out = ("int8", "float32") if back else ("float32", "int8")
        arguments = [d.tensor(shape, data), d.tensor(size, "float32"), d.tensor(size, d.one("int8", "int8", "float16"))]
        return arguments, {"axis": axis, "out_dtype": d.one(out, out, "uint8", "float16")}

    return draw


def shape_to_tensor(d):
    return [Shape(d.shape()) if d.chance(70) else d.one(ShapeParameter(2), ShapeParameter(), Tensor((3,), "int64", 1))], {}


def tensor_to_shape(d):
    return [d.tensor(d.shape(1 if d.chance(80) else None), "int64" if d.chance(85) else d.dtype())], {}


def byte_of_tensor(d):
    return [d.tensor(d.shape(), d.dtype())], {}


def part_of_tensor(d):
    shape = d.shape()
    return [d.tensor(shape, d.dtype()), Number(d.one(0, 1, len(shape), -1))], {}


def size_of(d):
    return [d.tensor(d.shape(), d.dtype())], {}
