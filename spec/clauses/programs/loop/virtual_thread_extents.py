# TIR-Thread-extent, TIR-D73: expect ill-formed I-THREAD-TAG at 8:22
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((32,), "int32")):
    for outer in T.thread_binding(4, thread="vthread.x"):
        for inner in T.thread_binding(8, thread="vthread.x"):
            C[outer * 8 + inner] = 1
