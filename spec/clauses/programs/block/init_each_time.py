# TIR/Exec/14.4:c: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[1] = 0
    for i in range(4):
        with T.block("b"):
            v = T.axis.spatial(4, i)
            with T.init():
                C[1] = C[1] + 1
            C[0] = v
    assert C[1] == 4, "nothing is reduced: init runs with the block"
