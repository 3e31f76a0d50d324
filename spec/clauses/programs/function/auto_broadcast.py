# TIR/OtherTyping/3.5, TIR-D66: expect done
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle):
    A = T.match_buffer(a, (1, 4), "int32", buffer_type="auto")
    A[0, 2] = 7
    assert A[3, 2] == 7, "along an extent of 1 every index is the first"
