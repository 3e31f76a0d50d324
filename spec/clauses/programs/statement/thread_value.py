# TIR-AttrStmt-thread-constant, TIR/Exec/3.1:c, TIR-D18: expect well-formed I-ATTR-NODE at 8:29
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32"), n: T.int32):
    t = T.env_thread("threadIdx.x")
    with T.launch_thread(t, n):
        C[0] = 1
