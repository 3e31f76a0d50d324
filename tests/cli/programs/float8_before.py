# Every float8_e4m3fn as a float32.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((8,), "float8_e4m3fn"), C: T.Buffer((8,), "float32")):
    for i in range(8):
        C[i] = T.Cast("float32", A[i])
