# TIR-AssertStmt-error, TIR/Exec/4:c: expect error E-ASSERT at 8:9
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in T.parallel(4):
        assert i < 2, "only two"
    C[0] = 7
