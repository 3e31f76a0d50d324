# V-DIFFERENT: expect different V-DIFFERENT at 16:5
from tvm.script import ir as I, tir as T


@I.ir_module
class Before:
    @T.prim_func
    def f(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        for i in range(4):
            C[i] = A[i] - 1


@I.ir_module
class After:
    @T.prim_func
    def f(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        for i in range(4):
            C[i] = 1 - A[i]
