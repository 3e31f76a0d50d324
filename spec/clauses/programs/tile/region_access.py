# TL/Region/4: expect ill-formed P-ARGUMENT at 7:30
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4, 4), "float32")):
    T.fill(T.region(A[0, 0], 4, 4, 4), 1.0)
