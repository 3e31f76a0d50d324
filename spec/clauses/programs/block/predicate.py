# TIR-D8: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i, j in T.grid(2, 3):
        with T.block("b"):
            v = T.axis.spatial(4, i * 3 + j)
            T.where(i * 3 + j < 4)
            C[v] = v
    assert C[3] == 3, "the iterations of v = 4 and 5 are masked"
