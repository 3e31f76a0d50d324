# TIR-Thread-extent, TIR-D73: expect ill-formed I-THREAD-TAG at 9:18
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    for i in T.thread_binding(4, thread="threadIdx.x"):
        for j in T.thread_binding(8, thread="threadIdx.x"):
            A[i] = T.float32(0)
