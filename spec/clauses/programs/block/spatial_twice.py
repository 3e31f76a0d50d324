# B-SPATIAL, TIR/Grammar/IterVarType/kDataPar: expect done B-SPATIAL at 11:13
# inputs: --notes blocks
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32"), B: T.Buffer((2,), "int32")):
    for i in range(4):
        with T.block("fold"):
            vi = T.axis.spatial(4, i)
            B[vi // 2] = A[vi]
