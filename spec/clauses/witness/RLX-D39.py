# RLX-D39: a value on no device that is known
# intended: well-formed M-ARGUMENT
# as-written: ill-formed T-ARGUMENT
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice("llvm")]})

    @R.function(private=True)
    def on_device(x: R.Tensor((4,), "float32", vdevice="llvm")) -> R.Object:
        return x

    @R.function
    def main(x: R.Tensor((4,), "float32")) -> R.Object:
        y = Module.on_device(x)
        return y
