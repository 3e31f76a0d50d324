# TIR/Eval/6.1, TIR/Eval/6.2, TIR/Eval/6.3, TIR/Eval/6.3:b: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    assert T.Select(C[0] == 1, 5, 6) == 5, "the first where the condition holds"
    assert T.Select(C[0] == 2, 5, 6) == 6, "else the second"
