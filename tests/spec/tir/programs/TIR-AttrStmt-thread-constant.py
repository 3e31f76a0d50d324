# TIR-AttrStmt-thread-constant, TIR/Exec/3.1:c: expect well-formed I-ATTR-NODE at 8:41
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    with T.launch_thread("threadIdx.x", n) as tx:
        A[tx] = T.float32(0)
