# TIR/Exec/3, TIR/Exec/3.2:d, TIR/Grammar/Attrs/p1:b: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.attr(C.data, "pragma_unroll", 1):
        C[0] = 7
    assert C[0] == 7, "only the body runs"
