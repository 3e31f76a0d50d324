# TIR-D73: two nested loops over one thread axis
# intended: done, B = [1, 0, 0, 1]
# as-written: done, B = [1, 1, 1, 1]
# inputs: --input B=fill:0
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((4,), "int32")):
    for i in T.thread_binding(2, thread="threadIdx.x"):
        for j in T.thread_binding(2, thread="threadIdx.x"):
            B[i * 2 + j] = 1
