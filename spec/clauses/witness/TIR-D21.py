# TIR-D21: a body that adds 1, of a function with two buffers
# intended: done, B = [1]
# as-written: done, B = [2]
# inputs: --input B=fill:0
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((1,), "int32"), B: T.Buffer((1,), "int32")):
    B[0] = B[0] + 1
