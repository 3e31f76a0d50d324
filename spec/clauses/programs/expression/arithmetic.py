# TIR/Eval/13.1, TIR/Eval/13.1:b, TIR/Eval/13.3, TIR/Eval/13.4, TIR/Eval/13.5, TIR/Eval/13.10, TIR/Eval/13.11: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 7
    assert C[0] + 2 == 9 and C[0] - 9 == -2 and C[0] * 3 == 21, "sum, difference, product"
    assert T.min(C[0], 3) == 3 and T.max(C[0], 3) == 7, "the lesser and the greater"
