# Blocks that keep to what they declare at all sizes, and one that does not at some.
from tvm.script import tir as T


@T.prim_func
def keeps(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i, jo in T.grid(n, (m + T.int64(15)) // T.int64(16)):
        with T.block("tile"):
            vi, vj = T.axis.remap("SS", [i, jo])
            T.reads(A[vi, vj * T.int64(16):T.min(vj * T.int64(16) + T.int64(16), m)])
            T.writes(B[vi, vj * T.int64(16):T.min(vj * T.int64(16) + T.int64(16), m)])
            for k in range(T.int64(16)):
                if vj * T.int64(16) + k < m:
                    B[vi, vj * T.int64(16) + k] = A[vi, vj * T.int64(16) + k]


@T.prim_func
def goes_beyond(a: T.handle, b: T.handle):
    n = T.int64()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for i in range(n // T.int64(4)):
        with T.block("sum"):
            vi = T.axis.spatial(n // T.int64(4), i)
            T.reads(A[vi * T.int64(4):vi * T.int64(4) + T.int64(3)])
            T.writes(B[vi])
            B[vi] = A[vi * T.int64(4)] + A[vi * T.int64(4) + T.int64(3)]


@T.prim_func
def adds_in_turn(a: T.handle, b: T.handle):
    n = T.int64()
    A = T.match_buffer(a, (n, n), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for i, k in T.grid(n, n):
        with T.block("sum"):
            vi, vk = T.axis.remap("SR", [i, k])
            T.reads(A[vi, 0:vk + T.int64(1)])
            T.writes(B[0:vi + T.int64(1)])
            with T.init():
                B[vi] = T.float32(0)
            for j in range(vk + T.int64(1)):
                B[vi] = B[vi] + A[vi, vk - j]


@T.prim_func
def reset_in_between(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for i in range(n):
        with T.block("reset"):
            vi = T.axis.spatial(n, i)
            T.reads()
            T.writes(B[vi])
            B[vi] = T.float32(0)
        for j in range(m):
            with T.block("sum"):
                vi, vj = T.axis.remap("SR", [i, j])
                T.reads(A[vi, vj])
                T.writes(B[vi])
                if i + j == T.int64(0):
                    B[vi] = T.float32(1)
                B[vi] = B[vi] + A[vi, vj]


@T.prim_func
def unspecified_elsewhere(a: T.handle, b: T.handle):
    m = T.int64()
    A = T.match_buffer(a, (m,), "float32")
    B = T.match_buffer(b, (m,), "float32")
    B[0] = T.float32(1)
    for i in range(m):
        with T.block("copy"):
            vi = T.axis.spatial(m, i)
            T.reads(A[0])
            T.writes(B[vi])
            B[vi] = A[vi]
