# TIR-IfThenElse-condition, TIR/StmtTyping/9: expect ill-formed T-CONDITION at 8:8
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    if n:
        A[0] = T.float32(0)
