# TIR-For-no-step, EXT/For/step: expect unspecified O-STEP at 8:14
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle, n: T.int32):
    C = T.match_buffer(c, (4,), "int32")
    for i in T.serial(0, 4, step=n - 2):
        C[i] = 1
