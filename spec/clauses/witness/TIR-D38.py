# TIR-D38: a buffer that starts 2 elements after its tensor's data
# intended: done, B = [7, 7, 7, 7]
# as-written: done, B = [7, 7, 0, 0]
# inputs: --input B=fill:0
from tvm.script import tir as T


@T.prim_func
def main(b: T.handle):
    B = T.match_buffer(b, (4,), "int32", elem_offset=2)
    for i in range(4):
        B[i] = 7
