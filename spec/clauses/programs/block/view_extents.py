# TIR-MatchBuffer-extents, TIR/Exec/14.3.2.b2, TIR/Exec/14.3.2.b2:c, TIR/Exec/14.3.2.b2:d: expect error E-MATCH-EXTENT at 9:14
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 2
    with T.LetStmt(C[0]) as n:
        with T.block("b"):
            D = T.match_buffer(C[0:3], (n,), "int32")
            D[0] = 1
