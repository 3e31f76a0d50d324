# TIR-D26: the largest finite float32
# intended: done, B = [3.4028235e+38]
# as-written: ill-formed T-LITERAL
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((1,), "float32")):
    B[0] = T.float32(3.4028234663852886e38)
