# D-READING: expect done D-READING at 9:14
# inputs: --notes readings
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in range(6):
        with T.block("fill"):
            vi = T.axis.spatial(4, i)
            T.where(i < 4)
            C[vi] = 7
