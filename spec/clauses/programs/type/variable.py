# TIR-LetStmt-dtype, TIR/StmtTyping/1:c: expect ill-formed T-LET-STMT at 7:20
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    x: T.float32 = C[0]
    C[1] = T.Cast("int32", x)
