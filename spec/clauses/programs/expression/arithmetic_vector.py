# TIR/Eval/13.1:c, TIR/Eval/13.1:e: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[T.Ramp(0, 1, 4)] = T.Ramp(0, 1, 4) * T.Ramp(1, 1, 4)
    assert C[2] == 6 and C[3] == 12, "lane by lane"
