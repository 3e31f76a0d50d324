# TIR/Exec/1:b, TIR/Exec/1.2, TIR/Exec/1.2:c, TIR/Exec/1.2.1, TIR/Exec/1.2.6, TIR/Exec/1.2.6:b, TIR/Exec/1.2.6:c, TIR/State/b1, TIR/State/b1:c: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 7
