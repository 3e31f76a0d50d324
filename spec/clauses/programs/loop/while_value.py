# TIR-While-value, TIR-D17, TIR/Exec/13.3: expect unspecified U-WHILE-VALUE at 8:5
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 2
    while C[0]:
        C[0] = C[0] - 1
