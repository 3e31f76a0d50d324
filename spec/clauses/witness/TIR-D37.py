# TIR-D37: a packed tensor for a buffer whose stride is a variable of its own
# intended: done, B = [7, 7]
# as-written: error E-ARGUMENT-STRIDES
from tvm.script import tir as T


@T.prim_func
def main(b: T.handle):
    s = T.int32()
    B = T.match_buffer(b, (2,), "int32", strides=(s,))
    for i in range(2):
        B[i] = 7
