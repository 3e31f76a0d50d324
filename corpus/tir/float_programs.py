# SPDX-License-Identifier: Apache-2.0
"""Programs over floating-point buffers.

What TVM itself changes is avoided here, so that every stage computes the same bytes. Constants keep
their value in seven significant digits, which is what the C generator prints; nothing is added,
then subtracted again, which the simplifier cancels; T.min_value, which also loses digits, is only
the start of a maximum and no result. The f16 and bf16 programs store each
operation's result to a parameter: TVM computes a longer bf16 expression in float32 and rounds at
the store, and makes local bf16 buffers float32.
"""
from program import Program, away_from_zero, draw, normal

ELEMENTWISE = Program(
    text="""
@T.prim_func
def elementwise(A: T.Buffer((7, 9), "float32"), B: T.Buffer((7, 9), "float32"), C: T.Buffer((7, 9), "float32"), D: T.Buffer((7, 9), "float32")):
    T.func_attr({"tir.noalias": True})
    for i, j in T.grid(7, 9):
        with T.block("C"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = T.Select(A[vi, vj] > B[vi, vj], A[vi, vj] / B[vi, vj], T.max(A[vi, vj] * T.float32(3) + B[vi, vj], B[vi, vj] - A[vi, vj] * T.float32(0.3)))
    for i, j in T.grid(7, 9):
        with T.block("D"):
            vi, vj = T.axis.remap("SS", [i, j])
            D[vi, vj] = T.min(T.max(C[vi, vj], -C[vi, vj]), T.sqrt(A[vi, vj] * A[vi, vj])) * T.floor(B[vi, vj] * T.float32(4)) - T.if_then_else(vi < 3 and vj >= 5, A[vi, vj], -B[vi, vj])
""",
    inputs=draw(A=normal(7, 9), B=away_from_zero(7, 9)),
    outputs={"C": ((7, 9), "float32"), "D": ((7, 9), "float32")},
)

MATMUL = Program(
    text="""
@T.prim_func
def matmul(A: T.Buffer((16, 20), "float32"), B: T.Buffer((20, 12), "float32"), C: T.Buffer((16, 12), "float32")):
    T.func_attr({"tir.noalias": True})
    for i, j, k in T.grid(16, 12, 20):
        with T.block("C"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                C[vi, vj] = T.float32(0)
            C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
""",
    inputs=draw(A=normal(16, 20), B=normal(20, 12)),
    outputs={"C": ((16, 12), "float32")},
)

CONV2D = Program(
    text="""
@T.prim_func
def conv2d(X: T.Buffer((1, 3, 7, 6), "float32"), W: T.Buffer((4, 3, 3, 3), "float32"), Y: T.Buffer((1, 4, 4, 6), "float32")):
    P = T.alloc_buffer((1, 3, 9, 8))
    for n, c, h, w in T.grid(1, 3, 9, 8):
        with T.block("pad"):
            vn, vc, vh, vw = T.axis.remap("SSSS", [n, c, h, w])
            P[vn, vc, vh, vw] = T.if_then_else(1 <= vh and vh < 8 and 1 <= vw and vw < 7, X[vn, vc, vh - 1, vw - 1], T.float32(0))
    for n, o, h, w, c, p, q in T.grid(1, 4, 4, 6, 3, 3, 3):
        with T.block("conv"):
            vn, vo, vh, vw, vc, vp, vq = T.axis.remap("SSSSRRR", [n, o, h, w, c, p, q])
            with T.init():
                Y[vn, vo, vh, vw] = T.float32(0)
            Y[vn, vo, vh, vw] = Y[vn, vo, vh, vw] + P[vn, vc, vh * 2 + vp, vw + vq] * W[vo, vc, vp, vq]
""",
    inputs=draw(X=normal(1, 3, 7, 6), W=normal(4, 3, 3, 3)),
    outputs={"Y": ((1, 4, 4, 6), "float32")},
)

LAYER_NORM = Program(
    text="""
@T.prim_func
def layer_norm(X: T.Buffer((5, 16), "float32"), gamma: T.Buffer((16,), "float32"), beta: T.Buffer((16,), "float32"), Y: T.Buffer((5, 16), "float32")):
    total = T.alloc_buffer((5,))
    mean = T.alloc_buffer((5,))
    square = T.alloc_buffer((5,))
    scale = T.alloc_buffer((5,))
    for i, k in T.grid(5, 16):
        with T.block("total"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                total[vi] = T.float32(0)
            total[vi] = total[vi] + X[vi, vk]
    for i in range(5):
        with T.block("mean"):
            vi = T.axis.spatial(5, i)
            mean[vi] = total[vi] / T.float32(16)
    for i, k in T.grid(5, 16):
        with T.block("square"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                square[vi] = T.float32(0)
            square[vi] = square[vi] + (X[vi, vk] - mean[vi]) * (X[vi, vk] - mean[vi])
    for i in range(5):
        with T.block("scale"):
            vi = T.axis.spatial(5, i)
            scale[vi] = T.float32(1) / T.sqrt(square[vi] / T.float32(16) + T.float32(0.00001))
    for i, j in T.grid(5, 16):
        with T.block("normalise"):
            vi, vj = T.axis.remap("SS", [i, j])
            Y[vi, vj] = (X[vi, vj] - mean[vi]) * scale[vi] * gamma[vj] + beta[vj]
""",
    inputs=draw(X=normal(5, 16), gamma=away_from_zero(16), beta=normal(16)),
    outputs={"Y": ((5, 16), "float32")},
)

