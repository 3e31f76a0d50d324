# TIR-AttrStmt-tile-thread, TL/Kernel/2: expect out-of-scope S-DEVICE at 8:5
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4, 4), "float32")):
    tx = T.launch_thread("threadIdx.x", 4)
    T.fill(A[tx:tx + 1, 0:4], 1.0)
