# TIR/Eval/15, TIR/Eval/15:b, TIR/Eval/15:c: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    assert not C[0] == 2, "0 becomes 1"
