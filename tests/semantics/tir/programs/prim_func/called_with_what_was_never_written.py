# TIR-Call-PrimFunc-mismatch, TIR-D49: expect error E-ARGUMENT at 16:16
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def twice(v: T.int32) -> T.int32:
        T.evaluate(T.ret(v * 2))

    @T.prim_func
    def main(c: T.handle):
        C = T.match_buffer(c, (4,), "int32")
        D = T.alloc_buffer((4,), "int32")
        C[0] = Module.twice(D[0])
