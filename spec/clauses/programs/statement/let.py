# TIR/Exec/2.1, TIR/Exec/2.1:b, TIR/Exec/2.2, TIR/Exec/2.3, TIR/Exec/2.4, TIR/Exec/2.5, TIR/Scope/b2: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    with T.LetStmt(C[0] + 1) as x:
        C[0] = 5
        assert x == 2, "x keeps the value that it was bound to"
