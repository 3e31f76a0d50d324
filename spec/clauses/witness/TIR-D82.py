# TIR-D82: a buffer of the root block that one parallel loop uses
# intended: done, B = [1, 2, 3, 4]
# as-written: unspecified U-LOOP-CONFLICT
# inputs: --input A=iota
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "float32"), B: T.Buffer((4,), "float32")):
    S = T.alloc_buffer((1,), "float32")
    for i in T.parallel(4):
        S[0] = A[i] + T.float32(1)
        B[i] = S[0]
