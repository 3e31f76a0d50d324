# TIR/Eval/2, TIR/Eval/3, TIR-D27: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "float32")):
    C[0] = T.float32(0.1)
    assert C[0] == T.float32(0.10000000149011612), "the nearest float32"
    assert T.int8(-128) < T.int8(127), "the limits of int8"
