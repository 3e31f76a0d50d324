# TIR-BufferStore-leading-scalars, TIR/StmtTyping/4.1: expect ill-formed T-INDEX at 8:7
from tvm.script import tir as T


@T.prim_func
def main(b: T.handle):
    B = T.match_buffer(b, (4, 4), "float32")
    B[T.Ramp(0, 1, 4), 0] = T.float32(1)
