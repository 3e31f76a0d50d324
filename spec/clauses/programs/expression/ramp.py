# TIR/Eval/8.1, TIR/Eval/8.2, TIR/Eval/8.2:b, TIR/Eval/8.2:c: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[T.Ramp(0, 1, 4)] = T.Ramp(5, 2, 4)
    assert C[0] == 5 and C[1] == 7 and C[3] == 11, "base plus lane times stride"
