# EXT/Builtin/round, EXT/Builtin/nearbyint: expect done
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "float32")):
    A[0] = T.float32(2.5)
    A[1] = T.float32(3.5)
    assert T.round(A[0]) == T.float32(2.0) and T.round(A[1]) == T.float32(4.0), "ties to even"
    assert T.nearbyint(A[0]) == T.float32(2.0), "the same"
