# TIR-AssertStmt-condition, TIR/StmtTyping/3:b: expect ill-formed T-ASSERT at 8:12
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    assert n, "n is not zero"
