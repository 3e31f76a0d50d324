# TIR/Eval/5, TIR/Eval/5:d, TIR/Eval/5:b, TIR/Eval/5:e, TIR/Eval/5:f, TIR/Eval/5:g, TIR-D54: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 300
    assert T.Cast("uint8", C[0]) == T.uint8(44), "modulo 2 to the 8"
    assert T.Cast("int8", C[0] - 100) == T.int8(-56), "the sign is that of the remaining bits"
    assert T.Cast("int32", T.Cast("int8", C[0] - 100)) == -56, "widening keeps the value"
    assert T.Cast("int32", T.Cast("float32", C[0]) / T.float32(-16)) == -18, "-18.75, truncated"
