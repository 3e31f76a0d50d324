# V-SIGNATURE: expect unknown V-SIGNATURE at 15:5
from tvm.script import ir as I, tir as T


@I.ir_module
class Before:
    @T.prim_func
    def f(C: T.Buffer((4,), "int32")):
        C[0] = 7


@I.ir_module
class After:
    @T.prim_func
    def f(C: T.Buffer((3,), "int32")):
        C[0] = 7
