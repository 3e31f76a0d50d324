# TIR-IfThenElse-condition, TIR/StmtTyping/9: expect ill-formed T-CONDITION at 7:8
from tvm.script import tir as T


@T.prim_func
def main(x: T.float32):
    if x:
        T.evaluate(0)
