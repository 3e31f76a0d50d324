# TIR-D63: a division by zero whose value is thrown away
# intended: error E-DIVIDE-BY-ZERO
# as-written: done, B = [1]
# inputs: --input z=0
from tvm.script import tir as T


@T.prim_func
def main(z: T.int32, B: T.Buffer((1,), "int32")):
    T.evaluate(1 // z)
    B[0] = 1
