# TIR-AttrStmt-tile-gemm, TT/WS1/input/gemm: expect done
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((2, 3), "float32"), B: T.Buffer((3, 2), "float32"), C: T.Buffer((2, 2), "float32")):
    with T.attr({"A": A, "B": B, "C": C}, "tl.gemm", 0):
        T.evaluate(0)
