# TIR-Cast-lanes, TIR/ExprTyping/5: expect ill-formed T-CAST at 7:12
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[0] = T.Cast("int32", T.Broadcast(1, 4))
