# SPDX-License-Identifier: Apache-2.0
"""Windows, scopes and several kernels: shared tiles with a rim, memory of a warp, one kernel after another."""
from kernel import Kernel, bind, draw, eighths


def _convolution(schedule, block):
    out = block("Y")
    o, y, x, *_ = schedule.get_loops(out)
    bind(schedule, o, "blockIdx.x", y, "threadIdx.y", x, "threadIdx.x")
    yield "bind"
    window = schedule.cache_read(out, 0, "shared")
    schedule.compute_at(window, o)
    fused = schedule.fuse(*schedule.get_loops(window)[1:])
    _, ty, tx = schedule.split(fused, factors=[None, 4, 4])
    bind(schedule, ty, "threadIdx.y", tx, "threadIdx.x")
    yield "cache_read"
    result = schedule.cache_write(out, 0, "local")
    schedule.reverse_compute_at(result, x)
    yield "cache_write"


CONV2D_SHARED = Kernel(
    text="""
@T.prim_func
def conv2d_shared(X: T.Buffer((2, 6, 6), "float32"), W: T.Buffer((3, 2, 3, 3), "float32"), Y: T.Buffer((3, 4, 4), "float32")):
    for o, y, x, c, dy, dx in T.grid(3, 4, 4, 2, 3, 3):
        with T.block("Y"):
            vo, vy, vx, vc, vdy, vdx = T.axis.remap("SSSRRR", [o, y, x, c, dy, dx])
            with T.init():
                Y[vo, vy, vx] = T.float32(0)
            Y[vo, vy, vx] = Y[vo, vy, vx] + X[vc, vy + vdy, vx + vdx] * W[vo, vc, vdy, vdx]
""",
    inputs=draw(X=eighths(2, 6, 6), W=eighths(3, 2, 3, 3)),
    outputs={"Y": ((3, 4, 4), "float32")},
    schedule=_convolution,
)


def _halo(schedule, block):
    pad, out = block("P"), block("Y")
    c, y, x = schedule.get_loops(out)[:3]
    y0, y1 = schedule.split(y, factors=[None, 4])
    schedule.reorder(c, y0, y1, x)
    yield "split"
    bind(schedule, c, "blockIdx.y", y0, "blockIdx.x", y1, "threadIdx.y", x, "threadIdx.x")
    yield "bind"
    schedule.compute_at(pad, y0)
    schedule.set_scope(pad, 0, "shared")
    yield "compute_at"
    fused = schedule.fuse(*schedule.get_loops(pad)[2:])
    _, ty, tx = schedule.split(fused, factors=[None, 4, 4])
    bind(schedule, ty, "threadIdx.y", tx, "threadIdx.x")
    yield "bind"


DEPTHWISE_HALO = Kernel(
    text="""
@T.prim_func
def depthwise_halo(X: T.Buffer((2, 8, 4), "float32"), W: T.Buffer((2, 3, 3), "float32"), Y: T.Buffer((2, 8, 4), "float32")):
    P = T.alloc_buffer((2, 10, 6))
    for c, y, x in T.grid(2, 10, 6):
        with T.block("P"):
            vc, vy, vx = T.axis.remap("SSS", [c, y, x])
            P[vc, vy, vx] = T.if_then_else(1 <= vy and vy < 9 and 1 <= vx and vx < 5, X[vc, vy - 1, vx - 1], T.float32(0))
    for c, y, x, dy, dx in T.grid(2, 8, 4, 3, 3):
        with T.block("Y"):
            vc, vy, vx, vdy, vdx = T.axis.remap("SSSRR", [c, y, x, dy, dx])
            with T.init():
                Y[vc, vy, vx] = T.float32(0)
            Y[vc, vy, vx] = Y[vc, vy, vx] + P[vc, vy + vdy, vx + vdx] * W[vc, vdy, vdx]
""",
    inputs=draw(X=eighths(2, 8, 4), W=eighths(2, 3, 3)),
    outputs={"Y": ((2, 8, 4), "float32")},
    schedule=_halo,
)


def _two_kernels(schedule, block):
    """A vector that the first kernel writes to global memory, and the second one reads in another order."""
    for name in ("S", "B"):
        _, thread = schedule.split(schedule.get_loops(block(name))[0], factors=[None, 4])
        outer = schedule.get_loops(block(name))[0]
        bind(schedule, outer, "blockIdx.x", thread, "threadIdx.x")
        yield "bind"


TWO_KERNELS = Kernel(
    text="""
@T.prim_func
def two_kernels(A: T.Buffer((8, 5), "float32"), B: T.Buffer((8,), "float32")):
    S = T.alloc_buffer((8,))
    for i, k in T.grid(8, 5):
        with T.block("S"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                S[vi] = T.float32(0)
            S[vi] = S[vi] + A[vi, vk]
    for i in range(8):
        with T.block("B"):
            vi = T.axis.spatial(8, i)
            B[vi] = S[vi] - S[7 - vi]
""",
    inputs=draw(A=eighths(8, 5)),
    outputs={"B": ((8,), "float32")},
    schedule=_two_kernels,
)


def _warp_memory(schedule, block):
    """What threads of a warp hand to each other: LowerWarpMemory makes shuffles of it."""
    out = block("B")
    i, j = schedule.get_loops(out)
    bind(schedule, i, "blockIdx.x", j, "threadIdx.x")
    yield "bind"
    copy = schedule.cache_read(out, 0, "warp")
    schedule.compute_at(copy, i)
    schedule.bind(schedule.get_loops(copy)[-1], "threadIdx.x")
    yield "cache_read"


WARP_ROTATE = Kernel(
    text="""
@T.prim_func
def warp_rotate(A: T.Buffer((2, 32), "int32"), B: T.Buffer((2, 32), "int32")):
    for i, j in T.grid(2, 32):
        with T.block("B"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = A[vi, (vj + 5) % 32] * 3
""",
    inputs=draw(A=lambda rng: rng.integers(-999, 1000, (2, 32)).astype("int32")),
    outputs={"B": ((2, 32), "int32")},
    schedule=_warp_memory,
)


def _two_extents(schedule, block):
    """Loops over one axis of threads with different extents, which LiftThreadBinding gives one (docs/findings.md)."""
    tile, out = block("S"), block("B")
    row = schedule.get_loops(out)[0]
    schedule.compute_at(tile, row)
    schedule.set_scope(tile, 0, "shared")
    yield "compute_at"
    schedule.bind(row, "blockIdx.x")
    for each in (tile, out):
        schedule.bind(schedule.get_loops(each)[1], "threadIdx.x")
    yield "bind"


TWO_EXTENTS = Kernel(
    text="""
@T.prim_func
def two_extents(A: T.Buffer((2, 4), "int32"), B: T.Buffer((2, 4), "int32")):
    S = T.alloc_buffer((2, 2), "int32")
    for i, j in T.grid(2, 2):
        with T.block("S"):
            vi, vj = T.axis.remap("SS", [i, j])
            S[vi, vj] = A[vi, vj] + A[vi, vj + 2]
    for i, j in T.grid(2, 4):
        with T.block("B"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = A[vi, vj] - S[vi, vj % 2]
""",
    inputs=draw(A=lambda rng: rng.integers(-999, 1000, (2, 4)).astype("int32")),
    outputs={"B": ((2, 4), "int32")},
    schedule=_two_extents,
)

PROGRAMS = {
    "conv2d_shared": CONV2D_SHARED,
    "depthwise_halo": DEPTHWISE_HALO,
    "two_kernels": TWO_KERNELS,
    "two_extents": TWO_EXTENTS,
    "warp_rotate": WARP_ROTATE,
}
