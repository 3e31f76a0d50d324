# TL/Gemm/2: expect ill-formed P-ARGUMENT at 7:5
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((2, 3), "float32"), B: T.Buffer((4, 2), "float32"), C: T.Buffer((2, 2), "float32")):
    T.gemm(A, B, C)
