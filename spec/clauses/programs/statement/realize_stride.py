# TIR/Scope/b6:c: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    s = T.int32()
    D = T.Buffer((4, 2), "int32", strides=(s, 1))
    with T.realize(D[0:4, 0:2], "global", True):
        D[0, 0] = 7
        C[0] = D[0, 0]
