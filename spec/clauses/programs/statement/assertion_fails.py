# TIR-AssertStmt-error, TIR/Exec/4:c, TIR/State/b5, TIR/State/b5:b: expect error E-ASSERT at 8:5
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    assert C[0] == 2, "C[0] is two"
