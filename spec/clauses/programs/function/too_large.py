# X-MEMORY: expect exhausted X-MEMORY at 6:13
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((1000000, 1000000), "int32")):
    A[0, 0] = 7
