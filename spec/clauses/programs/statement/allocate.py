# TIR/Exec/7.1, TIR/Exec/7.2, TIR/Exec/7.3, TIR/Exec/7.4, TIR/Exec/7.4:b, TIR/Exec/7.4:d, TIR/Exec/7.4:e, TIR/Exec/7.5, TIR/Exec/7.6, TIR/Exec/7.6:b, TIR/Exec/8, TIR/Exec/8:b, TIR/Scope/b5, TIR/State/b2, TIR/State/b2:b: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    with T.allocate([4], "int32", "global") as p:
        P = T.decl_buffer((4,), "int32", data=p)
        P[0] = 7
        assert C[0] == 1 and P[0] == 7, "two buffers"
