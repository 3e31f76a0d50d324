# X-STACK: expect exhausted X-STACK at 9:5
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def again(A: T.Buffer((4,), "int32")):
        Module.again(A.data)

    @T.prim_func
    def main(C: T.Buffer((4,), "int32")):
        Module.again(C.data)
