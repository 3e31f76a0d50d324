# TIR-D4: a parallel loop that starts at 2
# intended: done, B = [0, 0, 1, 1, 1]
# as-written: done, B = [0, 0, 1, 0, 0]
# inputs: --input B=fill:0
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((5,), "int32")):
    for i in T.parallel(2, 5):
        B[i] = 1
