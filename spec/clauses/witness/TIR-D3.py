# TIR-D3: a loop whose body changes what its extent is read from
# intended: done, B = [1, 1, 1]
# as-written: done, B = [1, 1, 0]
# inputs: --input N=fill:3 --input B=fill:0
from tvm.script import tir as T


@T.prim_func
def main(N: T.Buffer((1,), "int32"), B: T.Buffer((3,), "int32")):
    for i in range(N[0]):
        B[i] = 1
        N[0] = 2
