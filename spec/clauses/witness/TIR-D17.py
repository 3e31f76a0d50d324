# TIR-D17: a loop that only a break leaves
# intended: done, B = [3]
# as-written: ill-formed T-WHILE
# inputs: --input B=fill:0
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((1,), "int32")):
    while True:
        B[0] = B[0] + 1
        if B[0] == 3:
            break
