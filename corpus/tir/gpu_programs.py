# SPDX-License-Identifier: Apache-2.0
"""Programs scheduled for a GPU: threads, memory that a block of threads shares, memory of a thread.

There is no GPU: the outputs are those of the same program without its schedule, compiled for the
CPU. So each element is computed by one thread in the order of the text, or its sums are exact. The
stages run until threads are synchronised, which is not part of the specification (TIR-D60).
"""
from program import Program, draw, integers, normal


def _bind(schedule, outer, inner):
    schedule.bind(outer, "blockIdx.x")
    yield "bind"
    schedule.bind(inner, "threadIdx.x")
    yield "bind"


def _elementwise(schedule, block):
    fused = schedule.fuse(*schedule.get_loops(block("C")))
    yield "fuse"
    yield from _bind(schedule, *schedule.split(fused, factors=[None, 8]))


GPU_ELEMENTWISE = Program(
    text="""
@T.prim_func
def gpu_elementwise(A: T.Buffer((6, 8), "float32"), B: T.Buffer((8,), "float32"), C: T.Buffer((6, 8), "float32")):
    for i, j in T.grid(6, 8):
        with T.block("C"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = T.max(A[vi, vj] * B[vj] + T.float32(1), T.float32(0))
""",
    inputs=draw(A=normal(6, 8), B=normal(8)),
    outputs={"C": ((6, 8), "float32")},
    schedule=_elementwise,
    target="cuda",
)


def _tail(schedule, block):
    schedule.split(schedule.get_loops(block("B"))[0], factors=[None, 4])
    yield "split"
    yield from _bind(schedule, *schedule.get_loops(block("B")))


GPU_TAIL = Program(
    text="""
@T.prim_func
def gpu_tail(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "int32")
    B = T.match_buffer(b, (n,), "int32")
    for i in range(n):
        with T.block("B"):
            vi = T.axis.spatial(n, i)
            B[vi] = A[n - 1 - vi] * 3 - vi
""",
    inputs=draw(A=integers(-100, 101, 11)),
    outputs={"B": ((11,), "int32")},
    schedule=_tail,
    target="cuda",
)


def _matmul(schedule, block):
    product = block("C")
    i, j, k = schedule.get_loops(product)
    i0, i1 = schedule.split(i, factors=[None, 4])
    yield "split"
    j0, j1 = schedule.split(j, factors=[None, 4])
    yield "split"
    k0, k1 = schedule.split(k, factors=[None, 4])
    yield "split"
    schedule.reorder(i0, j0, i1, j1, k0, k1)
    yield "reorder"
    for loop, axis in ((i0, "block.y"), (j0, "block.x"), (i1, "thread.y"), (j1, "thread.x")):
        schedule.bind(loop, axis.replace(".", "Idx."))
        yield "bind"
    result = schedule.cache_write(product, 0, "local")
    yield "cache_write"
    schedule.reverse_compute_at(result, j1)
    yield "reverse_compute_at"
    for operand in (0, 1):
        copy = schedule.cache_read(product, operand, "shared")
        yield "cache_read"
        schedule.compute_at(copy, k0)
        yield "compute_at"
        row, column = schedule.get_loops(copy)[-2:]
        schedule.bind(row, "threadIdx.y")
        yield "bind"
        schedule.bind(column, "threadIdx.x")
        yield "bind"
    schedule.decompose_reduction(product, k0)
    yield "decompose_reduction"


GPU_MATMUL = Program(
    text="""
@T.prim_func
def gpu_matmul(A: T.Buffer((8, 12), "float32"), B: T.Buffer((12, 8), "float32"), C: T.Buffer((8, 8), "float32")):
    for i, j, k in T.grid(8, 8, 12):
        with T.block("C"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                C[vi, vj] = T.float32(0)
            C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
""",
    inputs=draw(A=normal(8, 12), B=normal(12, 8)),
    outputs={"C": ((8, 8), "float32")},
    schedule=_matmul,
    target="cuda",
)


def _rows(schedule, block):
    total, centred = block("total"), block("centred")
    i, _ = schedule.get_loops(centred)
    yield from _bind(schedule, *schedule.split(i, factors=[None, 4]))
    _, thread, _ = schedule.get_loops(centred)
    schedule.compute_at(total, thread)
    yield "compute_at"
    schedule.set_scope(total, 0, "local")
    yield "set_scope"


GPU_ROWS = Program(
    text="""
@T.prim_func
def gpu_rows(A: T.Buffer((10, 6), "float32"), C: T.Buffer((10, 6), "float32")):
    S = T.alloc_buffer((10,))
    for i, k in T.grid(10, 6):
        with T.block("total"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                S[vi] = T.float32(0)
            S[vi] = S[vi] + A[vi, vk]
    for i, j in T.grid(10, 6):
        with T.block("centred"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = A[vi, vj] * T.float32(6) - S[vi]
""",
    inputs=draw(A=normal(10, 6)),
    outputs={"C": ((10, 6), "float32")},
    schedule=_rows,
    target="cuda",
)


def _cooperative(schedule, block):
    out = block("out")
    loop = schedule.get_loops(out)[0]
    blocks, threads = schedule.split(loop, factors=[None, 8])
    yield "split"
    yield from _bind(schedule, blocks, threads)
    copy = schedule.cache_read(out, 0, "shared")
    yield "cache_read"
    schedule.compute_at(copy, blocks)
    yield "compute_at"
    _, fetch, _ = schedule.split(schedule.get_loops(copy)[-1], factors=[None, 8, 1])
    yield "split"
    schedule.bind(fetch, "threadIdx.x")
    yield "bind"


GPU_STENCIL = Program(
    text="""
@T.prim_func
def gpu_stencil(A: T.Buffer((26,), "int32"), C: T.Buffer((24,), "int32")):
    for i in range(24):
        with T.block("out"):
            vi = T.axis.spatial(24, i)
            C[vi] = A[vi] - A[vi + 1] * 2 + A[vi + 2]
""",
    inputs=draw(A=integers(-500, 501, 26)),
    outputs={"C": ((24,), "int32")},
    schedule=_cooperative,
    target="cuda",
)


def _virtual(schedule, block):
    product = block("C")
    i, j = schedule.get_loops(product)
    i0, i1, i2 = schedule.split(i, factors=[None, 2, 2])
    yield "split"
    schedule.reorder(i0, i1, i2, j)
    schedule.bind(i0, "blockIdx.x")
    yield "bind"
    schedule.bind(i1, "vthread.x")
    yield "bind"
    schedule.bind(i2, "threadIdx.x")
    yield "bind"
    copy = schedule.cache_read(product, 0, "local")
    yield "cache_read"
    schedule.compute_at(copy, i2)
    yield "compute_at"


GPU_VIRTUAL = Program(
    text="""
@T.prim_func
def gpu_virtual(A: T.Buffer((8, 5), "int32"), C: T.Buffer((8, 5), "int32")):
    for i, j in T.grid(8, 5):
        with T.block("C"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = A[vi, 4 - vj] - A[vi, vj]
""",
    inputs=draw(A=integers(-500, 501, (8, 5))),
    outputs={"C": ((8, 5), "int32")},
    schedule=_virtual,
    target="cuda",
    wide_views_from={"nested": "14-InjectVirtualThread"},
)

PROGRAMS = {
    "gpu_elementwise": GPU_ELEMENTWISE,
    "gpu_tail": GPU_TAIL,
    "gpu_matmul": GPU_MATMUL,
    "gpu_rows": GPU_ROWS,
    "gpu_stencil": GPU_STENCIL,
    "gpu_virtual": GPU_VIRTUAL,
}
