# TIR-BlockRealize-conversion, TIR-D34: expect well-formed D-DTYPE-WIDENED at 9:35
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in range(T.int64(4)):
        with T.block("b"):
            v = T.axis.spatial(4, i)
            C[v] = 1
