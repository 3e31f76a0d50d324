# A call that has effects, and one that is said to have none.
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function(pure=False)
    def main(x: R.Tensor((2, 3), "float32")) -> R.Tensor((2, 3), "float32"):
        r = R.call_pure_packed("f", x, sinfo_args=[R.Tensor((2, 3), "float32")])
        return r
