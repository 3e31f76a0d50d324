# TIR/Eval/13.2:c, TIR/Eval/13.2:d: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int8")):
    C[0] = T.int8(127)
    C[1] = C[0] + T.int8(1)
    assert C[1] == T.int8(-128), "two's complement of 8 bits"
