# RLX-D4: two branches on one device, of which only the rank is known
# intended: well-formed
# as-written: well-formed M-ARGUMENT
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice("llvm")]})

    @R.function(private=True)
    def on_device(x: R.Tensor(ndim=1, vdevice="llvm")) -> R.Object:
        return x

    @R.function
    def main(
        c: R.Tensor((), "bool", vdevice="llvm"),
        x: R.Tensor(ndim=1, vdevice="llvm"),
        y: R.Tensor(ndim=1, vdevice="llvm"),
    ) -> R.Object:
        if c:
            z = x
        else:
            z = y
        w = Module.on_device(z)
        return w
