# TIR-BlockRealize-predicate, TIR/StmtTyping/14:b: expect ill-formed T-BLOCK at 9:17
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    with T.block("one"):
        T.where(n)
        A[0] = T.float32(0)
