# TIR-PrimFunc-packed, EXT/Opaque: expect out-of-scope S-CONSTRUCT at 6:1
from tvm.script import tir as T


@T.prim_func
def main(args: T.handle):
    T.func_attr({"calling_conv": 1})
    T.evaluate(0)
