# TIR-D59: one thread writes, without a change, what the other reads
# intended: unspecified U-LOOP-CONFLICT
# as-written: done, B = [0, 0]
# inputs: --input A=fill:0
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((1,), "int32"), B: T.Buffer((2,), "int32")):
    t = T.launch_thread("threadIdx.x", 2)
    if t == 0:
        A[0] = 0
    B[t] = A[0]
