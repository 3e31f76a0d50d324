# TIR-While-condition, TIR/StmtTyping/12: expect ill-formed T-WHILE at 8:11
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    while A[0]:
        A[0] = T.float32(0)
