# TIR-Store, TIR/Deprecated/b2: expect out-of-scope S-DEPRECATED at 8:5
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    T.store(C.data, 0, 1)
