# TIR-Block-update, TIR-D9: expect done D-INIT-SKIPPED at 8:14
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32"), C: T.Buffer((1,), "int32")):
    for k in range(3):
        with T.block("sum"):
            vk = T.axis.reduce(4, k + 1)
            with T.init():
                C[0] = 0
            C[0] = C[0] + A[vk]
