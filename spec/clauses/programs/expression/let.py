# TIR/Eval/10.1, TIR/Eval/10.2, TIR/Eval/10.3, TIR/Eval/10.4, TIR/Eval/10.5, TIR/Scope/b2: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 3
    x = T.int32()
    C[1] = T.Let(x * x, where={x: C[0] + 1})
    assert C[1] == 16, "x is 4"
