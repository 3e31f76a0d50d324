# corpus/relax/closures: stage 00, as it was made, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def apply(f: R.Callable((R.Tensor((4,), dtype="float32"),), R.Tensor((4,), dtype="float32"), True), x: R.Tensor((4,), dtype="float32")) -> R.Tensor((4,), dtype="float32"):
        once: R.Tensor((4,), dtype="float32") = f(x)
        twice: R.Tensor((4,), dtype="float32") = f(once)
        return twice

    @R.function
    def main(x: R.Tensor((4,), dtype="float32"), bias: R.Tensor((4,), dtype="float32")) -> R.Tensor((4,), dtype="float32"):
        cls = Module
        # from tvm.script import relax as R
        
        @R.function
        def shifted(y: R.Tensor((4,), dtype="float32")) -> R.Tensor((4,), dtype="float32"):
            sum: R.Tensor((4,), dtype="float32") = R.add(y, bias)
            return sum

        out: R.Tensor((4,), dtype="float32") = cls.apply(shifted, x)
        return out
