# TIR-D36: a parameter with a stride of 2
# intended: done, B = [7, 7]
# as-written: ill-formed I-BUFFER-LAYOUT
from tvm.script import tir as T


@T.prim_func
def main(b: T.handle):
    B = T.match_buffer(b, (2,), "int32", strides=(2,))
    for i in range(2):
        B[i] = 7
