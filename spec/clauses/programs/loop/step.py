# EXT/For/step, TIR-D1: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 0
    for i in T.serial(0, 7, step=3):
        C[0] = C[0] * 10 + i
    assert C[0] == 36, "0, 3, 6"
