# TIR-LetStmt-pointer, TIR/StmtTyping/1: expect ill-formed T-LET-STMT at 8:30
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    p: T.handle("float32") = n
    T.evaluate(p)
