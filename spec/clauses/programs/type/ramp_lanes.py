# TIR-Ramp-lanes, TIR/ExprTyping/8.1.1: expect ill-formed T-RAMP at 7:7
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[T.Ramp(0, 1, 1)] = 1
