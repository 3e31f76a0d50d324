# SPDX-License-Identifier: Apache-2.0
"""Programs that TVM's schedule transforms first; every primitive applied is a stage of its own.

A schedule is a generator that yields the name of the primitive just applied.
"""
from program import Program, draw, integers, normal


def _tile(schedule, block):
    product = block("C")
    i, j, k = schedule.get_loops(product)
    i0, i1 = schedule.split(i, factors=[None, 4])
    yield "split"
    j0, j1 = schedule.split(j, factors=[None, 4])
    yield "split"
    k0, k1 = schedule.split(k, factors=[None, 5])
    yield "split"
    schedule.reorder(i0, j0, k0, i1, k1, j1)
    yield "reorder"
    schedule.parallel(i0)
    yield "parallel"
    schedule.unroll(i1)
    yield "unroll"


MATMUL_TILED = Program(
    text="""
@T.prim_func
def matmul_tiled(A: T.Buffer((14, 18), "float32"), B: T.Buffer((18, 12), "float32"), C: T.Buffer((14, 12), "float32")):
    for i, j, k in T.grid(14, 12, 18):
        with T.block("C"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                C[vi, vj] = T.float32(0)
            C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
""",
    inputs=draw(A=normal(14, 18), B=normal(18, 12)),
    outputs={"C": ((14, 12), "float32")},
    schedule=_tile,
)


def _vectorize(schedule, block):
    _, inner = schedule.split(schedule.get_loops(block("scaled"))[1], factors=[None, 4])
    yield "split"
    schedule.vectorize(inner)
    yield "vectorize"
    _, inner = schedule.split(schedule.get_loops(block("turned"))[1], factors=[None, 4])
    yield "split"
    schedule.vectorize(inner)
    yield "vectorize"
    schedule.vectorize(schedule.get_loops(block("strided"))[1])
    yield "vectorize"


VECTORIZE = Program(
    text="""
@T.prim_func
def vectorize(A: T.Buffer((5, 12), "float32"), B: T.Buffer((12,), "float32"), C: T.Buffer((5, 12), "float32"), D: T.Buffer((12, 5), "float32"), E: T.Buffer((12, 4), "float32")):
    for i, j in T.grid(5, 12):
        with T.block("scaled"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = T.max(A[vi, vj] * B[vj] + T.float32(1), A[vi, vj])
    for j, i in T.grid(12, 5):
        with T.block("turned"):
            vj, vi = T.axis.remap("SS", [j, i])
            D[vj, vi] = C[vi, vj] - T.Cast("float32", vi)
    for j, i in T.grid(12, 4):
        with T.block("strided"):
            vj, vi = T.axis.remap("SS", [j, i])
            E[vj, vi] = T.Select(vi * 3 < vj, C[vi, vj], T.Cast("float32", vi * 3 + vj))
""",
    inputs=draw(A=normal(5, 12), B=normal(12)),
    outputs={"C": ((5, 12), "float32"), "D": ((12, 5), "float32"), "E": ((12, 4), "float32")},
    schedule=_vectorize,
    target="llvm",
)


def _rfactor(schedule, block):
    total = block("total")
    _, k = schedule.get_loops(total)
    _, inner = schedule.split(k, factors=[None, 6])
    yield "split"
    schedule.rfactor(inner, 1)
    yield "rfactor"


RFACTOR = Program(
    text="""
@T.prim_func
def rfactor(A: T.Buffer((5, 20), "float32"), total: T.Buffer((5,), "float32")):
    for i, k in T.grid(5, 20):
        with T.block("total"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                total[vi] = T.float32(0)
            total[vi] = total[vi] + A[vi, vk]
""",
    # Eighths, whose sums are exact: rfactor reassociates, and the stages around it shall agree.
    inputs=draw(A=lambda rng: (rng.integers(-64, 65, (5, 20)) / 8).astype("float32")),
    outputs={"total": ((5,), "float32")},
    schedule=_rfactor,
)


def _stencil(schedule, block):
    smooth, weighted = block("smooth"), block("weighted")
    outer, _ = schedule.split(schedule.get_loops(smooth)[0], factors=[None, 5])
    yield "split"
    schedule.compute_at(weighted, outer)
    yield "compute_at"
    copy = schedule.cache_read(weighted, 0, "global")
    yield "cache_read"
    schedule.compute_at(copy, outer)
    yield "compute_at"


STENCIL = Program(
    text="""
@T.prim_func
def stencil(A: T.Buffer((19,), "float32"), C: T.Buffer((17,), "float32")):
    B = T.alloc_buffer((19,))
    for i in range(19):
        with T.block("weighted"):
            vi = T.axis.spatial(19, i)
            B[vi] = A[vi] * T.float32(0.7) + T.float32(1)
    for i in range(17):
        with T.block("smooth"):
            vi = T.axis.spatial(17, i)
            C[vi] = B[vi] + B[vi + 1] * T.float32(2) + B[vi + 2]
""",
    inputs=draw(A=normal(19)),
    outputs={"C": ((17,), "float32")},
    schedule=_stencil,
)


