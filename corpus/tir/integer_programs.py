# SPDX-License-Identifier: Apache-2.0
"""Programs over integer and boolean buffers: data-dependent indices, loops and branches.

No signed operation overflows for the inputs given: in C that would have no meaning to compare.
"""
import numpy as np

from program import Program, draw, integers, normal

GATHER = Program(
    text="""
@T.prim_func
def gather(data: T.Buffer((9, 4), "float32"), index: T.Buffer((7,), "int32"), out: T.Buffer((7, 4), "float32")):
    for i, j in T.grid(7, 4):
        with T.block("gather"):
            vi, vj = T.axis.remap("SS", [i, j])
            T.reads(data[0:9, vj], index[vi])
            T.writes(out[vi, vj])
            out[vi, vj] = data[index[vi], vj]
""",
    inputs=draw(data=normal(9, 4), index=integers(0, 9, 7)),
    outputs={"out": ((7, 4), "float32")},
)

HISTOGRAM = Program(
    text="""
@T.prim_func
def histogram(X: T.Buffer((40,), "uint8"), H: T.Buffer((6,), "int32")):
    for b in range(6):
        with T.block("clear"):
            vb = T.axis.spatial(6, b)
            H[vb] = 0
    for i in range(40):
        with T.block("count"):
            vi = T.axis.opaque(40, i)
            T.reads(X[vi], H[0:6])
            T.writes(H[0:6])
            bin: T.int32 = T.Cast("int32", X[vi]) // 43
            H[bin] = H[bin] + 1
""",
    inputs=draw(X=integers(0, 256, 40, "uint8")),
    outputs={"H": ((6,), "int32")},
)

INT8 = Program(
    text="""
@T.prim_func
def int8(A: T.Buffer((9, 11), "int8"), B: T.Buffer((10, 11), "int8"), C: T.Buffer((9, 10), "int8")):
    acc = T.alloc_buffer((9, 10), "int32")
    for i, j, k in T.grid(9, 10, 11):
        with T.block("product"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                acc[vi, vj] = 0
            acc[vi, vj] = acc[vi, vj] + T.Cast("int32", A[vi, vk]) * T.Cast("int32", B[vj, vk])
    for i, j in T.grid(9, 10):
        with T.block("requantise"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = T.Cast("int8", T.max(T.min(T.shift_right(acc[vi, vj] * 97 + 16384, 15) + 3, 127), -128))
""",
    inputs=draw(A=integers(-128, 128, (9, 11), "int8"), B=integers(-128, 128, (10, 11), "int8")),
    outputs={"C": ((9, 10), "int8")},
)

DIVISION = Program(
    text="""
@T.prim_func
def division(A: T.Buffer((4, 10), "int32"), B: T.Buffer((4, 10), "int32"), Q: T.Buffer((4, 4, 10), "int32")):
    for i, j in T.grid(4, 10):
        with T.block("divide"):
            vi, vj = T.axis.remap("SS", [i, j])
            Q[0, vi, vj] = A[vi, vj] // B[vi, vj]
            Q[1, vi, vj] = A[vi, vj] % B[vi, vj]
            Q[2, vi, vj] = T.truncdiv(A[vi, vj], B[vi, vj])
            Q[3, vi, vj] = T.truncmod(A[vi, vj], B[vi, vj])
""",
    inputs=draw(
        A=integers(-100, 100, (4, 10)),
        B=lambda rng: (rng.integers(1, 13, (4, 10)) * rng.choice((-1, 1), (4, 10))).astype("int32"),
    ),
    outputs={"Q": ((4, 4, 10), "int32")},
)

HASH = Program(
    text="""
@T.prim_func
def hash(X: T.Buffer((14,), "uint32"), Y: T.Buffer((14,), "uint32"), Z: T.Buffer((14,), "int64")):
    for i in range(14):
        with T.block("mix"):
            vi = T.axis.spatial(14, i)
            a: T.uint32 = T.bitwise_xor(X[vi], T.shift_right(X[vi], T.uint32(16))) * T.uint32(2246822507)
            b: T.uint32 = T.bitwise_xor(a, T.shift_right(a, T.uint32(13))) * T.uint32(3266489909)
            Y[vi] = T.bitwise_xor(b, T.shift_right(b, T.uint32(16)))
            Z[vi] = T.bitwise_or(T.shift_left(T.Cast("int64", b), T.int64(20)), T.Cast("int64", T.bitwise_and(a, T.bitwise_not(b))))
""",
    inputs=draw(X=integers(0, 2**32, 14, "uint32")),
    outputs={"Y": ((14,), "uint32"), "Z": ((14,), "int64")},
)

