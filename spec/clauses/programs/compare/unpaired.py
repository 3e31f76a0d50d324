# V-UNPAIRED: expect unknown V-UNPAIRED at 12:5
from tvm.script import ir as I, tir as T


@I.ir_module
class Before:
    @T.prim_func
    def f(C: T.Buffer((4,), "int32")):
        C[0] = 7

    @T.prim_func
    def g(C: T.Buffer((4,), "int32")):
        C[0] = 8


@I.ir_module
class After:
    @T.prim_func
    def f(C: T.Buffer((4,), "int32")):
        C[0] = 7
