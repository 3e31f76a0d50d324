# SPDX-License-Identifier: Apache-2.0
"""Programs whose sizes are numbers or open, and schedules of them: what `sized.py` writes."""
from kernel import bind

SIZES = {"1024": (1024, 1024, 1024), "4096": (4096, 4096, 4096), "odd": (1000, 777, 333), "open": ("n", "m", "k")}

PRODUCT = """
@T.prim_func
def main(a: T.handle, b: T.handle, c: T.handle):
    {sizes}
    A = T.match_buffer(a, ({n}, {k}), "float32")
    B = T.match_buffer(b, ({k}, {m}), "float32")
    C = T.match_buffer(c, ({n}, {m}), "float32")
    for i, j, l in T.grid({n}, {m}, {k}):
        with T.block("C"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, l])
            with T.init():
                C[vi, vj] = T.float32(0)
            C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
"""
PRODUCT_RELU = """
@T.prim_func
def main(a: T.handle, b: T.handle, d: T.handle):
    {sizes}
    A = T.match_buffer(a, ({n}, {k}), "float32")
    B = T.match_buffer(b, ({k}, {m}), "float32")
    D = T.match_buffer(d, ({n}, {m}), "float32")
    C = T.alloc_buffer(({n}, {m}), "float32")
    for i, j, l in T.grid({n}, {m}, {k}):
        with T.block("C"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, l])
            with T.init():
                C[vi, vj] = T.float32(0)
            C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
    for i, j in T.grid({n}, {m}):
        with T.block("D"):
            vi, vj = T.axis.remap("SS", [i, j])
            D[vi, vj] = T.max(C[vi, vj], T.float32(0))
"""
CHAIN = """
@T.prim_func
def main(a: T.handle, d: T.handle):
    {sizes}
    A = T.match_buffer(a, ({n}, {m}), "float32")
    D = T.match_buffer(d, ({n}, {m}), "float32")
    B = T.alloc_buffer(({n}, {m}), "float32")
    C = T.alloc_buffer(({n}, {m}), "float32")
    for i, j in T.grid({n}, {m}):
        with T.block("B"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = A[vi, vj] * T.float32(2)
    for i, j in T.grid({n}, {m}):
        with T.block("C"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = B[vi, vj] + T.float32(1)
    for i, j in T.grid({n}, {m}):
        with T.block("D"):
            vi, vj = T.axis.remap("SS", [i, j])
            D[vi, vj] = T.exp(C[vi, vj])
"""
STENCIL = """
@T.prim_func
def main(a: T.handle, c: T.handle):
    {sizes}
    A = T.match_buffer(a, ({n}, {m}), "float32")
    C = T.match_buffer(c, ({n}, {m}), "float32")
    B = T.alloc_buffer(({n} + 2, {m}), "float32")
    for i, j in T.grid({n} + 2, {m}):
        with T.block("B"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = T.if_then_else(1 <= vi and vi < {n} + 1, A[vi - 1, vj], T.float32(0))
    for i, j in T.grid({n}, {m}):
        with T.block("C"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = B[vi, vj] + B[vi + 1, vj] + B[vi + 2, vj]
"""
TRANSPOSITION = """
@T.prim_func
def main(a: T.handle, b: T.handle):
    {sizes}
    A = T.match_buffer(a, ({n}, {m}), "float32")
    B = T.match_buffer(b, ({m}, {n}), "float32")
    for i, j in T.grid({m}, {n}):
        with T.block("B"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = A[vj, vi]
"""
ROWS = """
@T.prim_func
def main(a: T.handle, b: T.handle):
    {sizes}
    A = T.match_buffer(a, ({n}, {m}), "float32")
    B = T.match_buffer(b, ({n},), "float32")
    for i, j in T.grid({n}, {m}):
        with T.block("B"):
            vi, vj = T.axis.remap("SR", [i, j])
            with T.init():
                B[vi] = T.float32(0)
            B[vi] = B[vi] + A[vi, vj]
"""


def text_of(template, sizes):
    names = [s for s in sizes if isinstance(s, str) and "{" + s + "}" in template]
    lines = "\n    ".join(f"{name} = T.int32()" for name in names) or "pass"
    return template.format(**dict(zip("nmk", sizes)), sizes=lines).replace("    pass\n", "")


def tile(s, block):
    i, j, k = s.get_loops(block("C"))
    i0, i1 = s.split(i, factors=[None, 32])
    j0, j1 = s.split(j, factors=[None, 32])
    s.reorder(i0, j0, k, i1, j1)


