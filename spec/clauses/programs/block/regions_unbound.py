# TIR-Var-in-declared-region, TIR-D76, TIR/Exec/14.5:b: expect well-formed B-REGION-UNBOUND at 10:22
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    n = T.int32()
    with T.block("b"):
        T.reads()
        T.writes(C[0:n])
        C[0] = 7
