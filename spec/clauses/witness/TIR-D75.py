# TIR-D75: a Shuffle that takes one lane of a vector
# intended: done, B = [12]
# as-written: ill-formed T-SHUFFLE
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((1,), "int32")):
    B[0] = T.Shuffle([T.Ramp(10, 1, 4)], [2])