def tile_all(s, block):
    loops = [s.split(loop, factors=[None, 16]) for loop in s.get_loops(block("C"))]
    s.reorder(*(pair[0] for pair in loops), *(pair[1] for pair in loops))


def two_levels(s, block):
    i, j, k = s.get_loops(block("C"))
    i0, i1, i2 = s.split(i, factors=[None, 8, 4])
    j0, j1, j2 = s.split(j, factors=[None, 8, 4])
    s.reorder(i0, j0, i1, j1, k, i2, j2)


def split_tail(s, block):
    i, j, k = s.get_loops(block("C"))
    s.split(j, factors=[None, 24])


def split_sum(s, block):
    i, j, k = s.get_loops(block("C"))
    s.split(k, factors=[None, 7])


def split_outer(s, block):
    i, j, k = s.get_loops(block("C"))
    s.split(i, factors=[8, None])


def reorder(s, block):
    i, j, k = s.get_loops(block("C"))
    s.reorder(k, i, j)


def unroll(s, block):
    i, j, k = s.get_loops(block("C"))
    s.unroll(s.split(k, factors=[None, 8])[1])


def unroll_and_jam(s, block):
    i, j, k = s.get_loops(block("C"))
    i0, i1 = s.split(i, factors=[None, 4])
    s.reorder(i0, j, k, i1)
    s.unroll(i1)


def vectorize(s, block):
    i, j, k = s.get_loops(block("C"))
    j0, j1 = s.split(j, factors=[None, 8])
    s.reorder(i, j0, k, j1)
    s.vectorize(j1)


def parallel(s, block):
    i, j, k = s.get_loops(block("C"))
    s.parallel(s.split(i, factors=[None, 16])[0])


def fuse(s, block):
    s.fuse(*s.get_loops(block("C"))[:2])


def fuse_split(s, block):
    s.split(s.fuse(*s.get_loops(block("C"))[:2]), factors=[None, 64])


def decompose(s, block):
    i, j, k = s.get_loops(block("C"))
    s.decompose_reduction(block("C"), k)


def decompose_outer(s, block):
    i, j, k = s.get_loops(block("C"))
    j0, j1 = s.split(j, factors=[None, 16])
    s.reorder(i, j0, k, j1)
    s.decompose_reduction(block("C"), k)


def cache_write(s, block):
    i, j, k = s.get_loops(block("C"))
    i0, i1 = s.split(i, factors=[None, 16])
    j0, j1 = s.split(j, factors=[None, 16])
    s.reorder(i0, j0, k, i1, j1)
    s.reverse_compute_at(s.cache_write(block("C"), 0, "global"), j0)


def cache_read(s, block):
    i, j, k = s.get_loops(block("C"))
    j0, j1 = s.split(j, factors=[None, 16])
    s.reorder(j0, i, j1, k)
    s.compute_at(s.cache_read(block("C"), 1, "global"), j0)


def rfactor(s, block):
    i, j, k = s.get_loops(block("C"))
    s.rfactor(s.split(k, factors=[None, 16])[1], 0)


def rfactor_outer(s, block):
    i, j, k = s.get_loops(block("C"))
    s.rfactor(s.split(k, factors=[4, None])[0], 0)


