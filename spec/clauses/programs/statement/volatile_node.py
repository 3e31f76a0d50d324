# TIR-AttrStmt-volatile-node, TIR/Exec/3.2: expect ill-formed I-ATTR-NODE at 7:10
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.attr("C", "volatile_scope", 1):
        C[0] = 7
