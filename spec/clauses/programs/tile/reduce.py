# TIR-AttrStmt-tile-reduce, TL/Reduce/1, TL/Reduce/4: expect done
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((2, 3), "float32"), B: T.Buffer((2,), "float32")):
    T.reduce(A, B, "abssum", 1, True)
