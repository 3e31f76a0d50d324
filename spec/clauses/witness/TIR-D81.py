# TIR-D81: a sum across threads, before a pass makes a collective of it
# intended: done, B = [6], note N-REDUCE-ORDER
# as-written: unspecified U-LOOP-CONFLICT
# inputs: --input A=iota
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "float32"), B: T.Buffer((1,), "float32")):
    for k in T.thread_binding(4, thread="threadIdx.x"):
        with T.block("B"):
            vk = T.axis.reduce(4, k)
            with T.init():
                B[0] = T.float32(0)
            B[0] = B[0] + A[vk]
