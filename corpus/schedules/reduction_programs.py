# SPDX-License-Identifier: Apache-2.0
"""Reductions across the threads of a block: a loop over a reduction axis is bound to threadIdx."""
import numpy as np
from kernel import Kernel, bind, draw, eighths, units

SUM = """
@T.prim_func
def {name}(A: T.Buffer(({rows}, {columns}), "float32"), B: T.Buffer(({rows},), "float32")):
    for i, k in T.grid({rows}, {columns}):
        with T.block("B"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                B[vi] = T.float32(0)
            B[vi] = B[vi] + A[vi, vk]
"""


def _sum(name, rows, columns, schedule):
    return Kernel(
        text=SUM.format(name=name, rows=rows, columns=columns),
        inputs=draw(A=eighths(rows, columns)),
        outputs={"B": ((rows,), "float32")},
        schedule=schedule,
    )


def _rows_by(threads):
    """A row for each block, whose threads add it together."""

    def steps(schedule, block):
        i, k = schedule.get_loops(block("B"))
        _, thread = schedule.split(k, factors=[None, threads])
        yield "split"
        bind(schedule, i, "blockIdx.x", thread, "threadIdx.x")
        yield "bind"

    return steps


def _rows_side_by_side(schedule, block):
    i, k = schedule.get_loops(block("B"))
    i0, i1 = schedule.split(i, factors=[None, 4])
    bind(schedule, i0, "blockIdx.x", i1, "threadIdx.y", k, "threadIdx.x")
    yield "bind"


def _rfactor_rows(schedule, block):
    """Each thread adds every eighth element, then the threads add what they have."""
    i, k = schedule.get_loops(block("B"))
    _, thread = schedule.split(k, factors=[None, 8])
    yield "split"
    partial = schedule.rfactor(thread, 0)
    yield "rfactor"
    loops = schedule.get_loops(block("B"))
    bind(schedule, loops[0], "blockIdx.x", loops[-1], "threadIdx.x")
    yield "bind"
    schedule.compute_at(partial, loops[-1])
    schedule.set_scope(partial, 0, "local")
    yield "compute_at"


ARGMAX_THREADS = Kernel(
    text="""
@T.prim_func
def argmax_threads(place: T.Buffer((3, 32), "int32"), X: T.Buffer((3, 32), "float32"), top: T.Buffer((3,), "int32"), best: T.Buffer((3,), "float32")):
    for i, k in T.grid(3, 32):
        with T.block("B"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                top[vi] = -1
                best[vi] = T.min_value("float32")
            new_top: T.int32 = T.Select(best[vi] >= X[vi, vk], top[vi], place[vi, vk])
            new_best: T.float32 = T.Select(best[vi] >= X[vi, vk], best[vi], X[vi, vk])
            top[vi] = new_top
            best[vi] = new_best
""",
    # No value twice, so that the place of the largest does not depend on the order.
    inputs=draw(
        place=units(0, 1000, 3, 32, dtype="int32"),
        X=lambda rng: rng.permuted(np.tile(np.arange(32, dtype="float32"), (3, 1)), axis=1),
    ),
    outputs={"top": ((3,), "int32"), "best": ((3,), "float32")},
    schedule=_rows_by(8),
)


GEMV = """
@T.prim_func
def {name}(A: T.Buffer((6, 32), "float32"), x: T.Buffer((32,), "float32"), B: T.Buffer((6,), "float32")):
    for i, k in T.grid(6, 32):
        with T.block("B"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                B[vi] = T.float32(0)
            B[vi] = B[vi] + A[vi, vk] * x[vk]
"""


def _gemv(name, schedule):
    return Kernel(
        text=GEMV.format(name=name),
        inputs=draw(A=eighths(6, 32), x=eighths(32)),
        outputs={"B": ((6,), "float32")},
        schedule=schedule,
    )


def _gemv_vector_in_shared(schedule, block):
    product = block("B")
    i, k = schedule.get_loops(product)
    i0, i1 = schedule.split(i, factors=[None, 2])
    k0, k1 = schedule.split(k, factors=[None, 8])
    schedule.reorder(i0, i1, k1, k0)
    yield "split"
    bind(schedule, i0, "blockIdx.x", i1, "threadIdx.y", k1, "threadIdx.x")
    yield "bind"
    copy = schedule.cache_read(product, 1, "shared")
    schedule.compute_at(copy, i0)
    yield "compute_at"
    _, y, x = schedule.split(schedule.get_loops(copy)[-1], factors=[None, 2, 8])
    bind(schedule, y, "threadIdx.y", x, "threadIdx.x")
    yield "bind"


def _sum_of_sums(schedule, block):
    """All of a matrix: blocks leave partial sums in global memory, then one block adds them."""
    fused = schedule.fuse(*schedule.get_loops(block("B")))
    outer, _ = schedule.split(fused, factors=[4, None])
    partial = schedule.rfactor(outer, 0)
    yield "rfactor"
    loops = schedule.get_loops(partial)
    _, thread = schedule.split(loops[-1], factors=[None, 8])
    bind(schedule, loops[0], "blockIdx.x", thread, "threadIdx.x")
    yield "bind"
    bind(schedule, schedule.get_loops(block("B"))[0], "threadIdx.x")
    yield "bind"


SUM_ALL = Kernel(
    text="""
@T.prim_func
def sum_all(A: T.Buffer((8, 16), "float32"), B: T.Buffer((1,), "float32")):
    for i, k in T.grid(8, 16):
        with T.block("B"):
            vi, vk = T.axis.remap("RR", [i, k])
            with T.init():
                B[0] = T.float32(0)
            B[0] = B[0] + A[vi, vk]
""",
    inputs=draw(A=eighths(8, 16)),
    outputs={"B": ((1,), "float32")},
    schedule=_sum_of_sums,
)

MAX_TAIL = Kernel(
    text="""
@T.prim_func
def max_tail(A: T.Buffer((3, 21), "float32"), B: T.Buffer((3,), "float32")):
    for i, k in T.grid(3, 21):
        with T.block("B"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                B[vi] = T.min_value("float32")
            B[vi] = T.max(B[vi], A[vi, vk])
""",
    inputs=draw(A=eighths(3, 21)),
    outputs={"B": ((3,), "float32")},
    schedule=_rows_by(8),
)

PROGRAMS = {
    "sum_warp": _sum("sum_warp", 2, 64, _rows_by(32)),
    "sum_warps": _sum("sum_warps", 2, 64, _rows_by(64)),
    "sum_odd": _sum("sum_odd", 3, 24, _rows_by(12)),
    "sum_tail": _sum("sum_tail", 3, 21, _rows_by(8)),
    "sum_side_by_side": _sum("sum_side_by_side", 8, 8, _rows_side_by_side),
    "sum_rfactor": _sum("sum_rfactor", 4, 32, _rfactor_rows),
    "sum_all": SUM_ALL,
    "max_tail": MAX_TAIL,
    "argmax_threads": ARGMAX_THREADS,
    "gemv_threads": _gemv("gemv_threads", _rows_by(16)),
    "gemv_shared": _gemv("gemv_shared", _gemv_vector_in_shared),
}
