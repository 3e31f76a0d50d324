# TIR/Exec/1.2.2, TIR/Exec/1.2.2:b, TIR/Buffers/p1:b, TIR/Exec/1.2.4.b3: expect done
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle):
    A = T.match_buffer(a, (2, 3), "int32")
    B = T.decl_buffer((6,), "int32", data=A.data)
    A[1, 2] = 7
    assert B[5] == 7, "row 1, column 2 is element 1 * 3 + 2"
