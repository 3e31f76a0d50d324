# TIR-For-no-step, EXT/For/step: expect unspecified O-STEP at 8:14
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 0
    for i in T.serial(0, 4, step=C[0]):
        C[1] = 1
