# Iterations that write one memory under two datatypes: the lowered profile alone lets them.
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle):
    B = T.match_buffer(a, (2,), "int32")
    W = T.Buffer((4,), "int16", data=B.data)
    for i in T.parallel(2):
        B[0] = 65536 + i
        W[i] = T.Cast("int16", 7 + i)
