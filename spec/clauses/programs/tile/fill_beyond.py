# TL/Fill/2: expect ill-formed P-ARGUMENT at 7:5
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4, 4), "float32")):
    T.clear(A[2:6, 0:4])
