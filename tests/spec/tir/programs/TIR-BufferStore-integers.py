# TIR-BufferStore-integers, TIR/StmtTyping/4.3: expect ill-formed T-INDEX at 8:7
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    A[A[1]] = T.float32(0)
