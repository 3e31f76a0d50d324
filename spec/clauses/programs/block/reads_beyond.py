# B-READS: expect done B-READS at 13:21
# inputs: --notes blocks
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((5,), "int32"), B: T.Buffer((4,), "int32")):
    for i in range(4):
        with T.block("shift"):
            vi = T.axis.spatial(4, i)
            T.reads(A[vi])
            T.writes(B[vi])
            B[vi] = A[vi + 1]
