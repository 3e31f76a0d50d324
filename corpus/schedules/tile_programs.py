# SPDX-License-Identifier: Apache-2.0
"""Tiles in memory that a block of threads shares: products, transposes, stencils, pipelines."""
from kernel import Kernel, bind, draw, eighths

MATMUL = """
@T.prim_func
def {name}(A: T.Buffer(({m}, {k}), "float32"), B: T.Buffer(({k}, {n}), "float32"), C: T.Buffer(({m}, {n}), "float32")):
    for i, j, k in T.grid({m}, {n}, {k}):
        with T.block("C"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                C[vi, vj] = T.float32(0)
            C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
"""


def _matmul(name, m, n, k, schedule, **options):
    return Kernel(
        text=MATMUL.format(name=name, m=m, n=n, k=k),
        inputs=draw(A=eighths(m, k), B=eighths(k, n)),
        outputs={"C": ((m, n), "float32")},
        schedule=schedule,
        **options,
    )


def _fetch(schedule, block, operand, loop, threads, scope="shared", vector=1):
    """A copy of an operand at a loop, made by all threads together."""
    copy = schedule.cache_read(block, operand, scope)
    schedule.compute_at(copy, loop)
    fused = schedule.fuse(*schedule.get_loops(copy)[-2:])
    _, y, x, lane = schedule.split(fused, factors=[None, *threads, vector])
    bind(schedule, y, "threadIdx.y", x, "threadIdx.x")
    if vector > 1:
        schedule.vectorize(lane)
    return copy


def _tiled(schedule, product, inner, deep):
    """Tiles of inner x inner threads, `deep` of the sum at a time, in local memory; the loop of the tiles of a sum."""
    i, j, k = schedule.get_loops(product)
    i0, i1 = schedule.split(i, factors=[None, inner])
    j0, j1 = schedule.split(j, factors=[None, inner])
    k0, k1 = schedule.split(k, factors=[None, deep])
    schedule.reorder(i0, j0, i1, j1, k0, k1)
    bind(schedule, i0, "blockIdx.y", j0, "blockIdx.x", i1, "threadIdx.y", j1, "threadIdx.x")
    result = schedule.cache_write(product, 0, "local")
    schedule.reverse_compute_at(result, j1)
    return k0


def _virtual_tiles(schedule, block):
    """Each thread has four elements, far from each other: two virtual threads in each direction."""
    product = block("C")
    i, j, k = schedule.get_loops(product)
    i0, iv, i1 = schedule.split(i, factors=[None, 2, 4])
    j0, jv, j1 = schedule.split(j, factors=[None, 2, 4])
    k0, k1 = schedule.split(k, factors=[None, 4])
    schedule.reorder(i0, j0, iv, jv, i1, j1, k0, k1)
    yield "split"
    bind(schedule, i0, "blockIdx.y", j0, "blockIdx.x", iv, "vthread.y", jv, "vthread.x")
    bind(schedule, i1, "threadIdx.y", j1, "threadIdx.x")
    yield "bind"
    result = schedule.cache_write(product, 0, "local")
    schedule.reverse_compute_at(result, j1)
    yield "cache_write"
    for operand in (0, 1):
        _fetch(schedule, product, operand, k0, (4, 4), vector=2)
        yield "cache_read"
    schedule.decompose_reduction(product, k0)
    yield "decompose_reduction"


def _pipelined(asynchronous, scope="shared"):
    """The next tiles are copied while the product of these is computed."""

    def steps(schedule, block):
        product = block("C")
        k0 = _tiled(schedule, product, 4, 4)
        yield "split"
        for operand in (0, 1):
            _fetch(schedule, product, operand, k0, (4, 4), scope)
        yield "cache_read"
        schedule.decompose_reduction(product, k0)
        yield "decompose_reduction"
        schedule.annotate(k0, "software_pipeline_stage", [0, 0, 1])
        schedule.annotate(k0, "software_pipeline_order", [0, 1, 2])
        if asynchronous:
            schedule.annotate(k0, "software_pipeline_async_stages", [0])
        yield "annotate"

    return steps


