# SPDX-License-Identifier: Apache-2.0
"""Programs over sequences: selection, scattering and scans, and arrays whose extents vary or are 0.

Scans are written twice: as the serial loop, and by doubling strides, whose steps are parallel.
"""
import numpy as np

from program import Program, draw, integers, normal

TOP_K = Program(
    text="""
@T.prim_func
def top_k(X: T.Buffer((5, 11), "float32"), values: T.Buffer((5, 4), "float32"), places: T.Buffer((5, 4), "int32")):
    for i in range(5):
        with T.block("row"):
            vi = T.axis.spatial(5, i)
            T.reads(X[vi, 0:11])
            T.writes(values[vi, 0:4], places[vi, 0:4])
            taken = T.alloc_buffer((11,), "bool")
            best = T.alloc_buffer((1,), "int32")
            for j in range(11):
                taken[j] = T.bool(False)
            for k in range(4):
                best[0] = -1
                for j in range(11):
                    if not taken[j]:
                        if best[0] < 0:
                            best[0] = j
                        else:
                            if X[vi, j] > X[vi, best[0]]:
                                best[0] = j
                taken[best[0]] = T.bool(True)
                values[vi, k] = X[vi, best[0]]
                places[vi, k] = best[0]
""",
    # Quarters, so that there are equal values: the first of them comes first.
    inputs=draw(X=lambda rng: (rng.integers(-8, 9, (5, 11)) / 4).astype("float32")),
    outputs={"values": ((5, 4), "float32"), "places": ((5, 4), "int32")},
)

INSERTION_SORT = Program(
    text="""
@T.prim_func
def insertion_sort(keys: T.Buffer((14,), "int32"), sorted: T.Buffer((14,), "int32"), order: T.Buffer((14,), "int32")):
    at = T.alloc_buffer((1,), "int32")
    for i in range(14):
        sorted[i] = keys[i]
        order[i] = i
        at[0] = i
        while T.if_then_else(at[0] > 0, sorted[at[0] - 1] > keys[i], T.bool(False)):
            sorted[at[0]] = sorted[at[0] - 1]
            order[at[0]] = order[at[0] - 1]
            at[0] = at[0] - 1
        sorted[at[0]] = keys[i]
        order[at[0]] = i
""",
    inputs=draw(keys=integers(-20, 21, 14)),
    outputs={"sorted": ((14,), "int32"), "order": ((14,), "int32")},
)

SCATTER = Program(
    text="""
@T.prim_func
def scatter(data: T.Buffer((8, 3), "float32"), index: T.Buffer((6,), "int32"), updates: T.Buffer((6, 3), "float32"), out: T.Buffer((8, 3), "float32"), total: T.Buffer((8, 3), "float32")):
    for i, j in T.grid(8, 3):
        with T.block("copy"):
            vi, vj = T.axis.remap("SS", [i, j])
            out[vi, vj] = data[vi, vj]
            total[vi, vj] = data[vi, vj]
    for i, j in T.grid(6, 3):
        with T.block("scatter"):
            vi = T.axis.opaque(6, i)
            vj = T.axis.spatial(3, j)
            T.reads(index[vi], updates[vi, vj], total[0:8, vj])
            T.writes(out[0:8, vj], total[0:8, vj])
            row: T.int32 = T.if_then_else(index[vi] < 0, index[vi] + 8, index[vi])
            out[row, vj] = updates[vi, vj]
            total[row, vj] = total[row, vj] + updates[vi, vj]
""",
    # Rows counted from the end, and one row that is written twice: the last update stays.
    inputs=draw(
        data=normal(8, 3), index=np.array([5, -8, 2, -3, 7, -2], "int32"), updates=normal(6, 3)
    ),
    outputs={"out": ((8, 3), "float32"), "total": ((8, 3), "float32")},
)

SEGMENTED_SCAN = Program(
    text="""
@T.prim_func
def segmented_scan(X: T.Buffer((2, 12), "int32"), start: T.Buffer((2, 12), "bool"), sums: T.Buffer((2, 12), "int32"), maxima: T.Buffer((2, 12), "int32")):
    for i in range(2):
        with T.block("row"):
            vi = T.axis.spatial(2, i)
            T.reads(X[vi, 0:12], start[vi, 0:12], sums[vi, 0:12], maxima[vi, 0:12])
            T.writes(sums[vi, 0:12], maxima[vi, 0:12])
            for j in range(12):
                if j == 0 or start[vi, j]:
                    sums[vi, j] = X[vi, j]
                    maxima[vi, j] = X[vi, j]
                else:
                    sums[vi, j] = sums[vi, j - 1] + X[vi, j]
                    maxima[vi, j] = T.max(maxima[vi, j - 1], X[vi, j])
""",
    inputs=draw(X=integers(-99, 100, (2, 12)), start=lambda rng: rng.integers(0, 4, (2, 12)) == 0),
    outputs={"sums": ((2, 12), "int32"), "maxima": ((2, 12), "int32")},
)

