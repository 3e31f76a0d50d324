# TIR-Allocate-constant-extents, TIR-D83: expect ill-formed I-BUFFER-LAYOUT at 7:21
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle):
    p = T.allocate([-4], "float32", "global")
    T.evaluate(p)
