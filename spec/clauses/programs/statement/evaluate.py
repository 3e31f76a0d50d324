# TIR/Exec/11, TIR/Exec/11:b: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    T.evaluate(C[0] + 1)
    assert C[0] == 1, "nothing can use the value"
