# TIR-Var-in-scope, TIR/Scope/p1:b, TIR/Scope/p1:c, TIR/Scope/b2: expect ill-formed I-OUT-OF-SCOPE at 10:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    x = T.int32()
    with T.LetStmt(C[0] + 1, var=x):
        C[1] = x
    C[2] = x
