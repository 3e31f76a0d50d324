from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Before:
    @T.prim_func
    def digits(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        x = T.alloc_buffer((1,), "int32")
        for i in range(8):
            x[0] = A[i]
            C[i] = 0
            while x[0] > 0:
                C[i] = C[i] + x[0] % 16
                x[0] = x[0] // 16


@I.ir_module
class After:
    @T.prim_func
    def digits(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        for i in range(8):
            x = T.allocate([1], "int32", "global")
            x_1 = T.Buffer((1,), "int32", data=x)
            x_1[0] = A[i]
            C[i] = 0
            while 0 < x_1[0]:
                C[i] = T.bitwise_and(x_1[0], 15) + C[i]
                x_1[0] = T.shift_right(x_1[0], 4)
