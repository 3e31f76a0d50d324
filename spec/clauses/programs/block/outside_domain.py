# TIR-BlockRealize-outside-domain, TIR-D47: expect unspecified U-BLOCK-DOMAIN at 8:14
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in range(5):
        with T.block("b"):
            v = T.axis.spatial(4, i)
            C[v] = v
