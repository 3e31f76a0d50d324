# TIR-For-integers, TIR/StmtTyping/11.1:b: expect well-formed T-LOOP at 7:14
from tvm.script import tir as T


@T.prim_func
def main(x: T.float32):
    for i in range(x):
        T.evaluate(i)
