# TIR-For-promotion, TIR-D68, TIR/StmtTyping/11.3: expect ill-formed T-LOOP at 7:36
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in T.serial(T.uint64(0), -1):
        C[0] = 1
