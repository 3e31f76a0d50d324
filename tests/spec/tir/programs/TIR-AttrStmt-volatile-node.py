# TIR-AttrStmt-volatile-node, TIR/Exec/3.2: expect ill-formed I-ATTR-NODE at 8:10
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    with T.attr("text", "volatile_scope", 1):
        A[0] = T.float32(0)
