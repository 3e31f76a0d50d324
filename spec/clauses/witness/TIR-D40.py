# TIR-D40: two parameters share memory that is only read
# intended: done, C = [2]
# as-written: unspecified U-ALIAS
# inputs: --input A=fill:1 --input B=@A
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((1,), "int32"), B: T.Buffer((1,), "int32"), C: T.Buffer((1,), "int32")):
    C[0] = A[0] + B[0]
