# TIR/Eval/9, TIR/Eval/9:b: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[T.Ramp(0, 1, 4)] = T.Broadcast(7, 4)
    assert C[0] == 7 and C[3] == 7, "the value in every lane"
