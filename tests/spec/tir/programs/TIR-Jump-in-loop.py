# TIR-Jump-in-loop, TIR-D51: expect ill-formed I-JUMP at 8:5
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.break_loop())
