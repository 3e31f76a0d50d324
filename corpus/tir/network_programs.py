# SPDX-License-Identifier: Apache-2.0
"""Layers of neural networks, each written out as loops and blocks.

Integers are widened before they are multiplied, as the C generator does not narrow what it computes
in `int`; sums of half-precision numbers are made in float32, and rounded by a cast of their own.
"""
from program import Program, away_from_zero, draw, integers, normal

DEPTHWISE = Program(
    text="""
@T.prim_func
def depthwise(X: T.Buffer((6, 7, 4), "float32"), W: T.Buffer((3, 3, 4), "float32"), bias: T.Buffer((4,), "float32"), Y: T.Buffer((4, 5, 4), "float32")):
    S = T.alloc_buffer((4, 5, 4))
    for h, w, c, p, q in T.grid(4, 5, 4, 3, 3):
        with T.block("depthwise"):
            vh, vw, vc, vp, vq = T.axis.remap("SSSRR", [h, w, c, p, q])
            with T.init():
                S[vh, vw, vc] = bias[vc]
            S[vh, vw, vc] = S[vh, vw, vc] + X[vh + vp, vw + vq, vc] * W[vp, vq, vc]
    for h, w, c in T.grid(4, 5, 4):
        with T.block("relu6"):
            vh, vw, vc = T.axis.remap("SSS", [h, w, c])
            Y[vh, vw, vc] = T.min(T.max(S[vh, vw, vc], T.float32(0)), T.float32(6))
""",
    inputs=draw(X=normal(6, 7, 4), W=normal(3, 3, 4), bias=normal(4)),
    outputs={"Y": ((4, 5, 4), "float32")},
)

CONV2D_TRANSPOSE = Program(
    text="""
@T.prim_func
def conv2d_transpose(X: T.Buffer((2, 4, 3), "float32"), W: T.Buffer((2, 3, 3, 3), "float32"), Y: T.Buffer((3, 9, 7), "float32")):
    D = T.alloc_buffer((2, 11, 9))
    for c, h, w in T.grid(2, 11, 9):
        with T.block("dilate"):
            vc, vh, vw = T.axis.remap("SSS", [c, h, w])
            D[vc, vh, vw] = T.if_then_else(2 <= vh and vh < 9 and 2 <= vw and vw < 7 and vh % 2 == 0 and vw % 2 == 0, X[vc, (vh - 2) // 2, (vw - 2) // 2], T.float32(0))
    for o, h, w, c, p, q in T.grid(3, 9, 7, 2, 3, 3):
        with T.block("conv"):
            vo, vh, vw, vc, vp, vq = T.axis.remap("SSSRRR", [o, h, w, c, p, q])
            with T.init():
                Y[vo, vh, vw] = T.float32(0)
            Y[vo, vh, vw] = Y[vo, vh, vw] + D[vc, vh + vp, vw + vq] * W[vc, vo, 2 - vp, 2 - vq]
""",
    inputs=draw(X=normal(2, 4, 3), W=normal(2, 3, 3, 3)),
    outputs={"Y": ((3, 9, 7), "float32")},
)

AVERAGE_POOL = Program(
    text="""
@T.prim_func
def average_pool(X: T.Buffer((2, 7, 6), "float32"), Y: T.Buffer((2, 4, 3), "float32")):
    S = T.alloc_buffer((2, 4, 3))
    for c, h, w in T.grid(2, 4, 3):
        with T.block("clear"):
            vc, vh, vw = T.axis.remap("SSS", [c, h, w])
            S[vc, vh, vw] = T.float32(0)
    for c, h, w, p, q in T.grid(2, 4, 3, 3, 3):
        with T.block("sum"):
            vc, vh, vw, vp, vq = T.axis.remap("SSSRR", [c, h, w, p, q])
            T.where(1 <= h * 2 + p and h * 2 + p < 8 and 1 <= w * 2 + q and w * 2 + q < 7)
            S[vc, vh, vw] = S[vc, vh, vw] + X[vc, vh * 2 + vp - 1, vw * 2 + vq - 1]
    for c, h, w in T.grid(2, 4, 3):
        with T.block("mean"):
            vc, vh, vw = T.axis.remap("SSS", [c, h, w])
            rows: T.int32 = T.min(vh * 2 + 2, 7) - T.max(vh * 2 - 1, 0)
            columns: T.int32 = T.min(vw * 2 + 2, 6) - T.max(vw * 2 - 1, 0)
            Y[vc, vh, vw] = S[vc, vh, vw] / T.Cast("float32", rows * columns)
""",
    inputs=draw(X=normal(2, 7, 6)),
    outputs={"Y": ((2, 4, 3), "float32")},
)

