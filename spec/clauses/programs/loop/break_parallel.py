# TIR-Break-parallel, TIR-D51: expect unspecified U-JUMP at 9:13
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in T.parallel(4):
        if i == 2:
            break
        C[i] = 1
