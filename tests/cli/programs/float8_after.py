# The same after FP8ComputeLegalize of TVM 0.22 and 0.26.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((8,), "float8_e4m3fn"), C: T.Buffer((8,), "float32")):
    for i in range(8):
        C[i] = T.reinterpret("float32", T.bitwise_or(T.bitwise_or(T.bitwise_and(T.shift_left(T.Cast("uint32", T.reinterpret("uint8", A[i])), T.uint32(20)), T.uint32(8388607)), T.shift_left(T.Cast("uint32", T.shift_right(T.shift_left(T.reinterpret("uint8", A[i]), T.uint8(1)), T.uint8(4)) + T.uint8(120)), T.uint32(23))), T.shift_left(T.Cast("uint32", T.shift_right(T.reinterpret("uint8", A[i]), T.uint8(7))), T.uint32(31))))
