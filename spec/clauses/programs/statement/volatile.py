# TIR-AttrStmt-volatile-bound, TIR/Exec/3.2:b: expect ill-formed I-ATTR-NODE at 8:10
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    x = T.int32()
    with T.attr(x, "volatile_scope", 1):
        C[0] = 7
