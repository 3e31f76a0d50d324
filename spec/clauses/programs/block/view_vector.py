# TIR/Exec/14.3.2.b4:b: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((8,), "int32")):
    with T.block("b"):
        D = T.match_buffer(C[4:8], (4,), "int32")
        D[T.Ramp(0, 1, 2)] = T.Broadcast(7, 2)
    assert C[4] == 7 and C[5] == 7, "the start is added in each lane"
