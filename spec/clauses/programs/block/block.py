# TIR/Exec/14.1, TIR/Exec/14.5, TIR/Exec/15.1, TIR/Exec/15.2.1, TIR/Exec/15.2.3, TIR/Exec/15.3, TIR/Exec/15.4, TIR-D46, TIR/Scope/b3: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in range(4):
        with T.block("b"):
            v = T.axis.spatial(4, 3 - i)
            C[v] = v * v
    assert C[2] == 4, "v is 3 - i"
