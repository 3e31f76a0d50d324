# TIR-D12: an even number cast to Bool
# intended: done, B = [1]
# as-written: done, B = [0]
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((1,), "int32")):
    B[0] = T.Cast("int32", T.Cast("bool", 2))
