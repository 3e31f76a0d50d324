# TIR-For-overflow, TIR-D57, TIR/Exec/12.1.7: expect unspecified U-LOOP-OVERFLOW at 8:14
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int8")):
    C[0] = T.int8(100)
    for i in T.serial(C[0], C[0] + T.int8(50)):
        C[1] = i
