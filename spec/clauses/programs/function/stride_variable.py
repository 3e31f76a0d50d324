# TIR/Exec/1.2.4.b4:d, TIR-D37: expect done
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle):
    s = T.int32()
    A = T.match_buffer(a, (4,), "int32", strides=(s,))
    A[3] = 7
    assert s == 1, "the array is packed"
