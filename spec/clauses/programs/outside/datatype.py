# TIR-DataType-in-scope, TIR-D24: expect out-of-scope S-DATATYPE at 6:13
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "custom[posit]8")):
    C[0] = C[1]
