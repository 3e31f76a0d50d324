# TL/Kernel/2: expect out-of-scope S-DEVICE at 7:19
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4, 4), "float32")):
    tx: T.int32 = T.launch_thread_idx(0)
    T.fill(A[tx:tx + 1, 0:4], 1.0)