CUMULATIVE_SUM = Program(
    text="""
@T.prim_func
def cumulative_sum(X: T.Buffer((3, 13), "float32"), Y: T.Buffer((3, 13), "float32")):
    for i in range(3):
        with T.block("row"):
            vi = T.axis.spatial(3, i)
            T.reads(X[vi, 0:13], Y[vi, 0:13])
            T.writes(Y[vi, 0:13])
            Y[vi, 0] = X[vi, 0]
            for j in range(12):
                Y[vi, j + 1] = Y[vi, j] + X[vi, j + 1]
""",
    inputs=draw(X=normal(3, 13)),
    outputs={"Y": ((3, 13), "float32")},
)

MAX_POOL = Program(
    text="""
@T.prim_func
def max_pool(X: T.Buffer((2, 9, 7), "float32"), Y: T.Buffer((2, 4, 3), "float32")):
    for c, h, w, p, q in T.grid(2, 4, 3, 3, 2):
        with T.block("pool"):
            vc, vh, vw, vp, vq = T.axis.remap("SSSRR", [c, h, w, p, q])
            with T.init():
                Y[vc, vh, vw] = T.min_value("float32")
            Y[vc, vh, vw] = T.max(Y[vc, vh, vw], X[vc, vh * 2 + vp, vw * 2 + vq])
""",
    inputs=draw(X=normal(2, 9, 7)),
    outputs={"Y": ((2, 4, 3), "float32")},
)

HORNER = Program(
    text="""
@T.prim_func
def horner(P: T.Buffer((6,), "float64"), X: T.Buffer((11,), "float64"), Y: T.Buffer((11,), "float64")):
    for i in range(11):
        with T.block("evaluate"):
            vi = T.axis.spatial(11, i)
            y = T.alloc_buffer((1,), "float64")
            y[0] = P[5]
            for k in range(5):
                y[0] = y[0] * X[vi] + P[4 - k]
            Y[vi] = y[0]
""",
    inputs=draw(P=lambda rng: rng.standard_normal(6), X=lambda rng: rng.standard_normal(11)),
    outputs={"Y": ((11,), "float64")},
)

AXPY = Program(
    text="""
@T.prim_func
def axpy(alpha: T.float32, limit: T.int32, X: T.Buffer((15,), "float32"), Y: T.Buffer((15,), "float32"), Z: T.Buffer((15,), "float32")):
    for i in range(15):
        with T.block("Z"):
            vi = T.axis.spatial(15, i)
            if vi < limit:
                Z[vi] = alpha * X[vi] + Y[vi]
            else:
                Z[vi] = Y[vi]
""",
    inputs=draw(alpha=0.375, limit=11, X=normal(15), Y=normal(15)),
    outputs={"Z": ((15,), "float32")},
)

DYNAMIC_SHAPE = Program(
    text="""
@T.prim_func
def dynamic_shape(a: T.handle, b: T.handle, c: T.handle):
    n = T.int32()
    m = T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (m, 3), "float32")
    C = T.match_buffer(c, (n, 3), "float32")
    for i, j, k in T.grid(n, 3, m):
        with T.block("C"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                C[vi, vj] = T.float32(0)
            C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
""",
    inputs=draw(A=normal(7, 5), B=normal(5, 3)),
    outputs={"C": ((7, 3), "float32")},
)

_NARROW = """
@T.prim_func
def NAME(A: T.Buffer((6, 7), "DTYPE"), B: T.Buffer((6, 7), "DTYPE"), P: T.Buffer((6, 7), "DTYPE"), C: T.Buffer((6, 7), "DTYPE"), D: T.Buffer((6, 7), "DTYPE"), E: T.Buffer((6,), "DTYPE")):
    for i, j in T.grid(6, 7):
        with T.block("product"):
            vi, vj = T.axis.remap("SS", [i, j])
            P[vi, vj] = A[vi, vj] * B[vi, vj]
    for i, j in T.grid(6, 7):
        with T.block("difference"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = P[vi, vj] - A[vi, vj]
    for i, j in T.grid(6, 7):
        with T.block("quotient"):
            vi, vj = T.axis.remap("SS", [i, j])
            D[vi, vj] = C[vi, vj] / B[vi, vj]
    for i, k in T.grid(6, 7):
        with T.block("sum"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                E[vi] = A[vi, 0]
            E[vi] = E[vi] + D[vi, vk]
"""


def _narrow(name, dtype):
    import ml_dtypes

    kind = {"float16": "float16", "bfloat16": ml_dtypes.bfloat16}[dtype]
    return Program(
        text=_NARROW.replace("NAME", name).replace("DTYPE", dtype),
        inputs=draw(
            A=lambda rng: normal(6, 7)(rng).astype(kind),
            B=lambda rng: away_from_zero(6, 7)(rng).astype(kind),
        ),
        outputs={
            "P": ((6, 7), dtype),
            "C": ((6, 7), dtype),
            "D": ((6, 7), dtype),
            "E": ((6,), dtype),
        },
    )


PROGRAMS = {
    "elementwise": ELEMENTWISE,
    "matmul": MATMUL,
    "conv2d": CONV2D,
    "layer_norm": LAYER_NORM,
    "cumulative_sum": CUMULATIVE_SUM,
    "max_pool": MAX_POOL,
    "horner": HORNER,
    "axpy": AXPY,
    "dynamic_shape": DYNAMIC_SHAPE,
    "f16": _narrow("f16", "float16"),
    "bf16": _narrow("bf16", "bfloat16"),
}
