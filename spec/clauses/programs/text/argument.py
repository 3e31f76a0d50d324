# P-ARGUMENT: expect ill-formed P-ARGUMENT at 7:12
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[0] = T.max(1)
