# P-CONSTRUCT: expect ill-formed P-CONSTRUCT at 7:5
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    del A
