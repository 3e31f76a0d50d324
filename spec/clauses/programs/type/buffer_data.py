# TIR-Buffer-data-pointer, TIR/OtherTyping/3.4: expect ill-formed I-BUFFER-DATA at 7:5
from tvm.script import tir as T


@T.prim_func
def main(p: T.handle):
    B = T.Buffer((4,), "float32", data=p)
    B[0] = T.float32(0)
