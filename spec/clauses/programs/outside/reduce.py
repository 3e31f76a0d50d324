# TIR-Reduce-in-scope, TIR/TEOnly/b2, TIR/TEOnly/b1, TIR/TEOnly/p1: expect out-of-scope S-TE-ONLY at 8:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    k = T.iter_var(T.int32(), T.Range(0, 4), "CommReduce", "")
    C[0] = T.reduce(T.comm_reducer(lambda x, y: x + y, [0]), [C[k]], [], [k], 0)
