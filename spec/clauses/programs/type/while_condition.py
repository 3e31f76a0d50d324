# TIR-While-condition, TIR/StmtTyping/12: expect ill-formed T-WHILE at 7:11
from tvm.script import tir as T


@T.prim_func
def main(x: T.float32):
    while x:
        T.evaluate(0)
