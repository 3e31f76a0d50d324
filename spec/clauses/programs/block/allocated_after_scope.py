# TIR/Scope/b8, TIR/Scope/b8:b, TIR/Exec/14.6:b: expect ill-formed P-NAME at 10:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.block("b"):
        D = T.alloc_buffer((2,), "int32")
        D[1] = 7
    C[0] = D[1]
