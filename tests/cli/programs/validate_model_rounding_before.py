# Operators round as they like, and NaN is told from numbers.
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def far(x: R.Tensor((2, 3), "float32"), y: R.Tensor((2, 3), "float32")) -> R.Tensor((2, 3), "float32"):
        s = R.add(x, y)
        e = R.exp(s)
        return e

    @R.function
    def guarded(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        r = R.sqrt(x)
        c = R.equal(r, r)
        g = R.where(c, r, R.const(0.0, "float32"))
        return g

    @R.function
    def cancelled(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        a = R.log(x)
        b = R.subtract(a, a)
        return b

    @R.function
    def hidden(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        r = R.divide(R.const(0.0, "float32"), x)
        return r

    @R.function
    def regrouped(x: R.Tensor((3, 4), "bfloat16"), y: R.Tensor((4, 5), "bfloat16"), z: R.Tensor((5, 2), "bfloat16")) -> R.Tensor((3, 2), "bfloat16"):
        a = R.matmul(x, y)
        b = R.matmul(a, z)
        return b

    @R.function
    def narrow(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        a = R.astype(x, "bfloat16")
        b = R.astype(a, "float32")
        return b

    @R.function
    def averaged(x: R.Tensor((3, 4), "float32")) -> R.Tensor((3,), "float32"):
        m = R.mean(x, axis=[1])
        return m
