# TIR/Exec/14.4: expect done N-REDUCE-ORDER at 12:13
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "float32"), B: T.Buffer((1,), "float32")):
    for k in T.thread_binding(4, thread="threadIdx.x"):
        with T.block("B"):
            vk = T.axis.reduce(4, k)
            with T.init():
                B[0] = T.float32(0)
            B[0] = B[0] + A[vk]