MASK = Program(
    text="""
@T.prim_func
def mask(A: T.Buffer((5, 8), "int32"), B: T.Buffer((5, 8), "bool"), C: T.Buffer((5, 8), "bool"), D: T.Buffer((5, 8), "int32")):
    for i, j in T.grid(5, 8):
        with T.block("C"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = A[vi, vj] >= -2 and not B[vi, vj] or A[vi, vj] == 5 or vi * 3 != vj + 1 and A[vi, vj] < -6
    for i, j in T.grid(5, 8):
        with T.block("D"):
            vi, vj = T.axis.remap("SS", [i, j])
            D[vi, vj] = T.Select(C[vi, vj], A[vi, vj], T.Cast("int32", B[vi, vj]) - 7)
""",
    inputs=draw(A=integers(-9, 10, (5, 8)), B=integers(0, 2, (5, 8), "bool")),
    outputs={"C": ((5, 8), "bool"), "D": ((5, 8), "int32")},
)

ARGMAX = Program(
    text="""
@T.prim_func
def argmax(X: T.Buffer((6, 9), "float32"), best: T.Buffer((6,), "float32"), place: T.Buffer((6,), "int32")):
    for i, k in T.grid(6, 9):
        with T.block("argmax"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                place[vi] = -1
                best[vi] = T.min_value("float32")
            new_place: T.int32 = T.Select(best[vi] >= X[vi, vk], place[vi], vk)
            new_best: T.float32 = T.Select(best[vi] >= X[vi, vk], best[vi], X[vi, vk])
            place[vi] = new_place
            best[vi] = new_best
""",
    inputs=draw(X=normal(6, 9)),
    outputs={"best": ((6,), "float32"), "place": ((6,), "int32")},
)

WHILE_LOOP = Program(
    text="""
@T.prim_func
def while_loop(N: T.Buffer((12,), "int32"), steps: T.Buffer((12,), "int32")):
    for i in range(12):
        with T.block("collatz"):
            vi = T.axis.spatial(12, i)
            x = T.alloc_buffer((1,), "int32")
            x[0] = N[vi]
            steps[vi] = 0
            while x[0] != 1:
                if x[0] % 2 == 0:
                    x[0] = x[0] // 2
                else:
                    x[0] = x[0] * 3 + 1
                steps[vi] = steps[vi] + 1
""",
    inputs=draw(N=integers(1, 60, 12)),
    outputs={"steps": ((12,), "int32")},
)

BINARY_SEARCH = Program(
    text="""
@T.prim_func
def binary_search(sorted: T.Buffer((21,), "int32"), query: T.Buffer((8,), "int32"), place: T.Buffer((8,), "int32")):
    for i in range(8):
        with T.block("search"):
            vi = T.axis.spatial(8, i)
            T.reads(sorted[0:21], query[vi])
            T.writes(place[vi])
            low = T.alloc_buffer((1,), "int32")
            high = T.alloc_buffer((1,), "int32")
            low[0] = 0
            high[0] = 21
            while low[0] < high[0]:
                middle: T.int32 = (low[0] + high[0]) // 2
                if sorted[middle] < query[vi]:
                    low[0] = middle + 1
                else:
                    high[0] = middle
            place[vi] = low[0]
""",
    inputs=draw(sorted=lambda rng: np.sort(integers(0, 50, 21)(rng)), query=integers(-3, 55, 8)),
    outputs={"place": ((8,), "int32")},
)

