# L-UNUSED: expect well-formed L-UNUSED at 7:5
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32"), n: T.int32):
    m: T.int32 = n * 2
    C[0] = n
