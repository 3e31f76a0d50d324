# TIR/Exec/14.2.1, TIR/Exec/14.2.2, TIR/Exec/14.6, TIR/Exec/14.6:b, TIR/Scope/b8: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.block("b"):
        D = T.alloc_buffer((2,), "int32")
        D[1] = 7
        C[0] = D[1]
    assert C[0] == 7, "D is memory of the block"
