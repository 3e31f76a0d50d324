# TIR-For-step, EXT/For/step: expect ill-formed T-LOOP at 8:35
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    for i in T.serial(0, 16, step=0):
        A[i] = T.float32(0)
