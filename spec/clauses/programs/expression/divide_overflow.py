# TIR-BinaryOp-divide-overflow, TIR-D14: expect done D-DIVIDE-OVERFLOW at 8:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = -2147483648
    C[1] = T.Div(C[0], -1)
    assert C[1] == C[0], "it wraps to itself"
