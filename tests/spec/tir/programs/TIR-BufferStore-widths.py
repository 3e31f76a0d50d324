# TIR-BufferStore-widths, TIR/StmtTyping/4.3:b: expect well-formed D-INDEX-WIDTH at 8:5
from tvm.script import tir as T


@T.prim_func
def main(b: T.handle, n: T.int32, m: T.int64):
    B = T.match_buffer(b, (4, 4), "float32")
    B[n, m] = T.float32(0)
