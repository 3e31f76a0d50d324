# TIR-MatchBuffer-extents, TIR/Exec/14.3.2.b2:c: expect error E-MATCH-EXTENT at 8:10
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle, n: T.int32):
    C = T.match_buffer(c, (4,), "int32")
    with T.block("b"):
        D = T.match_buffer(C[0:n + 1], (2,), "int32")
        D[0] = 1
