# TIR-AssertStmt-error, TIR/Exec/4:c: expect error E-ASSERT at 8:5
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle, n: T.int32):
    C = T.match_buffer(c, (4,), "int32")
    assert n == 3, "n is three"
    C[0] = 1
