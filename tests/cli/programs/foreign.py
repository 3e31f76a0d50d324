from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((2, 2), dtype="float32")) -> R.Tensor((2, 2), dtype="float32"):
        scaled = R.call_dps_packed("example.scale", (x,), out_sinfo=R.Tensor((2, 2), dtype="float32"))
        named: R.Tensor((2, 2), dtype="float32") = metadata["relax.expr.Constant"][0]
        result: R.Tensor((2, 2), dtype="float32") = R.add(scaled, named)
        return result

    @R.function
    def unknown(x: R.Tensor((2, 2), dtype="float32")) -> R.Tensor(dtype="float32", ndim=2):
        result = R.add(x, metadata["relax.expr.Constant"][1])
        return result
