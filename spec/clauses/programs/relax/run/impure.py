# Relax-Call-impure, Relax/Derive/14.2.3: expect unspecified U-IMPURE at 19:13
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function(pure=False)
    def loud(x: R.Tensor((2,), "float32")) -> R.Tensor((2,), "float32"):
        _ = R.print(x, format="{}")
        return x

    @R.function
    def main(x: R.Tensor((2,), "float32")) -> R.Tensor((2,), "float32"):
        f: R.Object = Module.loud
        g = R.match_cast(
            f, R.Callable((R.Tensor((2,), "float32"),), R.Tensor((2,), "float32"), True)
        )
        y = g(x)
        return y
