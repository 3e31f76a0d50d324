# TL/Copy/7: expect unspecified U-LOOP-CONFLICT at 7:5
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "float32")):
    T.copy(A[0:3], A[1:4])
