# TIR/Exec/14.3.2.b3, TIR/Exec/14.3.2.b3:b, TIR-D11: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4, 4), "int32")):
    with T.block("b"):
        D = T.match_buffer(C[2, 0:4], (4,), "int32")
        D[3] = 7
    assert C[2, 3] == 7, "D lacks the first dimension"
