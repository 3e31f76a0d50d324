# TIR-D23: a vector of two lanes
# intended: done, B = [3, 4]
# as-written: ill-formed T-DATATYPE
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((2,), "int32")):
    B[T.Ramp(0, 1, 2)] = T.Ramp(3, 1, 2)
