# TIR-Cast-no-nan, EXT/DataType: expect unspecified U-CAST-RANGE at 8:29
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "float32")
    C[0] = T.Cast("float32", T.Cast("float4_e2m1fn", T.sqrt(C[0] - C[0] - T.float32(1))))
