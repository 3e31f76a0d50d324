# TIR-BufferStore-lanes, TIR/StmtTyping/4.5, TIR/StmtTyping/4.2: expect ill-formed T-STORE at 7:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((8,), "int32")):
    C[0] = T.Broadcast(1, 4)
