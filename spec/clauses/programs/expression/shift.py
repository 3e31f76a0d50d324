# TIR-Call-shift-range, TIR-D48: expect unspecified U-SHIFT-RANGE at 8:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 40
    C[1] = T.shift_left(1, C[0])
