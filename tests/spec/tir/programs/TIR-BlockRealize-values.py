# TIR-BlockRealize-values, TIR-D34: expect ill-formed T-BLOCK at 9:33
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    with T.block("one"):
        vi = T.axis.spatial(16, A[0])
        A[vi] = T.float32(0)
