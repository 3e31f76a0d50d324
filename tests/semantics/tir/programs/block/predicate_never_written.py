# TIR-BlockRealize-indeterminate, TIR-D19: expect unspecified U-INDETERMINATE at 10:14
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    D = T.alloc_buffer((4,), "int32")
    for i in range(4):
        with T.block("b"):
            v = T.axis.spatial(4, i)
            T.where(D[i] == 0)
            C[v] = v
