# TIR-AttrStmt-tile-gemm, TL/Gemm/1, TL/Gemm/3, TT-D5: expect done
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((2, 3), "float16"), B: T.Buffer((4, 3), "float16"), C: T.Buffer((2, 4), "float32")):
    T.gemm(A, B, C, transpose_B=True, clear_accum=True)
