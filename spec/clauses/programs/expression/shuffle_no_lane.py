# TIR-Shuffle-index-range, TIR-D70: expect ill-formed T-SHUFFLE at 7:44
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = T.Shuffle([T.Broadcast(1, 2)], [5])
