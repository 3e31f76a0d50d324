# TIR-LetStmt-pointer, TIR/StmtTyping/1: expect ill-formed T-LET-STMT at 7:30
from tvm.script import tir as T


@T.prim_func
def main(n: T.int32):
    p: T.handle("float32") = n
    T.evaluate(p)
