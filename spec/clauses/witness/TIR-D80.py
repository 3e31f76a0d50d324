# TIR-D80: a constant, allocated by a deprecated statement
# intended: done, B = [5, 6]
# as-written: out-of-scope S-DEPRECATED
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((2,), "int32")):
    K = T.allocate_const([5, 6], "int32", [2])
    C = T.Buffer((2,), "int32", data=K)
    for i in range(2):
        B[i] = C[i]