TRANSPOSE_VIEW = Program(
    text="""
@T.prim_func
def transpose_view(A: T.Buffer((12, 10), "int32"), B: T.Buffer((10, 12), "int32")):
    for i, j in T.grid(3, 2):
        with T.block("tile"):
            vi, vj = T.axis.remap("SS", [i, j])
            T.reads(A[vi * 4:vi * 4 + 4, vj * 5:vj * 5 + 5])
            T.writes(B[vj * 5:vj * 5 + 5, vi * 4:vi * 4 + 4])
            a0 = T.int32()
            a1 = T.int32()
            b0 = T.int32()
            b1 = T.int32()
            tile = T.match_buffer(A[vi * 4:vi * 4 + 4, vj * 5:vj * 5 + 5], (4, 5), "int32", strides=(a0, a1), offset_factor=1)
            turned = T.match_buffer(B[vj * 5:vj * 5 + 5, vi * 4:vi * 4 + 4], (5, 4), "int32", strides=(b0, b1), offset_factor=1)
            for p, q in T.grid(4, 5):
                turned[q, p] = tile[p, q]
""",
    inputs=draw(A=integers(-1000, 1000, (12, 10))),
    outputs={"B": ((10, 12), "int32")},
)

FLOAT_BITS = Program(
    text="""
@T.prim_func
def float_bits(X: T.Buffer((11,), "float32"), Y: T.Buffer((11,), "float32"), Z: T.Buffer((11,), "int32")):
    for i in range(11):
        with T.block("bits"):
            vi = T.axis.spatial(11, i)
            v = T.int32()
            bits: T.uint32 = T.bitwise_and(T.reinterpret("uint32", X[vi]), T.uint32(4294963200))
            Y[vi] = T.reinterpret("float32", bits)
            Z[vi] = T.Let(v * v - v, where={v: T.Cast("int32", X[vi] * T.float32(100))})
""",
    inputs=draw(X=normal(11)),
    outputs={"Y": ((11,), "float32"), "Z": ((11,), "int32")},
)

INT64_INDEX = Program(
    text="""
@T.prim_func
def int64_index(A: T.Buffer((T.int64(6), T.int64(5)), "int64"), B: T.Buffer((T.int64(5), T.int64(6)), "int64")):
    for i, j in T.grid(T.int64(5), T.int64(6)):
        with T.block("B"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = A[T.int64(5) - vj, (vi + T.int64(2)) % T.int64(5)] * T.int64(1000003) + vi - vj
""",
    inputs=draw(A=integers(-(2**40), 2**40, (6, 5), "int64")),
    outputs={"B": ((5, 6), "int64")},
)

SCALAR_BUFFER = Program(
    text="""
@T.prim_func
def scalar_buffer(X: T.Buffer((10,), "int32"), offset: T.Buffer((), "int32"), total: T.Buffer((), "int32")):
    for k in range(10):
        with T.block("total"):
            vk = T.axis.reduce(10, k)
            with T.init():
                total[()] = 0
            total[()] = total[()] + X[vk] * offset[()]
""",
    inputs=draw(X=integers(-100, 100, 10), offset=integers(1, 100, ())),
    outputs={"total": ((), "int32")},
)

STATEMENTS = Program(
    text="""
@T.prim_func
def statements(count: T.int32, X: T.Buffer((3, 8), "int32"), Y: T.Buffer((3, 8), "int32")):
    T.func_attr({"tir.noalias": True})
    assert 0 <= count and count <= 8, "count is out of range"
    for i in T.serial(3):
        for j in T.serial(8, annotations={"hint": T.bool(True)}):
            if j < count:
                if X[i, j] % 2 == 0:
                    Y[i, j] = X[i, j] // 2
                else:
                    Y[i, j] = X[i, j] * 3 + 1
            else:
                Y[i, j] = T.if_then_else(j == 7, X[i, 0], -j)
""",
    inputs=draw(count=5, X=integers(-50, 50, (3, 8))),
    outputs={"Y": ((3, 8), "int32")},
)

PROGRAMS = {
    "gather": GATHER,
    "histogram": HISTOGRAM,
    "int8": INT8,
    "division": DIVISION,
    "hash": HASH,
    "mask": MASK,
    "argmax": ARGMAX,
    "while_loop": WHILE_LOOP,
    "binary_search": BINARY_SEARCH,
    "transpose_view": TRANSPOSE_VIEW,
    "float_bits": FLOAT_BITS,
    "int64_index": INT64_INDEX,
    "scalar_buffer": SCALAR_BUFFER,
    "statements": STATEMENTS,
}