DOUBLING_SCAN = Program(
    text="""
@T.prim_func
def doubling_scan(X: T.Buffer((13,), "float32"), Y: T.Buffer((13,), "float32")):
    S = T.alloc_buffer((2, 13))
    for i in T.parallel(13):
        with T.block("begin"):
            vi = T.axis.spatial(13, i)
            S[0, vi] = X[vi]
    for step in range(4):
        for i in T.parallel(13):
            with T.block("combine"):
                vs = T.axis.opaque(4, step)
                vi = T.axis.spatial(13, i)
                T.reads(S[vs % 2, 0:13])
                T.writes(S[(vs + 1) % 2, vi])
                stride: T.int32 = T.shift_left(1, vs)
                if vi >= stride:
                    S[(vs + 1) % 2, vi] = T.max(S[vs % 2, vi], S[vs % 2, vi - stride])
                else:
                    S[(vs + 1) % 2, vi] = S[vs % 2, vi]
    for i in T.parallel(13):
        with T.block("end"):
            vi = T.axis.spatial(13, i)
            Y[vi] = S[0, vi]
""",
    inputs=draw(X=normal(13)),
    outputs={"Y": ((13,), "float32")},
)

UPSAMPLE = Program(
    text="""
@T.prim_func
def upsample(x: T.handle, w: T.handle, y: T.handle, z: T.handle):
    n = T.int32()
    m = T.int32()
    X = T.match_buffer(x, (n, m), "float32")
    W = T.match_buffer(w, (m,), "float32")
    Y = T.match_buffer(y, (n * 2, m * 2 - 1), "float32")
    Z = T.match_buffer(z, (m, n), "float32")
    for i, j in T.grid(n * 2, m * 2 - 1):
        with T.block("between"):
            vi, vj = T.axis.remap("SS", [i, j])
            Y[vi, vj] = (X[vi // 2, vj // 2] + X[vi // 2, (vj + 1) // 2]) * T.float32(0.5)
    for j, i in T.grid(m, n):
        with T.block("turned"):
            vj, vi = T.axis.remap("SS", [j, i])
            Z[vj, vi] = Y[vi * 2, vj * 2] * W[vj]
""",
    inputs=draw(X=normal(5, 4), W=normal(4)),
    outputs={"Y": ((10, 7), "float32"), "Z": ((4, 5), "float32")},
)

ZERO_EXTENT = Program(
    text="""
@T.prim_func
def zero_extent(A: T.Buffer((0, 4), "float32"), B: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32"), D: T.Buffer((4, 0), "float32")):
    S = T.alloc_buffer((0, 4))
    for k, j in T.grid(0, 4):
        with T.block("scaled"):
            vk, vj = T.axis.remap("SS", [k, j])
            S[vk, vj] = A[vk, vj] * T.float32(2)
    for j in range(4):
        with T.block("begin"):
            vj = T.axis.spatial(4, j)
            C[vj] = B[vj]
    for j, k in T.grid(4, 0):
        with T.block("sum"):
            vj, vk = T.axis.remap("SR", [j, k])
            C[vj] = C[vj] + S[vk, vj]
    for j, k in T.grid(4, 0):
        with T.block("turned"):
            vj, vk = T.axis.remap("SS", [j, k])
            D[vj, vk] = A[vk, vj]
""",
    inputs=draw(A=normal(0, 4), B=normal(4)),
    outputs={"C": ((4,), "float32"), "D": ((4, 0), "float32")},
)

DYNAMIC_EMPTY = Program(
    text="""
@T.prim_func
def dynamic_empty(a: T.handle, b: T.handle, c: T.handle, d: T.handle):
    n = T.int32()
    m = T.int32()
    A = T.match_buffer(a, (n, m), "int32")
    B = T.match_buffer(b, (m,), "int32")
    C = T.match_buffer(c, (m,), "int32")
    D = T.match_buffer(d, (n, m), "int32")
    for j in range(m):
        with T.block("begin"):
            vj = T.axis.spatial(m, j)
            C[vj] = B[vj]
    for j, k in T.grid(m, n):
        with T.block("sum"):
            vj, vk = T.axis.remap("SR", [j, k])
            C[vj] = C[vj] + A[vk, vj]
    for i, j in T.grid(n, m):
        with T.block("product"):
            vi, vj = T.axis.remap("SS", [i, j])
            D[vi, vj] = A[vi, vj] * C[vj]
""",
    inputs=draw(A=integers(-9, 10, (0, 5)), B=integers(-9, 10, 5)),
    outputs={"C": ((5,), "int32"), "D": ((0, 5), "int32")},
)

PROGRAMS = {
    "top_k": TOP_K,
    "insertion_sort": INSERTION_SORT,
    "scatter": SCATTER,
    "segmented_scan": SEGMENTED_SCAN,
    "doubling_scan": DOUBLING_SCAN,
    "upsample": UPSAMPLE,
    "zero_extent": ZERO_EXTENT,
    "dynamic_empty": DYNAMIC_EMPTY,
}
