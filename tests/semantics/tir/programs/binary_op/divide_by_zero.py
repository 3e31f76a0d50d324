# TIR-BinaryOp-divide-by-zero, TIR/Eval/13.6:b: expect error E-DIVIDE-BY-ZERO at 9:16
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    for i in range(4):
        C[i] = 12 // (i - 2)
