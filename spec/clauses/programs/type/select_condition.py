# TIR-Select-condition, TIR/ExprTyping/6.1.1: expect ill-formed T-SELECT at 7:21
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[0] = T.Select(A[0], 1, 2)
