# TIR/Exec/7.1:b: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    with T.allocate([4], "int32", "global", C[0] == 2) as p:
        P = T.decl_buffer((4,), "int32", data=p)
        P[0] = 7
        C[0] = P[0]
    assert C[0] == 1, "the body did not run"
