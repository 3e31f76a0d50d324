# V-UNKNOWN: expect unknown V-UNKNOWN at 10:9
from tvm.script import ir as I, tir as T


@I.ir_module
class Before:
    @T.prim_func
    def f(A: T.Buffer((1,), "int32"), C: T.Buffer((1,), "int32")):
        C[0] = 0
        while C[0] < T.bitwise_and(A[0], 7):
            C[0] = C[0] + 1


@I.ir_module
class After:
    @T.prim_func
    def f(A: T.Buffer((1,), "int32"), C: T.Buffer((1,), "int32")):
        C[0] = T.bitwise_and(A[0], 7)
