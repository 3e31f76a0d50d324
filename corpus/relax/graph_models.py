# SPDX-License-Identifier: Apache-2.0
"""Models built binding by binding: each is a function that returns the module."""
import numpy as np
import tvm
from tvm import relax
from tvm.relax import op

try:
    from tvm import tirx as tir
except ImportError:
    from tvm import tir

TensorInfo = getattr(relax, "TensorStructInfo", None) or relax.TensorType


def tensor(name, shape, dtype="float32"):
    return relax.Var(name, TensorInfo(shape, dtype))


def size(name):
    return tir.Var(name, "int64")


def values(*shape, dtype="float32", seed=0):
    drawn = np.random.default_rng(seed).standard_normal(shape) * 4
    return relax.const(drawn.astype(dtype), dtype)


def module(params, build, dataflow=True):
    """The module of `main` with these parameters; `build(emit)` gives its result."""
    builder = relax.BlockBuilder()
    with builder.function("main", params):
        if dataflow:
            with builder.dataflow():
                result = builder.emit_output(build(builder.emit))
        else:
            result = build(builder.emit)
        builder.emit_func_output(result)
    return builder.finalize()


def convolution_net():
    """Convolutions with a residual, pools and batch normalisation, all sizes constant."""
    x, w = tensor("x", (2, 4, 12, 12)), tensor("w", (8, 4, 3, 3))
    v, skip = tensor("v", (8, 8, 3, 3)), tensor("skip", (8, 4, 1, 1))
    moments = [tensor(name, (8,)) for name in ("gamma", "beta", "mean", "variance")]

    def build(emit):
        y = emit(op.nn.relu(emit(op.nn.conv2d(x, w, padding=1))))
        normal = emit(op.nn.batch_norm(y, *moments, axis=1))
        y = emit(op.nn.conv2d(emit(relax.TupleGetItem(normal, 0)), v, padding=(1, 1)))
        y = emit(op.nn.relu(emit(op.add(y, emit(op.nn.conv2d(x, skip))))))
        y = emit(op.nn.max_pool2d(y, pool_size=(2, 2), strides=(2, 2)))
        y = emit(op.nn.avg_pool2d(y, pool_size=(3, 3), strides=(1, 1), ceil_mode=True))
        return emit(op.nn.log_softmax(emit(op.flatten(y)), axis=-1))

    return module([x, w, v, skip, *moments], build)


def quantised_product():
    """int8 operands with a scale, the product in int32, rounded back to int8."""
    n = size("n")
    x, w = tensor("x", (n, 16)), tensor("w", (16, 10), "int8")

    def build(emit):
        scale, zero = relax.const(0.05, "float32"), relax.const(0, "int8")
        q = emit(op.quantize(x, scale, zero, axis=-1, out_dtype="int8"))
        total = emit(op.matmul(q, w, out_dtype="int32"))
        real = emit(op.multiply(emit(op.astype(total, "float32")), relax.const(0.0025, "float32")))
        again = emit(op.quantize(real, scale, zero, axis=-1, out_dtype="int8"))
        return emit(op.dequantize(again, scale, zero, axis=-1, out_dtype="float32"))

    return module([x, w], build)


def tuples():
    """Tuples in tuples, split and joined, and one that is passed through."""
    n = size("n")
    x, y = tensor("x", (n, 12)), tensor("y", (n, 4))

    def build(emit):
        parts = emit(op.split(x, 3, axis=1))
        pair = emit(relax.Tuple([emit(relax.TupleGetItem(parts, 2)), y]))
        nested = emit(relax.Tuple([pair, parts, relax.Tuple([])]))
        inner = emit(relax.TupleGetItem(nested, 0))
        left, right = emit(relax.TupleGetItem(inner, 0)), emit(relax.TupleGetItem(inner, 1))
        joined = emit(op.concat([left, right, emit(relax.TupleGetItem(parts, 0))], axis=1))
        return emit(relax.Tuple([joined, emit(op.sum(joined, axis=[0])), pair]))

    return module([x, y], build)


def ranking():
    """Gathers, sorted orders and scans over an integer input."""
    n = size("n")
    table, ids = tensor("table", (50, 8)), tensor("ids", (n,), "int64")

    def build(emit):
        rows = emit(op.take(table, ids, axis=0))
        scores = emit(op.mean(rows, axis=[1]))
        best = emit(op.topk(scores, k=3, axis=0, ret_type="both", largest=True, dtype="int64"))
        order = emit(op.argsort(scores, axis=0, descending=True, dtype="int64"))
        running = emit(op.cumsum(scores, axis=0))
        chosen = emit(op.take(running, emit(relax.TupleGetItem(best, 1)), axis=0))
        mask = emit(op.greater(scores, relax.const(0.0, "float32")))
        kept = emit(op.where(mask, scores, relax.const(0.0, "float32")))
        return emit(relax.Tuple([chosen, order, kept, emit(op.argmax(rows, axis=1))]))

    return module([table, ids], build)


