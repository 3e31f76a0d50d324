# TIR-For-done, TIR-D9: expect done D-INIT-SKIPPED at 9:14
# inputs: --input n=0
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32"), C: T.Buffer((1,), "int32"), n: T.int32):
    for k in range(n):
        with T.block("sum"):
            vk = T.axis.reduce(n, k)
            with T.init():
                C[0] = 0
            C[0] = C[0] + A[vk]
