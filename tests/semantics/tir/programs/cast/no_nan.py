# TIR-Cast-no-nan, EXT/DataType: expect unspecified U-CAST-RANGE at 8:28
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    C[0] = T.Cast("int32", T.Cast("float4_e2m1fn", T.sqrt(T.Cast("float32", C[0] - C[0] - 1))))
