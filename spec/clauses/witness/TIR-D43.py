# TIR-D43: an element of the shape, outside of the bounds
# intended: unspecified U-REALIZE-BOUNDS
# as-written: done, B = [7]
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((1,), "int32")):
    R = T.Buffer((4,), "int32")
    with T.realize(R[0:2], "global"):
        R[3] = 7
        B[0] = R[3]
