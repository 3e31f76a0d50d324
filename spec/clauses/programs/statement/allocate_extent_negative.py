# TIR-Allocate-constant-extents, TIR-D83: expect ill-formed I-BUFFER-LAYOUT at 8:22
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32"), n: T.int32):
    C[0] = n
    with T.allocate([2 - 3], "int32", "global") as p:
        C[1] = n
        C[2] = n + n
