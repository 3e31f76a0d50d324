# TIR-DataType-has-values, TIR/Values/1:b: expect ill-formed T-DATATYPE at 7:28
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[0] = T.Cast("int32", T.Cast("int24", A[1]))
