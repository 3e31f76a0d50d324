# TIR-D67: a load with indices of 64 and 32 bits
# intended: done, B = [3]
# as-written: ill-formed T-INDEX
# inputs: --input A=fill:3
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((2, 2), "int32"), B: T.Buffer((1,), "int32")):
    B[0] = A[T.int64(1), T.int32(0)]
