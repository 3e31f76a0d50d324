# TIR-AllocateConst-deprecated, TIR/Deprecated/b3, TIR-D80: expect well-formed D-DEPRECATED at 7:10
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.allocate_const([5, 6, 7, 8], "int32", [4]) as p:
        K = T.decl_buffer((4,), "int32", data=p)
        C[0] = K[2]
