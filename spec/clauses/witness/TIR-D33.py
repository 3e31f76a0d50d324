# TIR-D33: an unsigned block variable with a domain
# intended: done, B = [1, 1]
# as-written: ill-formed T-VARIABLE
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((2,), "int32")):
    for i in range(T.uint32(0), T.uint32(2)):
        with T.block("mark"):
            vi = T.axis.spatial(T.uint32(2), i, dtype="uint32")
            B[vi] = 1
