# TIR/Eval/7.2, TIR/Eval/7.3, TIR/Eval/7.4, TIR/State/b1:c: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[2] = 7
    assert C[1 + 1] == 7, "the element at the value of the index"
