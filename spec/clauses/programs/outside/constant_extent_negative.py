# TIR-AllocateConst-constant-extents, TIR-D83, TIR-D80: expect ill-formed I-BUFFER-LAYOUT at 7:51
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.allocate_const([5, 6, 7, 8], "int32", [-2, -2]) as p:
        C[0] = 2
        C[1] = C[0] + 3
