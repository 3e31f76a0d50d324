# TIR-AssertStmt-message, TIR/StmtTyping/3: expect ill-formed T-ASSERT at 8:19
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    assert n > 0, A[0]
