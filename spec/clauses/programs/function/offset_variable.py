# TIR/Exec/1.2.4.b2:b: expect done
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle):
    o = T.int32()
    A = T.match_buffer(a, (4,), "int32", elem_offset=o)
    A[3] = 7
    assert o == 0, "the array begins where its memory does"
