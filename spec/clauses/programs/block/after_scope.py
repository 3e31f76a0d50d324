# TIR/Scope/b3: expect ill-formed P-NAME at 10:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.block("b"):
        v = T.axis.spatial(4, 3)
        C[v] = 1
    C[0] = v
