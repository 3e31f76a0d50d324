# TIR/Exec/14.3.2, TIR/Exec/14.3.2:b, TIR/Exec/14.3.2:c, TIR/Exec/14.3.2.b2:b, TIR/Exec/14.3.2.b4: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4, 4), "int32")):
    with T.block("b"):
        D = T.match_buffer(C[1:3, 2:4], (2, 2), "int32")
        D[1, 0] = 7
    assert C[2, 2] == 7, "D[1, 0] is C[1 + 1, 2 + 0]"
