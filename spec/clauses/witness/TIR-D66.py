# TIR-D66: a broadcasting buffer, indexed along its extent of 1
# intended: done, C = [5, 5, 5]
# as-written: unspecified U-OOB-READ
# inputs: --input A=fill:5
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, C: T.Buffer((3,), "int32")):
    A = T.match_buffer(a, (1,), "int32", buffer_type="auto_broadcast")
    for i in range(3):
        C[i] = A[i]
