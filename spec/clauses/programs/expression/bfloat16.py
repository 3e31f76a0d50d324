# TIR/Eval/13.2:b, TIR/Eval/13.6:d, TIR/Eval/16.1:h, TIR-D55: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "bfloat16")):
    C[0] = T.bfloat16(1)
    C[1] = C[0] / T.bfloat16(3)
    assert C[1] == T.bfloat16(0.333984375), "a third, rounded to eight bits"
    assert C[1] < C[0], "compared by value"
