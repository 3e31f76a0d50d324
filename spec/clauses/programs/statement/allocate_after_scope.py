# TIR/Scope/b5: expect ill-formed P-NAME at 10:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.allocate([4], "int32", "global") as p:
        P = T.decl_buffer((4,), "int32", data=p)
        P[0] = 7
    C[0] = P[0]
