# TIR/Eval/16.1, TIR/Eval/16.1:b, TIR/Eval/16.2, TIR/Eval/16.3, TIR/Eval/16.4, TIR/Eval/16.5, TIR/Eval/16.6, TIR/Eval/16.7: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 7
    assert C[0] == 7 and C[0] != 8, "equal, and not"
    assert C[0] <= 7 and C[0] < 8 and C[0] >= 7 and C[0] > 6, "the order of the numbers"
