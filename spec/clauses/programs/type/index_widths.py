# TIR-BufferStore-widths, TIR/StmtTyping/4.3:b, TIR-D67: expect well-formed D-INDEX-WIDTH at 7:5
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4, 4), "int32"), n: T.int64, m: T.int32):
    C[n, m] = 1
