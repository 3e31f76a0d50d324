# TIR-BufferLoad, TIR-D41: expect done
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, C: T.Buffer((4,), "int32")):
    A = T.match_buffer(a, (4, 2), "int32", strides=(1, 1))
    for i in range(3):
        C[i] = A[i, 1] - A[i + 1, 0]
        assert C[i] == 0, "one place, seen by two indices"
