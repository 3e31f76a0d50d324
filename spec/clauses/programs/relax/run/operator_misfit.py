# Relax-Op-misfit, Relax/Derive/14.1.1: expect error E-OPERATOR at 11:13
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((2,), "float32")) -> R.Tensor(ndim=1, dtype="float32"):
        y: R.Tensor(ndim=1, dtype="float32") = R.zeros(R.shape([3]), "float32")
        z = R.add(x, y)
        return z
