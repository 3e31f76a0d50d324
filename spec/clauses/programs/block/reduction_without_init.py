# B-INIT, TIR/Grammar/IterVarType/kCommReduce: expect done B-INIT at 12:13
# inputs: --notes blocks
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32"), C: T.Buffer((1,), "int32")):
    B = T.alloc_buffer((1,), "int32")
    for k in range(4):
        with T.block("sum"):
            vk = T.axis.reduce(4, k)
            B[0] = B[0] + A[vk]
    C[0] = B[0]
