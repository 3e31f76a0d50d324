from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def halve(x: T.Buffer((4,), "float32"), y: T.Buffer((4,), "float32")):
        for i in T.serial(4):
            y[i] = x[i] * T.float32(0.5)

    @R.function
    def main(x: R.Tensor((4,), "float32"), again: R.Tensor((), "bool")) -> R.Tensor((4,), "float32"):
        cls = Module
        if again:
            y = R.call_tir(cls.halve, (x,), out_sinfo=R.Tensor((4,), "float32"))
            z = cls.main(y, again)
        else:
            z = x
        return z
