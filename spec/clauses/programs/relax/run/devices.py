# Relax-Op-devices, Relax/Devices/p1:c: expect unspecified U-DEVICE at 28:13
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    I.module_global_infos(
        {
            "vdevice": [
                I.vdevice({"kind": "llvm"}, 0, "global"),
                I.vdevice({"kind": "c"}, 1, "global"),
            ]
        }
    )

    @R.function
    def hidden(x: R.Object) -> R.Object:
        return x

    @R.function
    def main(x: R.Tensor((4,), "float32", "llvm:0"), y: R.Tensor((4,), "float32", "c:0")) -> R.Object:
        cls = Module
        first: R.Object = cls.hidden(x)
        second: R.Object = cls.hidden(y)
        a = R.match_cast(first, R.Tensor((4,), "float32"))
        b = R.match_cast(second, R.Tensor((4,), "float32"))
        z = R.add(a, b)
        return z
