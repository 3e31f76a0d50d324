# TIR-BufferUse-in-scope, TIR/Scope/b6:b, TIR/Scope/p1:b: expect ill-formed I-OUT-OF-SCOPE at 10:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    D = T.Buffer((4,), "int32")
    with T.realize(D[0:4], "global", True):
        D[0] = 7
    C[0] = D[0]
