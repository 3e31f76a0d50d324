# TIR-D8: a block that is masked where its variable is odd
# intended: done, B = [1, 0, 1, 0]
# as-written: done, B = [1, 1, 1, 1]
# inputs: --input B=fill:0
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((4,), "int32")):
    for i in range(4):
        with T.block("mark"):
            vi = T.axis.spatial(4, i)
            T.where(i % 2 == 0)
            B[vi] = 1
