# TIR/Eval/7.5, TIR/Eval/7.5:b, TIR/Eval/7.5:c, TIR/Eval/7.7: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in range(4):
        C[i] = i * i
    C[T.Ramp(0, 1, 2)] = C[T.Ramp(3, -1, 2)]
    assert C[0] == 9 and C[1] == 4, "the elements 3 and 2"
