# P-SYNTAX: expect ill-formed P-SYNTAX at 7:12
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[0] = = 1
