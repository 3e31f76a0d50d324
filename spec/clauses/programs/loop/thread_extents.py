# TIR-Thread-extent, TIR-D73: expect ill-formed I-THREAD-TAG at 8:18
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((32,), "int32")):
    for i in T.thread_binding(4, thread="threadIdx.x"):
        for j in T.thread_binding(8, thread="threadIdx.x"):
            C[i * 8 + j] = 1
