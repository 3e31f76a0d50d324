# TIR-BinaryOp-divide-by-zero, TIR/Eval/13.6:b, TIR-D15: expect error E-DIVIDE-BY-ZERO at 8:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 0
    C[1] = 7 // C[0]
