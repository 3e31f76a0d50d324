from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((2,), dtype="int32")) -> R.Tensor((2,), dtype="int32"):
        y = R.call_dps_packed("example.next", (x,), out_sinfo=R.Tensor((2,), dtype="int32"))
        one: R.Tensor((2,), dtype="int32") = metadata["relax.expr.Constant"][0]
        z: R.Tensor((2,), dtype="int32") = R.add(one, R.multiply(y, y))
        return z
