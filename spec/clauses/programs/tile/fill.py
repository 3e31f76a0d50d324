# TIR-AttrStmt-tile-fill, TL/Fill/1, TL/Fill/3: expect done
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4, 4), "float16")):
    T.fill(A, 1.5)
    T.clear(A[0:2, 0:4])
