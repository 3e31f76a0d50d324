# TIR-D77: an assumption that does not hold
# intended: unspecified U-ASSUME
# as-written: done, B = [1]
# inputs: --input n=0
from tvm.script import tir as T


@T.prim_func
def main(n: T.int32, B: T.Buffer((1,), "int32")):
    T.evaluate(T.assume(n == 1))
    B[0] = 1
