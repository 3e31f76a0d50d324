# TIR-AttrStmt-thread-node, TIR/Exec/3.1:b: expect ill-formed I-ATTR-NODE at 7:10
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.attr("t", "thread_extent", 4):
        C[0] = 1
