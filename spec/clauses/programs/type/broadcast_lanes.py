# TIR-Broadcast-lanes, TIR/ExprTyping/9.1.2: expect ill-formed T-BROADCAST at 7:12
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[0] = T.Broadcast(1, 1)
