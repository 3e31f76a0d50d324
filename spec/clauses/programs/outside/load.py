# TIR-Load-in-scope, TIR/Deprecated/b1, TIR/Deprecated/p1: expect out-of-scope S-DEPRECATED at 7:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = T.load("int32", C.data, 1)
