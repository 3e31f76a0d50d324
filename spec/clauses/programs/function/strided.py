# TIR/Exec/1.2.3: expect done
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle):
    A = T.match_buffer(a, (4, 2), "int32", strides=(2, 1))
    A[3, 1] = 7
    assert A[3, 1] == 7, "at 3 * 2 + 1 * 1"
