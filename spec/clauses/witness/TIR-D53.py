# TIR-D53: 255 of 8 bits cast to a wider signed integer
# intended: done, B = [255]
# as-written: done, B = [-1]
# inputs: --input A=fill:255
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((1,), "uint8"), B: T.Buffer((1,), "int32")):
    B[0] = T.Cast("int32", A[0])
