# TIR-BinaryOp-operands, TIR/ExprTyping/13: expect ill-formed T-OPERANDS at 7:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32"), x: T.float32):
    C[0] = T.Add(C[0], x)
