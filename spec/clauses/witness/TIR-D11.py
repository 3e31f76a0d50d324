# TIR-D11: a row of a matrix, seen as a view of one dimension
# intended: done, B = [2, 3]
# as-written: ill-formed I-MATCH-REGION
# inputs: --input A=iota
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((2, 2), "int32"), B: T.Buffer((2,), "int32")):
    with T.block("row"):
        V = T.match_buffer(A[1:2, 0:2], (2,), "int32")
        for i in range(2):
            B[i] = V[i]
