# TIR/Eval/14.1.1, TIR/Eval/14.1.1:b, TIR/Eval/14.1.2, TIR/Eval/14.1.2:b: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 0
    assert not (C[0] != 0 and 7 // C[0] == 1), "the right operand is not evaluated"
    assert C[0] == 0 or 7 // C[0] == 1, "nor here"
    assert C[0] == 0 and C[0] < 1, "here it decides"
