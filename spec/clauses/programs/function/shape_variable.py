# TIR/Exec/1.1:b, TIR/Exec/1.1:c, TIR/Exec/1.2.4.b5:d, TIR-D69: expect done
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    n = T.int32()
    C = T.match_buffer(c, (n,), "int32")
    for i in range(n):
        C[i] = i
    assert C[n - 1] == n - 1, "n is the extent of the array that was passed"
