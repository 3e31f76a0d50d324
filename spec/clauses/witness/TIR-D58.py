# TIR-D58: two iterations of a vectorized loop write one element
# intended: done, B = [1]
# as-written: done, B = [1], note N-WRITE-ORDER
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((1,), "int32")):
    for i in T.vectorized(2):
        B[0] = i
