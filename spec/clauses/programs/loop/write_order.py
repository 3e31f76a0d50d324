# TIR-D22, TIR/Exec/12.2.2:c: expect done N-WRITE-ORDER at 8:9
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in T.parallel(4):
        C[0] = i
