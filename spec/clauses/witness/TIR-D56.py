# TIR-D56: the float32 nearest to 0.1, which is above it, divides 1
# intended: done, B = [10]
# as-written: done, B = [9]
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((1,), "float32")):
    B[0] = T.float32(1.0) // T.float32(0.1)
