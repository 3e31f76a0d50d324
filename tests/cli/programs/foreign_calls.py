from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def scale(x: R.Tensor((2, 2), "float32")) -> R.Tensor((2, 2), "float32"):
        y = R.add(x, x)
        return y

    @R.function
    def main(x: R.Tensor((2, 2), "float32")):
        y = R.call_dps_packed("example.scale", (x,), out_sinfo=R.Tensor((2, 2), "float32"))
        z = R.call_pure_packed("example.count", R.prim_value(3), sinfo_args=R.Object)
        w = Module.scale(y)
        return (w, z)
