# TIR/Eval/16.1:c, TIR/Eval/16.1:f, TIR/Eval/16.1:g, TIR/Eval/16.1:i, TIR-D6: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[T.Ramp(0, 1, 4)] = T.Cast("int32x4", T.Ramp(0, 1, 4) < T.Broadcast(2, 4))
    assert C[1] == 1 and C[2] == 0, "a Bool for each lane"
