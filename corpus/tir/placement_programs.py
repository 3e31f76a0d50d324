# SPDX-License-Identifier: Apache-2.0
"""Programs whose schedule moves data: copies, pipelines, layouts, tiles in place of loops.

As in scheduled_programs.py, a schedule yields the name of the primitive just applied.
"""
import toolchain
from program import Program, draw, integers, normal

_MATMUL = """
@T.prim_func
def NAME(A: T.Buffer((M, K), "TYPE"), B: T.Buffer((K, N), "TYPE"), C: T.Buffer((M, N), "TYPE")):
    for i, j, k in T.grid(M, N, K):
        with T.block("C"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                C[vi, vj] = T.TYPE(0)
            C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
"""


def _matmul(name, m, n, k, dtype):
    """A matrix product of these extents; the letters of the text stand for them."""
    text = _MATMUL.replace("NAME", name).replace("TYPE", dtype)
    for letter, extent in (("M", m), ("N", n), ("K", k)):
        text = text.replace(f"({letter},", f"({extent},").replace(f" {letter})", f" {extent})")
        text = text.replace(f" {letter},", f" {extent},")
    return text.replace(f"({m}, {n}, K)", f"({m}, {n}, {k})")


def _cache(schedule, block):
    product = block("C")
    i, j, k = schedule.get_loops(product)
    i0, i1 = schedule.split(i, factors=[None, 4])
    yield "split"
    j0, j1 = schedule.split(j, factors=[None, 5])
    yield "split"
    k0, k1 = schedule.split(k, factors=[None, 3])
    yield "split"
    schedule.reorder(i0, j0, k0, k1, i1, j1)
    yield "reorder"
    result = schedule.cache_write(product, 0, "global")
    yield "cache_write"
    schedule.reverse_compute_at(result, j0)
    yield "reverse_compute_at"
    left = schedule.cache_read(product, 0, "global")
    yield "cache_read"
    schedule.compute_at(left, k0)
    yield "compute_at"
    right = schedule.cache_read(product, 1, "global")
    yield "cache_read"
    schedule.compute_at(right, k0)
    yield "compute_at"
    schedule.decompose_reduction(product, k0)
    yield "decompose_reduction"


MATMUL_CACHED = Program(
    text=_matmul("matmul_cached", 10, 8, 9, "float32"),
    inputs=draw(A=normal(10, 9), B=normal(9, 8)),
    outputs={"C": ((10, 8), "float32")},
    schedule=_cache,
)


def _double_pipeline(schedule, block):
    product = block("C")
    i, j, k = schedule.get_loops(product)
    k0, k1 = schedule.split(k, factors=[4, 3])
    yield "split"
    schedule.reorder(k0, i, j, k1)
    yield "reorder"
    copy = schedule.cache_read(product, 0, "global")
    yield "cache_read"
    schedule.compute_at(copy, k0)
    yield "compute_at"
    schedule.annotate(copy, "double_buffer_scope", 0)
    yield "annotate"
    schedule.decompose_reduction(product, k0)
    yield "decompose_reduction"
    schedule.annotate(k0, "software_pipeline_stage", [0, 0])
    yield "annotate"
    schedule.annotate(k0, "software_pipeline_order", [0, 1])
    yield "annotate"


DOUBLE_PIPELINE = Program(
    text=_matmul("double_pipeline", 4, 5, 12, "float32"),
    inputs=draw(A=normal(4, 12), B=normal(12, 5)),
    outputs={"C": ((4, 5), "float32")},
    schedule=_double_pipeline,
)


def _pipeline(schedule, block):
    scaled, shifted = block("scaled"), block("shifted")
    i, _ = schedule.get_loops(shifted)
    schedule.compute_at(scaled, i)
    yield "compute_at"
    copy = schedule.cache_read(scaled, 0, "global")
    yield "cache_read"
    schedule.compute_at(copy, i)
    yield "compute_at"
    schedule.annotate(i, "software_pipeline_stage", [0, 1, 3])
    yield "annotate"
    schedule.annotate(i, "software_pipeline_order", [2, 1, 0])
    yield "annotate"


SOFTWARE_PIPELINE = Program(
    text="""
@T.prim_func
def software_pipeline(A: T.Buffer((9, 6), "float32"), C: T.Buffer((9, 6), "float32")):
    B = T.alloc_buffer((9, 6))
    for i, j in T.grid(9, 6):
        with T.block("scaled"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = A[vi, vj] * T.float32(0.7)
    for i, j in T.grid(9, 6):
        with T.block("shifted"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = B[vi, vj] + T.Cast("float32", vi)
""",
    inputs=draw(A=normal(9, 6)),
    outputs={"C": ((9, 6), "float32")},
    schedule=_pipeline,
)

_TILE = """
@T.prim_func
def described(a: T.handle, b: T.handle, c: T.handle):
    A = T.match_buffer(a, (4, 2), "int32", offset_factor=1)
    B = T.match_buffer(b, (2, 3), "int32", offset_factor=1)
    C = T.match_buffer(c, (4, 3), "int32", offset_factor=1)
    with T.block("root"):
        T.reads(C[0:4, 0:3], A[0:4, 0:2], B[0:2, 0:3])
        T.writes(C[0:4, 0:3])
        for i, j, k in T.grid(4, 3, 2):
            with T.block("update"):
                vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
"""

