# EXT/DataType: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((3,), "float8_e4m3fn"), F: T.Buffer((1,), "float4_e2m1fn"), N: T.Buffer((1,), "int4")):
    C[0] = T.Cast("float8_e4m3fn", T.float32(0.3))
    C[1] = C[0] * T.float8_e4m3fn(3)
    assert C[1] == T.float8_e4m3fn(0.9375), "0.3125, rounded to four bits, times three"
    C[2] = T.Cast("float8_e4m3fn", T.float32(1000))
    assert C[2] != C[2], "no infinity: beyond 448 is NaN"
    F[0] = T.Cast("float4_e2m1fn", T.float32(1000))
    assert F[0] == T.float4_e2m1fn(6), "no NaN either: the largest number"
    N[0] = T.Cast("int4", 9)
    assert N[0] == T.int4(-7), "modulo 16"