def _dynamic_shared(schedule, block):
    """Shared memory whose size the launch says: MergeSharedMemoryAllocations puts it together."""
    product = block("C")
    k0 = _tiled(schedule, product, 4, 4)
    yield "split"
    for operand in (0, 1):
        _fetch(schedule, product, operand, k0, (4, 4), "shared.dyn")
    yield "cache_read"
    schedule.decompose_reduction(product, k0)
    yield "decompose_reduction"


def _split_k(schedule, block):
    """Blocks add parts of the sums; a second kernel adds the parts."""
    product = block("C")
    _, _, k = schedule.get_loops(product)
    part, _ = schedule.split(k, factors=[3, None])
    parts = schedule.rfactor(part, 0)
    yield "rfactor"
    loops = schedule.get_loops(parts)
    by_name = {str(schedule.get(loop).loop_var): loop for loop in loops}
    k0, i, j = (loops[index] for index in _places(by_name))
    schedule.reorder(k0, i, j)
    bind(schedule, k0, "blockIdx.x", i, "threadIdx.y", j, "threadIdx.x")
    yield "bind"
    i, j, _ = schedule.get_loops(product)
    bind(schedule, i, "blockIdx.x", j, "threadIdx.x")
    yield "bind"


def _places(names):
    """Where k_0, i and j are among the loops of a block that rfactor made."""
    order = list(names)
    return [order.index(name) for name in ("k_0", "i", "j")]


def _transpose(padded):
    def steps(schedule, block):
        out = block("B")
        i, j = schedule.get_loops(out)
        i0, i1 = schedule.split(i, factors=[None, 4])
        j0, j1 = schedule.split(j, factors=[None, 4])
        schedule.reorder(i0, j0, i1, j1)
        yield "reorder"
        bind(schedule, i0, "blockIdx.y", j0, "blockIdx.x", i1, "threadIdx.y", j1, "threadIdx.x")
        yield "bind"
        tile = schedule.cache_read(out, 0, "shared")
        schedule.compute_at(tile, j0)
        row, column = schedule.get_loops(tile)[-2:]
        bind(schedule, row, "threadIdx.y", column, "threadIdx.x")
        yield "cache_read"
        if padded:  # a column of a tile then lies in as many banks of memory
            schedule.storage_align(tile, 0, axis=0, factor=4, offset=1)
            yield "storage_align"

    return steps


def _transposition(name, padded):
    return Kernel(
        text=f"""
@T.prim_func
def {name}(A: T.Buffer((8, 12), "int32"), B: T.Buffer((12, 8), "int32")):
    for i, j in T.grid(12, 8):
        with T.block("B"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = A[vj, vi]
""",
        inputs=draw(A=lambda rng: rng.integers(-999, 1000, (8, 12)).astype("int32")),
        outputs={"B": ((12, 8), "int32")},
        schedule=_transpose(padded),
    )


PROGRAMS = {
    "matmul_virtual": _matmul("matmul_virtual", 8, 16, 8, _virtual_tiles),
    "matmul_pipelined": _matmul("matmul_pipelined", 8, 4, 16, _pipelined(False)),
    "matmul_async": _matmul("matmul_async", 8, 4, 16, _pipelined(True), config={"use_async_copy": True}),
    "matmul_async_dynamic": _matmul(
        "matmul_async_dynamic", 4, 4, 16, _pipelined(True, "shared.dyn"), config={"use_async_copy": True}
    ),
    "matmul_dynamic": _matmul("matmul_dynamic", 4, 8, 8, _dynamic_shared),
    "matmul_split_k": _matmul("matmul_split_k", 4, 4, 12, _split_k),
    "transpose_shared": _transposition("transpose_shared", False),
    "transpose_padded": _transposition("transpose_padded", True),
}
