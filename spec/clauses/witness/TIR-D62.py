# TIR-D62: an index that 32 bits do not hold
# intended: unspecified U-OOB-WRITE
# as-written: done, B = [1]
# inputs: --index-bits 32
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((1,), "int32")):
    B[T.int64(4294967296)] = 1
