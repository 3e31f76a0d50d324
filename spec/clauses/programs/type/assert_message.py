# TIR-AssertStmt-condition, TIR/StmtTyping/3:b: expect ill-formed T-ASSERT at 7:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    assert C[0], "an integer is no condition"
