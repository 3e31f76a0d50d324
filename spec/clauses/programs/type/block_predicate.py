# TIR-BlockRealize-predicate, TIR/StmtTyping/14:b: expect ill-formed T-BLOCK at 10:21
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in range(4):
        with T.block("b"):
            v = T.axis.spatial(4, i)
            T.where(i)
            C[v] = v
