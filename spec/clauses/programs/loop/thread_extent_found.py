# TIR-For-other-extent, TIR-D73: expect unspecified U-THREAD-EXTENT at 9:18
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 2
    for i in T.thread_binding(C[0], thread="threadIdx.x"):
        for j in T.thread_binding(C[0] + 1, thread="threadIdx.x"):
            C[i + 1] = j
