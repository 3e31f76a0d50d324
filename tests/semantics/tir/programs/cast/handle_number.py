# TIR-Cast-handle-number, TIR/Eval/5.2:b: expect unspecified U-HANDLE-CAST at 8:28
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle, n: T.int32):
    C = T.match_buffer(c, (4,), "int32")
    p: T.handle("int32") = T.Cast("handle", n)
    C[0] = 1
