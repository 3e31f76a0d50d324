# TIR-Binding-once, TIR/Scope/p1: expect ill-formed I-REBOUND at 7:10
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32"), n: T.int32):
    with T.LetStmt(C[0], var=n):
        C[1] = n
