# TIR-D47: a block variable that is given 4 and has the domain 0 to 3
# intended: unspecified U-BLOCK-DOMAIN
# as-written: done, B = [1, 1, 1, 1, 1]
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((5,), "int32")):
    for i in range(5):
        with T.block("mark"):
            vi = T.axis.spatial(4, i)
            B[vi] = 1
