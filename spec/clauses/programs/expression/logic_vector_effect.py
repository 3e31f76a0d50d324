# TIR-LogicalOp-effect, TIR/Eval/14.2.1: expect unspecified U-VECTOR-LOGIC at 18:13
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def count(C: T.Buffer((4,), "int32")) -> T.int32:
        C[3] = C[3] + 1
        T.evaluate(T.ret(C[3]))

    @T.prim_func
    def main(C: T.Buffer((4,), "int32")):
        C[3] = 0
        C[T.Ramp(0, 1, 2)] = T.Cast(
            "int32x2",
            T.And(
                T.Ramp(0, 1, 2) < T.Broadcast(1, 2), T.Broadcast(Module.count(C.data) > 0, 2)
            ),
        )
