# V-VACUOUS: expect vacuous V-VACUOUS at 10:13
from tvm.script import ir as I, tir as T


@I.ir_module
class Before:
    @T.prim_func
    def f(C: T.Buffer((4,), "int32")):
        for i in range(4):
            C[i + 1] = 0


@I.ir_module
class After:
    @T.prim_func
    def f(C: T.Buffer((4,), "int32")):
        C[0] = 7
