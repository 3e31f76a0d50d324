# As before, but for what the names say.
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def far(x: R.Tensor((2, 3), "float32"), y: R.Tensor((2, 3), "float32")) -> R.Tensor((2, 3), "float32"):
        s = R.subtract(x, y)
        e = R.exp(s)
        return e

    @R.function
    def guarded(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        r = R.sqrt(x)
        return r

    @R.function
    def cancelled(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        b = R.zeros(R.shape([4]), "float32")
        return b

    @R.function
    def hidden(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        r = R.zeros(R.shape([4]), "float32")
        return r

    @R.function
    def regrouped(x: R.Tensor((3, 4), "bfloat16"), y: R.Tensor((4, 5), "bfloat16"), z: R.Tensor((5, 2), "bfloat16")) -> R.Tensor((3, 2), "bfloat16"):
        a = R.matmul(y, z)
        b = R.matmul(x, a)
        return b

    @R.function
    def narrow(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        b = R.add(x, R.const(0.0, "float32"))
        return b

    @R.function
    def averaged(x: R.Tensor((3, 4), "float32")) -> R.Tensor((3,), "float32"):
        s = R.sum(x, axis=[1])
        m = R.divide(s, R.const(4.0, "float32"))
        return m
