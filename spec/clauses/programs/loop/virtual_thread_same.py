# TIR-For-same-thread, TIR-D73: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in T.thread_binding(2, thread="vthread.x"):
        for j in T.thread_binding(2, thread="vthread.x"):
            C[i * 2 + j] = 1
