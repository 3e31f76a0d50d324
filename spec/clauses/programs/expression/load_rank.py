# TIR-BufferLoad-rank, TIR-D31: expect ill-formed T-INDEX-RANK at 7:15
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4, 4), "int32")):
    C[0, 0] = C[1]
