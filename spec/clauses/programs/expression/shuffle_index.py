# TIR-Shuffle-no-lane, TIR-D70: expect unspecified U-SHUFFLE-INDEX at 8:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 5
    C[1] = T.Shuffle([T.Broadcast(1, 2)], [C[0]])