def _fused_tail(schedule, block):
    product, tail = block("product"), block("tail")
    i, j, _ = schedule.get_loops(product)
    _, j1 = schedule.split(j, factors=[2, 5])
    yield "split"
    fused = schedule.fuse(i, schedule.get_loops(product)[1])
    yield "fuse"
    schedule.reverse_compute_at(tail, fused)
    yield "reverse_compute_at"
    schedule.cache_write(product, 0, "local")
    yield "cache_write"
    schedule.decompose_reduction(product, j1)
    yield "decompose_reduction"


FUSED_TAIL = Program(
    text="""
@T.prim_func
def fused_tail(A: T.Buffer((6, 8), "int32"), B: T.Buffer((8, 10), "int32"), bias: T.Buffer((10,), "int32"), C: T.Buffer((6, 10), "int32")):
    P = T.alloc_buffer((6, 10), "int32")
    for i, j, k in T.grid(6, 10, 8):
        with T.block("product"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                P[vi, vj] = 0
            P[vi, vj] = P[vi, vj] + A[vi, vk] * B[vk, vj]
    for i, j in T.grid(6, 10):
        with T.block("tail"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = T.max(P[vi, vj] + bias[vj], 0)
""",
    inputs=draw(
        A=integers(-50, 50, (6, 8)), B=integers(-50, 50, (8, 10)), bias=integers(-900, 900, 10)
    ),
    outputs={"C": ((6, 10), "int32")},
    schedule=_fused_tail,
)


def _annotate(schedule, block):
    scaled = block("scaled")
    i, j = schedule.get_loops(scaled)
    schedule.annotate(scaled, "origin", "one product an element")
    yield "annotate"
    schedule.annotate(i, "pragma_auto_unroll_max_step", 16)
    yield "annotate"
    schedule.annotate(j, "note", [1, 2])
    yield "annotate"


ANNOTATED = Program(
    text="""
@T.prim_func
def annotated(A: T.Buffer((5, 7), "int32"), B: T.Buffer((5, 7), "int32")):
    for i, j in T.grid(5, 7):
        with T.block("scaled"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = A[vi, vj] * (vi + 2)
""",
    inputs=draw(A=integers(-100, 100, (5, 7))),
    outputs={"B": ((5, 7), "int32")},
    schedule=_annotate,
)


def _rfactor_pair(schedule, block):
    _, k = schedule.get_loops(block("argmax"))
    outer, _ = schedule.split(k, factors=[3, 4])
    yield "split"
    schedule.rfactor(outer, 1)
    yield "rfactor"


ARGMAX_RFACTOR = Program(
    text="""
@T.prim_func
def argmax_rfactor(place: T.Buffer((4, 12), "int32"), X: T.Buffer((4, 12), "float32"), top: T.Buffer((4,), "int32"), best: T.Buffer((4,), "float32")):
    for i, k in T.grid(4, 12):
        with T.block("argmax"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                top[vi] = -1
                best[vi] = T.min_value("float32")
            new_top: T.int32 = T.Select(best[vi] >= X[vi, vk], top[vi], place[vi, vk])
            new_best: T.float32 = T.Select(best[vi] >= X[vi, vk], best[vi], X[vi, vk])
            top[vi] = new_top
            best[vi] = new_best
""",
    inputs=draw(place=integers(0, 1000, (4, 12)), X=normal(4, 12)),
    outputs={"top": ((4,), "int32"), "best": ((4,), "float32")},
    schedule=_rfactor_pair,
)


def _inline(schedule, block):
    schedule.compute_inline(block("pad"))
    yield "compute_inline"
    schedule.reverse_compute_inline(block("tail"))
    yield "reverse_compute_inline"


INLINED = Program(
    text="""
@T.prim_func
def inlined(A: T.Buffer((11,), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((11,), "float32")):
    P = T.alloc_buffer((13,))
    S = T.alloc_buffer((11,))
    for i in range(13):
        with T.block("pad"):
            vi = T.axis.spatial(13, i)
            P[vi] = T.if_then_else(1 <= vi and vi < 12, A[vi - 1], T.float32(0))
    for i in range(11):
        with T.block("sum"):
            vi = T.axis.spatial(11, i)
            S[vi] = P[vi] + P[vi + 1] + P[vi + 2]
    for i in range(11):
        with T.block("tail"):
            vi = T.axis.spatial(11, i)
            C[vi] = T.max(S[vi], B[vi])
""",
    inputs=draw(A=normal(11), B=normal(11)),
    outputs={"C": ((11,), "float32")},
    schedule=_inline,
)


PROGRAMS = {
    "matmul_tiled": MATMUL_TILED,
    "vectorize": VECTORIZE,
    "rfactor": RFACTOR,
    "stencil": STENCIL,
    "fused_tail": FUSED_TAIL,
    "annotated": ANNOTATED,
    "argmax_rfactor": ARGMAX_RFACTOR,
    "inlined": INLINED,
}