def weights_inside():
    """A model that carries its weights as constants, with views, slices and padding."""
    n = size("n")
    x = tensor("x", (n, 6, 4))

    def build(emit):
        flat = emit(op.reshape(x, (n, 24)))
        y = emit(op.add(emit(op.matmul(flat, values(24, 9, seed=1))), values(9, seed=2)))
        square = emit(op.reshape(y, (n, 3, 3)))
        part = emit(op.strided_slice(square, axes=[1, 2], begin=[0, 1], end=[3, 3]))
        wide = emit(op.repeat(emit(op.expand_dims(part, axis=1)), repeats=2, axis=1))
        return emit(op.clip(emit(op.permute_dims(wide, [0, 2, 3, 1])), -1, 1))

    return module([x], build)


def mixture_of_experts():
    """Each row goes to the two of three experts that its gate ranks first, weighted by a softmax of their scores."""
    n = size("n")
    x, gate = tensor("x", (n, 6)), tensor("gate", (6, 3))
    experts = tensor("experts", (3, 6, 6))

    def build(emit):
        scores = emit(op.matmul(x, gate))
        best = emit(op.topk(scores, k=2, axis=1, ret_type="both", largest=True, dtype="int64"))
        weights = emit(op.nn.softmax(emit(relax.TupleGetItem(best, 0)), axis=-1))
        chosen = emit(op.take(experts, emit(op.reshape(emit(relax.TupleGetItem(best, 1)), (n * 2,))), axis=0))
        rows = emit(op.repeat(emit(op.expand_dims(x, axis=1)), repeats=2, axis=0))
        outputs = emit(op.reshape(emit(op.matmul(rows, chosen)), (n, 2, 6)))
        weighted = emit(op.multiply(outputs, emit(op.expand_dims(weights, axis=2))))
        return emit(op.sum(weighted, axis=[1]))

    return module([x, gate, experts], build)


def int8_network():
    """A convolution and a product in int8 that sum in int32, with a scale between them."""
    x, w = tensor("x", (1, 3, 8, 8), "int8"), tensor("w", (4, 3, 3, 3), "int8")
    v = tensor("v", (4, 5), "int8")

    def build(emit):
        sums = emit(op.nn.conv2d(x, w, strides=(2, 2), padding=1, out_dtype="int32"))
        scaled = emit(op.right_shift(emit(op.maximum(sums, relax.const(0, "int32"))), relax.const(4, "int32")))
        small = emit(op.astype(emit(op.minimum(scaled, relax.const(127, "int32"))), "int8"))
        pooled = emit(op.max(small, axis=[2, 3]))
        return emit(op.matmul(pooled, v, out_dtype="int32"))

    return module([x, w, v], build)


def long_chain():
    """Many values of one size, of which few live at once: storage is planned, and a view outlives its source."""
    n = size("n")
    x = tensor("x", (n, 8))

    def build(emit):
        y = x
        for step in range(6):
            y = emit(op.add(emit(op.multiply(y, relax.const(0.5, "float32"))), relax.const(float(step), "float32")))
            if step == 2:
                view = emit(op.reshape(y, (n * 2, 4)))
        return emit(relax.Tuple([y, emit(op.sum(view, axis=[1]))]))

    return module([x], build)


def upsampling_net():
    """Groups of channels normalised, a transposed convolution, and the image itself made as large beside it."""
    n, height, width = size("n"), size("height"), size("width")
    x, w = tensor("x", (n, 4, height, width)), tensor("w", (4, 3, 2, 2))
    gamma, beta = tensor("gamma", (4,)), tensor("beta", (4,))

    def build(emit):
        normal = emit(op.nn.group_norm(x, gamma, beta, num_groups=2, channel_axis=1, axes=[2, 3]))
        larger = emit(op.nn.conv2d_transpose(emit(op.nn.silu(normal)), w, strides=(2, 2)))
        beside = emit(op.image.resize2d(x, (height * 2, width * 2), layout="NCHW", method="linear"))
        joined = emit(op.concat([larger, beside], axis=1))
        return emit(op.nn.adaptive_avg_pool2d(emit(op.sigmoid(joined)), output_size=1))

    return module([x, w, gamma, beta], build)


MODELS = {f.__name__: f for f in (convolution_net, quantised_product, tuples, ranking, weights_inside, mixture_of_experts,
                                  int8_network, long_chain, upsampling_net)}
