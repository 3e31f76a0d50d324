# TIR-Call-ret-parallel, TIR-D51: expect unspecified U-JUMP at 9:20
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    for i in T.parallel(4):
        T.evaluate(T.ret(0))
