# TIR-Store-in-scope, TIR/Deprecated/b2, TIR/Deprecated/p1: expect out-of-scope S-DEPRECATED at 7:5
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    T.store(C.data, 0, 1)
