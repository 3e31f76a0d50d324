# TIR-AttrStmt-tile-copy, TL/Copy/1, TL/Copy/4, TL/Copy/5, TT-D21: expect done
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((3, 3), "float32"), B: T.Buffer((3, 3), "float16")):
    with T.block("tile"):
        S = T.alloc_buffer((2, 2), "float32", scope="shared")
        T.copy(A[2:4, 2:4], S)
        T.copy(S, B[2:4, 0:2])
