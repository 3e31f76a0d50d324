# TIR-Buffer-axis-separators, TIR-D65: expect ill-formed I-BUFFER-LAYOUT at 7:5
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((16,), "float32")):
    B = T.Buffer((4, 4), "float32", data=A.data, axis_separators=[3])
    B[0, 0] = T.float32(0)