def packed(s, block):
    s.transform_layout(s.cache_read(block("C"), 1, "global"), ("write", 0), lambda k, j: (j // 16, k, j % 16))


def padded(s, block):
    s.pad_einsum(block("C"), [16, 16, 16])


def double_buffer(s, block):
    i, j, k = s.get_loops(block("C"))
    k0, k1 = s.split(k, factors=[None, 8])
    s.reorder(i, k0, j, k1)
    copy = s.cache_read(block("C"), 0, "global")
    s.compute_at(copy, k0)
    s.annotate(copy, "double_buffer_scope", 0)
    s.annotate(k0, "software_pipeline_stage", [0, 1])
    s.annotate(k0, "software_pipeline_order", [0, 1])
    s.decompose_reduction(block("C"), k0)


def threads(s, block):
    loop, thread = s.split(s.fuse(*s.get_loops(block("C"))[:2]), factors=[None, 128])
    bind(s, loop, "blockIdx.x", thread, "threadIdx.x")


def thread_tiles(s, block):
    i, j, k = s.get_loops(block("C"))
    i0, i1 = s.split(i, factors=[None, 16])
    j0, j1 = s.split(j, factors=[None, 16])
    s.reorder(i0, j0, i1, j1)
    bind(s, i0, "blockIdx.y", j0, "blockIdx.x", i1, "threadIdx.y", j1, "threadIdx.x")
    return i0, j0, i1, j1, k


def local_sums(s, block):
    *_, j1, k = thread_tiles(s, block)
    s.reverse_compute_at(s.cache_write(block("C"), 0, "local"), j1)


def shared_tiles(s, block):
    *_, j1, k = thread_tiles(s, block)
    k0, k1 = s.split(k, factors=[None, 16])
    s.reverse_compute_at(s.cache_write(block("C"), 0, "local"), j1)
    for operand in (0, 1):
        copy = s.cache_read(block("C"), operand, "shared")
        s.compute_at(copy, k0)
        bind(s, s.get_loops(copy)[-2], "threadIdx.y", s.get_loops(copy)[-1], "threadIdx.x")


def relu_at(s, block):
    i, j = s.get_loops(block("C"))[:2]
    s.reverse_compute_at(block("D"), j)


def sum_at(s, block):
    i, j = s.get_loops(block("D"))
    i0, i1 = s.split(i, factors=[None, 16])
    j0, j1 = s.split(j, factors=[None, 16])
    s.reorder(i0, j0, i1, j1)
    s.compute_at(block("C"), j0)


def inline(s, block):
    s.compute_inline(block("B"))
    s.compute_inline(block("C"))


def reverse_inline(s, block):
    s.reverse_compute_inline(block("D"))
    s.reverse_compute_inline(block("C"))


def compute_at(s, block):
    i, j = s.get_loops(block("D"))
    i0, i1 = s.split(i, factors=[None, 16])
    s.compute_at(block("C"), i0)
    s.compute_at(block("B"), i0)


def reverse_compute_at(s, block):
    i, j = s.get_loops(block("B"))
    s.reverse_compute_at(block("C"), j)
    s.reverse_compute_at(block("D"), j)


def chain_threads(s, block):
    inline(s, block)
    loop, thread = s.split(s.fuse(*s.get_loops(block("D"))), factors=[None, 256])
    bind(s, loop, "blockIdx.x", thread, "threadIdx.x")


def reused(s, block):
    for name in "BCD":
        i, j = s.get_loops(block(name))
        s.parallel(i)
        s.vectorize(s.split(j, factors=[None, 4])[1])


def halo(s, block):
    i, j = s.get_loops(block("C"))
    i0, i1 = s.split(i, factors=[None, 16])
    s.compute_at(block("B"), i0)


def halo_inline(s, block):
    s.compute_inline(block("B"))


def transposed_tiles(s, block):
    i, j = s.get_loops(block("B"))
    i0, i1 = s.split(i, factors=[None, 16])
    j0, j1 = s.split(j, factors=[None, 16])
    s.reorder(i0, j0, i1, j1)
    bind(s, i0, "blockIdx.y", j0, "blockIdx.x", i1, "threadIdx.y", j1, "threadIdx.x")
    copy = s.cache_read(block("B"), 0, "shared")
    s.compute_at(copy, j0)
    bind(s, s.get_loops(copy)[-2], "threadIdx.y", s.get_loops(copy)[-1], "threadIdx.x")


def rows_rfactor(s, block):
    i, j = s.get_loops(block("B"))
    s.rfactor(s.split(j, factors=[None, 32])[1], 1)


def rows_parallel(s, block):
    i, j = s.get_loops(block("B"))
    i0, i1 = s.split(i, factors=[None, 8])
    j0, j1 = s.split(j, factors=[None, 8])
    s.reorder(i0, j0, i1, j1)
    s.parallel(i0)
    s.unroll(j1)


OF_PRODUCT = (tile, tile_all, two_levels, split_tail, split_sum, split_outer, reorder, unroll, unroll_and_jam, vectorize,
              parallel, fuse, fuse_split, decompose, decompose_outer, cache_write, cache_read, rfactor, rfactor_outer,
              packed, padded, double_buffer, threads, thread_tiles, local_sums, shared_tiles)
KINDS = [(kind, PRODUCT) for kind in OF_PRODUCT]
KINDS += [(kind, PRODUCT_RELU) for kind in (relu_at, sum_at)]
KINDS += [(kind, CHAIN) for kind in (inline, reverse_inline, compute_at, reverse_compute_at, chain_threads, reused)]
KINDS += [(halo, STENCIL), (halo_inline, STENCIL), (transposed_tiles, TRANSPOSITION), (rows_rfactor, ROWS), (rows_parallel, ROWS)]
