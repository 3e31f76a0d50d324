# TT-D5: a product of tiles
# intended: done, C = [[2]]
# as-written: done, C = [[0]]
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((1, 1), "int32")):
    with T.block("tile"):
        A = T.alloc_buffer((1, 2), "int32")
        B = T.alloc_buffer((2, 1), "int32")
        T.fill(A, 1)
        T.fill(B, 1)
        T.clear(C)
        T.gemm(A, B, C)
