# TIR-BlockRealize-conversion, TIR-D34: expect well-formed D-DTYPE-WIDENED at 9:33
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, m: T.int64):
    A = T.match_buffer(a, (16,), "float32")
    with T.block("one"):
        vi = T.axis.spatial(16, m)
        A[vi] = T.float32(0)
