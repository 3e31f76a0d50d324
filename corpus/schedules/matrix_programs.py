# SPDX-License-Identifier: Apache-2.0
"""Products by the matrix instructions of a warp: fragments (wmma), and registers by layout (ldmatrix, mma)."""
import importlib

import toolchain
from kernel import Kernel, bind, draw, units

PRODUCT = """
@T.prim_func
def {name}(A: T.Buffer((16, {k}), "float16"), B: T.Buffer(({k}, 16), "float16"), C: T.Buffer((16, 16), "float32")):
    for i, j, k in T.grid(16, 16, {k}):
        with T.block("C"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                C[vi, vj] = T.float32(0)
            C[vi, vj] = C[vi, vj] + T.Cast("float32", A[vi, vk]) * T.Cast("float32", B[vk, vj])
"""


def _product(name, k, schedule, **options):
    return Kernel(
        text=PRODUCT.format(name=name, k=k),
        inputs=draw(A=units(-8, 9, 16, k, dtype="float16"), B=units(-8, 9, k, 16, dtype="float16")),
        outputs={"C": ((16, 16), "float32")},
        schedule=schedule,
        **options,
    )


def _intrinsics():
    """The compiler's descriptions of the instructions, which it registers when they are imported."""
    return importlib.import_module(("tvm.s_tir" if toolchain.GENERATION == "flat" else "tvm.tir") + ".tensor_intrin.cuda")


def _copies(schedule, product, scopes, loop):
    """Each operand goes to shared memory, brought there by one warp, and on to the scope named; each copy with its letter."""
    found = []
    for operand, (letter, scope) in enumerate(zip("ab", scopes)):
        shared = schedule.cache_read(product, operand, "shared")
        found.append((schedule.cache_read(product, operand, scope), letter))
        schedule.compute_at(found[-1][0], loop)
        schedule.compute_at(shared, loop)
        fused = schedule.fuse(*schedule.get_loops(shared)[-2:])
        _, lane, part = schedule.split(fused, factors=[None, 32, 4])
        bind(schedule, lane, "threadIdx.x")
        schedule.vectorize(part)
    return found


def _tile(schedule, product):
    """The loops over tiles, and the loop over the parts of the sum of one."""
    i, j, k = schedule.get_loops(product)
    i0, i1 = schedule.split(i, factors=[None, 16])
    j0, j1 = schedule.split(j, factors=[None, 16])
    k0, k1 = schedule.split(k, factors=[None, 16])
    schedule.reorder(i0, j0, k0, i1, j1, k1)
    bind(schedule, i0, "blockIdx.x", j0, "blockIdx.y")
    return j0, k0, i1


def _fragments(schedule, block):
    _intrinsics()
    product = block("C")
    j0, k0, tile = _tile(schedule, product)
    yield "split"
    outer = schedule.blockize(tile)
    yield "blockize"
    loads = _copies(schedule, outer, ("wmma.matrix_a", "wmma.matrix_b"), k0)
    yield "cache_read"
    store = schedule.cache_write(outer, 0, "wmma.accumulator")
    schedule.reverse_compute_at(store, j0)
    yield "cache_write"
    start = schedule.decompose_reduction(outer, k0)
    yield "decompose_reduction"
    for load, letter in loads:
        schedule.tensorize(schedule.get_loops(load)[-2], f"wmma_load_16x16x16_f16_{letter}_shared")
    schedule.tensorize(schedule.get_loops(product)[-3], "wmma_sync_16x16x16_f16f16f32")
    inside = schedule.get_child_blocks(start)[0]
    schedule.tensorize(schedule.get_loops(inside)[-2], "wmma_fill_16x16x16_f32")
    schedule.tensorize(schedule.get_loops(store)[-2], "wmma_store_16x16x16_f32_global")
    yield "tensorize"


def _registers(schedule, block):
    intrinsics = _intrinsics()
    product = block("C")
    j0, k0, tile = _tile(schedule, product)
    yield "split"
    outer = schedule.blockize(tile)
    yield "blockize"
    loads = _copies(schedule, outer, ("warp", "warp"), k0)
    yield "cache_read"
    store = schedule.cache_write(outer, 0, "warp")
    schedule.reverse_compute_at(store, j0)
    yield "cache_write"
    start = schedule.decompose_reduction(outer, k0)
    yield "decompose_reduction"
    lanes = intrinsics.shared_16x16_to_ldmatrix_32x8_layout  # where a warp has an element: (thread, place)
    layout = lambda i, j: (i // 16, j // 16, *lanes(i % 16, j % 16))
    for load, _ in loads:
        schedule.transform_layout(load, ("write", 0), layout)
    schedule.transform_layout(store, ("read", 0), layout)
    yield "transform_layout"
    for load, letter in loads:
        schedule.tensorize(schedule.get_loops(load)[-2], f"mma_ldmatrix_f16_{letter}")
    schedule.tensorize(schedule.get_loops(product)[-3], "mma_f16f16f32")
    inside = schedule.get_child_blocks(start)[0]
    schedule.tensorize(schedule.get_loops(inside)[-2], "mma_fill_16x16_f32")
    schedule.tensorize(schedule.get_loops(store)[-2], "mma_store_16x16_f32_global_")
    yield "tensorize"


PROGRAMS = {
    "matrix_fragments": _product("matrix_fragments", 32, _fragments),
    "matrix_registers": _product("matrix_registers", 32, _registers),
}
