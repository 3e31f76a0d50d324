# TIR-BufferStore-lanes, TIR/StmtTyping/4.5: expect ill-formed T-STORE at 8:26
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    A[T.Ramp(0, 1, 4)] = T.Broadcast(T.float32(1), 8)
