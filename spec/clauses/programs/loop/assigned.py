# TIR-Binding-of-loop-var, TIR/Exec/12.1.7:c, TIR/Exec/12.2.3:b, TIR/Exec/3.1.3:b: expect ill-formed I-LOOP-ASSIGNED at 8:14
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in range(4):
        with T.LetStmt(C[0], var=i):
            C[1] = i