BATCH_MATMUL = Program(
    text="""
@T.prim_func
def batch_matmul(A: T.Buffer((3, 5, 7), "float32"), B: T.Buffer((3, 4, 7), "float32"), C: T.Buffer((3, 5, 4), "float32")):
    for b, i, j, k in T.grid(3, 5, 4, 7):
        with T.block("C"):
            vb, vi, vj, vk = T.axis.remap("SSSR", [b, i, j, k])
            with T.init():
                C[vb, vi, vj] = T.float32(0)
            C[vb, vi, vj] = C[vb, vi, vj] + A[vb, vi, vk] * B[vb, vj, vk]
""",
    inputs=draw(A=normal(3, 5, 7), B=normal(3, 4, 7)),
    outputs={"C": ((3, 5, 4), "float32")},
)

REQUANTISE = Program(
    text="""
@T.prim_func
def requantise(X: T.Buffer((2, 5, 6), "int8"), W: T.Buffer((3, 2, 2, 3), "int8"), bias: T.Buffer((3,), "int32"), multiplier: T.Buffer((3,), "int32"), shift: T.Buffer((3,), "int32"), Y: T.Buffer((3, 4, 4), "int8")):
    S = T.alloc_buffer((3, 4, 4), "int32")
    for o, h, w, c, p, q in T.grid(3, 4, 4, 2, 2, 3):
        with T.block("conv"):
            vo, vh, vw, vc, vp, vq = T.axis.remap("SSSRRR", [o, h, w, c, p, q])
            with T.init():
                S[vo, vh, vw] = bias[vo]
            S[vo, vh, vw] = S[vo, vh, vw] + (T.Cast("int32", X[vc, vh + vp, vw + vq]) + 5) * T.Cast("int32", W[vo, vc, vp, vq])
    for o, h, w in T.grid(3, 4, 4):
        with T.block("requantise"):
            vo, vh, vw = T.axis.remap("SSS", [o, h, w])
            places: T.int64 = T.Cast("int64", shift[vo]) + T.int64(31)
            product: T.int64 = T.Cast("int64", S[vo, vh, vw]) * T.Cast("int64", multiplier[vo])
            scaled: T.int64 = T.shift_right(product + T.shift_left(T.int64(1), places - T.int64(1)), places) - T.int64(7)
            Y[vo, vh, vw] = T.Cast("int8", T.max(T.min(scaled, T.int64(127)), T.int64(-128)))
""",
    inputs=draw(
        X=integers(-128, 128, (2, 5, 6), "int8"),
        W=integers(-127, 128, (3, 2, 2, 3), "int8"),
        bias=integers(-9000, 9000, 3),
        multiplier=integers(2**30, 2**31, 3),
        shift=integers(6, 9, 3),
    ),
    outputs={"Y": ((3, 4, 4), "int8")},
)

MIXED_PRECISION = Program(
    text="""
@T.prim_func
def mixed_precision(A: T.Buffer((6, 9), "float16"), B: T.Buffer((9, 5), "float16"), bias: T.Buffer((5,), "float32"), C: T.Buffer((6, 5), "float16")):
    S = T.alloc_buffer((6, 5))
    for i, j, k in T.grid(6, 5, 9):
        with T.block("product"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                S[vi, vj] = T.float32(0)
            S[vi, vj] = S[vi, vj] + T.Cast("float32", A[vi, vk]) * T.Cast("float32", B[vk, vj])
    for i, j in T.grid(6, 5):
        with T.block("narrow"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = T.Cast("float16", S[vi, vj] + bias[vj])
""",
    inputs=draw(
        A=lambda rng: normal(6, 9)(rng).astype("float16"),
        B=lambda rng: away_from_zero(9, 5)(rng).astype("float16"),
        bias=normal(5),
    ),
    outputs={"C": ((6, 5), "float16")},
)

PROGRAMS = {
    "depthwise": DEPTHWISE,
    "conv2d_transpose": CONV2D_TRANSPOSE,
    "average_pool": AVERAGE_POOL,
    "batch_matmul": BATCH_MATMUL,
    "requantise": REQUANTISE,
    "mixed_precision": MIXED_PRECISION,
}
