# P-INDENT: expect ill-formed P-INDENT at 9:7
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    for i in range(4):
        A[i] = 1
      A[0] = 2
