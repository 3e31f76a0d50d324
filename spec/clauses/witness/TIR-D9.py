# TIR-D9: a sum whose reduction axis is the outer loop
# intended: done, B = [2, 4]
# as-written: done, B = [2, 8]
# inputs: --input A=iota --input B=fill:4
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((2, 2), "int32"), B: T.Buffer((2,), "int32")):
    for k, i in T.grid(2, 2):
        with T.block("sum"):
            vk, vi = T.axis.remap("RS", [k, i])
            with T.init():
                B[vi] = 0
            B[vi] = B[vi] + A[vk, vi]
