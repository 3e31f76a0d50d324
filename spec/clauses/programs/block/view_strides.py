# TIR/Exec/14.3.2.b1, TIR-D78: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4, 4), "int32")):
    with T.block("b"):
        s = T.int32()
        t = T.int32()
        D = T.match_buffer(C[1:3, 2:4], (2, 2), "int32", strides=(s, t))
        D[0, 0] = s
    assert C[1, 2] == 4, "a row of C is four elements"