_TILE_CODE = """
@T.prim_func
def written(a: T.handle, b: T.handle, c: T.handle):
    a0 = T.int32()
    b0 = T.int32()
    c0 = T.int32()
    A = T.match_buffer(a, (4, 2), "int32", strides=(a0, 1), offset_factor=1)
    B = T.match_buffer(b, (2, 3), "int32", strides=(b0, 1), offset_factor=1)
    C = T.match_buffer(c, (4, 3), "int32", strides=(c0, 1), offset_factor=1)
    with T.block("root"):
        T.reads(C[0:4, 0:3], A[0:4, 0:2], B[0:2, 0:3])
        T.writes(C[0:4, 0:3])
        for j in range(3):
            for i in range(4):
                C[i, j] = C[i, j] + A[i, 0] * B[0, j] + A[i, 1] * B[1, j]
"""


def _tensorize(schedule, block):
    product = block("C")
    i, j, k = schedule.get_loops(product)
    i0, i1 = schedule.split(i, factors=[None, 4])
    yield "split"
    j0, j1 = schedule.split(j, factors=[None, 3])
    yield "split"
    k0, k1 = schedule.split(k, factors=[None, 2])
    yield "split"
    schedule.reorder(i0, j0, k0, i1, j1, k1)
    yield "reorder"
    schedule.decompose_reduction(product, k0)
    yield "decompose_reduction"
    toolchain.register_intrinsic("corpus.product_4x3x2", _TILE, _TILE_CODE)
    schedule.tensorize(i1, "corpus.product_4x3x2")
    yield "tensorize"


TENSORIZED = Program(
    text=_matmul("tensorized", 8, 9, 6, "int32"),
    inputs=draw(A=integers(-90, 91, (8, 6)), B=integers(-90, 91, (6, 9))),
    outputs={"C": ((8, 9), "int32")},
    schedule=_tensorize,
)


def _vector_tail(schedule, block):
    for name in ("sum", "product"):
        loop = schedule.get_loops(block(name))[-1]
        _, inner = schedule.split(loop, factors=[None, 4])
        yield "split"
        schedule.vectorize(inner)
        yield "vectorize"


VECTOR_TAIL = Program(
    text="""
@T.prim_func
def vector_tail(A: T.Buffer((3, 11), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((3, 11), "float32"), D: T.Buffer((3, 11), "float32")):
    for i, j in T.grid(3, 11):
        with T.block("sum"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = A[vi, vj] + B[vj]
    for i, j in T.grid(3, 11):
        with T.block("product"):
            vi, vj = T.axis.remap("SS", [i, j])
            D[vi, vj] = T.if_then_else(vj < 7, C[vi, vj] * B[vj], A[vi, vj])
""",
    inputs=draw(A=normal(3, 11), B=normal(11)),
    outputs={"C": ((3, 11), "float32"), "D": ((3, 11), "float32")},
    schedule=_vector_tail,
)


def _layout(schedule, block):
    turned, out = block("turned"), block("out")
    schedule.transform_layout(turned, ("write", 0), lambda i, j: (j // 4, i, j % 4), pad_value=0)
    yield "transform_layout"
    schedule.storage_align(turned, 0, 1, factor=8, offset=1)
    yield "storage_align"
    schedule.reorder(*reversed(schedule.get_loops(out)))
    yield "reorder"


PACKED_LAYOUT = Program(
    text="""
@T.prim_func
def packed_layout(A: T.Buffer((6, 10), "int32"), C: T.Buffer((6, 10), "int32")):
    B = T.alloc_buffer((6, 10), "int32")
    for i, j in T.grid(6, 10):
        with T.block("turned"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = A[5 - vi, vj] * 3
    for i, j in T.grid(6, 10):
        with T.block("out"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = B[vi, vj] - B[vi, 9 - vj]
""",
    inputs=draw(A=integers(-500, 501, (6, 10))),
    outputs={"C": ((6, 10), "int32")},
    schedule=_layout,
)


def _pad(schedule, block):
    product = block("C")
    schedule.pad_einsum(product, [4, 4, 4])
    yield "pad_einsum"
    loops = schedule.get_loops(product)
    for loop in loops:
        schedule.split(loop, factors=[None, 4])
        yield "split"


PADDED = Program(
    text=_matmul("padded", 6, 5, 7, "int32"),
    inputs=draw(A=integers(-90, 91, (6, 7)), B=integers(-90, 91, (7, 5))),
    outputs={"C": ((6, 5), "int32")},
    schedule=_pad,
)

PROGRAMS = {
    "matmul_cached": MATMUL_CACHED,
    "double_pipeline": DOUBLE_PIPELINE,
    "software_pipeline": SOFTWARE_PIPELINE,
    "tensorized": TENSORIZED,
    "vector_tail": VECTOR_TAIL,
    "packed_layout": PACKED_LAYOUT,
    "padded": PADDED,
}
