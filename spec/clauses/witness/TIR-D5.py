# TIR-D5: a Shuffle that selects from two vectors
# intended: done, B = [10, 12]
# as-written: done, B = [10, 22]
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((2,), "int32")):
    B[0:2] = T.Shuffle([T.Ramp(10, 1, 4), T.Ramp(20, 1, 4)], [0, 2])
