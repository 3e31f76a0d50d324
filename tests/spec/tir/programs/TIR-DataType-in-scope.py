# TIR-DataType-in-scope, TIR-D24: expect out-of-scope S-DATATYPE at 8:30
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    A[0] = T.Cast("float32", T.Cast("custom[posit]8", A[1]))
