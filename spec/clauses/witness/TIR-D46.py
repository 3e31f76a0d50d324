# TIR-D46: a value that uses the variable before it
# intended: ill-formed I-UNBOUND
# as-written: done, B = [3, 2, 1, 0]
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((4,), "int32")):
    for i in range(4):
        with T.block("reversed"):
            vi = T.axis.spatial(4, i)
            vj = T.axis.spatial(4, 3 - vi)
            B[vj] = vi
