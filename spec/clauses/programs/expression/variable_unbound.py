# TIR-Var-bound, TIR/Scope/p1:c: expect ill-formed I-UNBOUND at 8:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    n = T.int32()
    C[0] = n
