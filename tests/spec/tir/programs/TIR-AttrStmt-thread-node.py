# TIR-AttrStmt-thread-node, TIR/Exec/3.1:b: expect ill-formed I-ATTR-NODE at 8:10
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    with T.attr("text", "thread_extent", 4):
        A[0] = T.float32(0)
