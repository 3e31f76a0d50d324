# The same with sums; of the fourth, another one.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def first(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        for i in range(8):
            C[i] = A[i] + A[i]

    @T.prim_func
    def second(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        for k in range(8):
            C[k] = A[k] + A[k]

    @T.prim_func
    def third(A: T.Buffer((8,), "int32"), D: T.Buffer((8,), "int32")):
        for i in range(8):
            D[i] = A[i] + A[i]

    @T.prim_func
    def fourth(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        for k in range(8):
            C[k] = A[k] + A[7 - k]
