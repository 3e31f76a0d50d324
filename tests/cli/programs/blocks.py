# Blocks that do what they do not say: one line for each warning, and one that is allowed.
from tvm.script import tir as T


@T.prim_func
def regions(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
    for i in range(4):
        with T.block("shift"):
            vi = T.axis.spatial(4, i)
            T.reads(A[vi])
            T.writes(C[vi])
            C[vi] = A[vi + 1]
            C[vi + 4] = A[vi]
            C[7] = vi  # tenor: allow[B-WRITES] the last one is scratch


@T.prim_func
def axes(A: T.Buffer((4,), "int32"), C: T.Buffer((2,), "int32"), D: T.Buffer((1,), "int32")):
    S = T.alloc_buffer((1,), "int32")
    for i in range(4):
        with T.block("fold"):
            vi = T.axis.spatial(4, i)
            C[vi // 2] = A[vi]
    for k in range(4):
        with T.block("last"):
            vk = T.axis.reduce(4, k)
            D[0] = A[vk]
    for k in range(4):
        with T.block("sum"):
            vk = T.axis.reduce(4, k)
            S[0] = S[0] + A[vk]
