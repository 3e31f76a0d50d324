# SPDX-License-Identifier: Apache-2.0
"""Several reductions across threads in one kernel: softmax, norms, attention of one query.

Powers are of two, and roots and quotients are the last operations: every result is exact, or rounded
once from exact operands, in any order of the sums.
"""
from kernel import Kernel, draw, units


def _at_rows(last, earlier, threads):
    """A row of `last` for each block of threads; the blocks before it are computed there, into shared memory."""

    def steps(schedule, block):
        row = schedule.get_loops(block(last))[0]
        for name in reversed(earlier):
            schedule.compute_at(block(name), row)
            yield "compute_at"
            for number in range(len(schedule.get(block(name)).writes)):
                schedule.set_scope(block(name), number, "shared")
        yield "set_scope"
        schedule.bind(row, "blockIdx.x")
        for name in (*earlier, last):
            _, thread = schedule.split(schedule.get_loops(block(name))[-1], factors=[None, threads])
            schedule.bind(thread, "threadIdx.x")
        yield "bind"

    return steps


SOFTMAX_THREADS = Kernel(
    text="""
@T.prim_func
def softmax_threads(A: T.Buffer((3, 24), "float32"), B: T.Buffer((3, 24), "float32")):
    peak = T.alloc_buffer((3,))
    total = T.alloc_buffer((3,))
    for i, k in T.grid(3, 24):
        with T.block("peak"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                peak[vi] = T.min_value("float32")
            peak[vi] = T.max(peak[vi], A[vi, vk])
    for i, k in T.grid(3, 24):
        with T.block("total"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                total[vi] = T.float32(0)
            total[vi] = total[vi] + T.pow(T.float32(2), A[vi, vk] - peak[vi])
    for i, j in T.grid(3, 24):
        with T.block("B"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = T.pow(T.float32(2), A[vi, vj] - peak[vi]) / total[vi]
""",
    inputs=draw(A=units(-6, 7, 3, 24)),
    outputs={"B": ((3, 24), "float32")},
    schedule=_at_rows("B", ("peak", "total"), 8),
)

LAYER_NORM_THREADS = Kernel(
    text="""
@T.prim_func
def layer_norm_threads(A: T.Buffer((3, 32), "float32"), gain: T.Buffer((32,), "float32"), B: T.Buffer((3, 32), "float32")):
    total = T.alloc_buffer((3,))
    squares = T.alloc_buffer((3,))
    for i, k in T.grid(3, 32):
        with T.block("sums"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                total[vi] = T.float32(0)
                squares[vi] = T.float32(0)
            new_total: T.float32 = total[vi] + A[vi, vk]
            new_squares: T.float32 = squares[vi] + A[vi, vk] * A[vi, vk]
            total[vi] = new_total
            squares[vi] = new_squares
    for i, j in T.grid(3, 32):
        with T.block("B"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = (A[vi, vj] - total[vi] * T.float32(0.03125)) * gain[vj] / T.sqrt(squares[vi] * T.float32(0.03125) - total[vi] * T.float32(0.03125) * (total[vi] * T.float32(0.03125)) + T.float32(1))
""",
    inputs=draw(A=units(-7, 8, 3, 32), gain=units(1, 5, 32)),
    outputs={"B": ((3, 32), "float32")},
    schedule=_at_rows("B", ("sums",), 16),
)

RMS_NORM_THREADS = Kernel(
    text="""
@T.prim_func
def rms_norm_threads(A: T.Buffer((4, 16), "float32"), B: T.Buffer((4, 16), "float32")):
    squares = T.alloc_buffer((4,))
    for i, k in T.grid(4, 16):
        with T.block("squares"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                squares[vi] = T.float32(0)
            squares[vi] = squares[vi] + A[vi, vk] * A[vi, vk]
    for i, j in T.grid(4, 16):
        with T.block("B"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = A[vi, vj] / T.sqrt(squares[vi] * T.float32(0.0625) + T.float32(1))
""",
    inputs=draw(A=units(-7, 8, 4, 16)),
    outputs={"B": ((4, 16), "float32")},
    schedule=_at_rows("B", ("squares",), 16),
)


def _attention(schedule, block):
    """A head for each block, whose threads are positions first, and channels then."""
    head = schedule.get_loops(block("O"))[0]
    for name in ("W", "total", "peak", "S"):
        schedule.compute_at(block(name), head)
        yield "compute_at"
        schedule.set_scope(block(name), 0, "shared")
    yield "set_scope"
    schedule.bind(head, "blockIdx.x")
    for name in ("S", "peak", "total", "W", "O"):
        schedule.bind(schedule.get_loops(block(name))[1], "threadIdx.x")
    yield "bind"


DECODE_ATTENTION = Kernel(
    text="""
@T.prim_func
def decode_attention(Q: T.Buffer((2, 8), "float32"), K: T.Buffer((2, 8, 8), "float32"), V: T.Buffer((2, 8, 8), "float32"), O: T.Buffer((2, 8), "float32")):
    S = T.alloc_buffer((2, 8))
    peak = T.alloc_buffer((2,))
    total = T.alloc_buffer((2,))
    W = T.alloc_buffer((2, 8))
    for h, t, d in T.grid(2, 8, 8):
        with T.block("S"):
            vh, vt, vd = T.axis.remap("SSR", [h, t, d])
            with T.init():
                S[vh, vt] = T.float32(0)
            S[vh, vt] = S[vh, vt] + Q[vh, vd] * K[vh, vt, vd]
    for h, t in T.grid(2, 8):
        with T.block("peak"):
            vh, vt = T.axis.remap("SR", [h, t])
            with T.init():
                peak[vh] = T.min_value("float32")
            peak[vh] = T.max(peak[vh], S[vh, vt])
    for h, t in T.grid(2, 8):
        with T.block("total"):
            vh, vt = T.axis.remap("SR", [h, t])
            with T.init():
                total[vh] = T.float32(0)
            total[vh] = total[vh] + T.pow(T.float32(2), S[vh, vt] - peak[vh])
    for h, d, t in T.grid(2, 8, 8):
        with T.block("W"):
            vh, vd, vt = T.axis.remap("SSR", [h, d, t])
            with T.init():
                W[vh, vd] = T.float32(0)
            W[vh, vd] = W[vh, vd] + T.pow(T.float32(2), S[vh, vt] - peak[vh]) * V[vh, vt, vd]
    for h, d in T.grid(2, 8):
        with T.block("O"):
            vh, vd = T.axis.remap("SS", [h, d])
            O[vh, vd] = W[vh, vd] / total[vh]
""",
    inputs=draw(Q=units(-1, 2, 2, 8), K=units(0, 2, 2, 8, 8), V=units(-4, 5, 2, 8, 8)),
    outputs={"O": ((2, 8), "float32")},
    schedule=_attention,
)

PROGRAMS = {
    "softmax_threads": SOFTMAX_THREADS,
    "layer_norm_threads": LAYER_NORM_THREADS,
    "rms_norm_threads": RMS_NORM_THREADS,
    "decode_attention": DECODE_ATTENTION,
}
