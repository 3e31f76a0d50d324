# TIR/Exec/14.3.2.b2:e, TIR-D39: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.block("b"):
        n = T.int32()
        D = T.match_buffer(C[1:4], (n,), "int32")
        D[n - 1] = 7
    assert C[3] == 7, "n is 3, the extent of the region"
