# B-REDUCE, TIR/Grammar/IterVarType/kCommReduce: expect done B-REDUCE at 11:13
# inputs: --notes blocks
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((2, 4), "int32"), B: T.Buffer((2,), "int32")):
    for i, k in T.grid(2, 4):
        with T.block("last"):
            vi, vk = T.axis.remap("SR", [i, k])
            B[vi] = A[vi, vk]
