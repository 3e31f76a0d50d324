# Relax/Grammar/VDevice, Relax/Grammar/Target, Relax/Grammar/Target/tag, Relax/Grammar/Target/config, Relax/StructInfo/b1:i: expect well-formed
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    I.module_global_infos(
        {"vdevice": [I.vdevice("llvm"), I.vdevice({"kind": "cuda", "tag": ""}, 1, "global")]}
    )

    @R.function
    def main(
        x: R.Tensor((4,), "float32", "llvm:0"), y: R.Tensor((4,), "float32", "cuda:0")
    ) -> R.Tensor((4,), "float32", "llvm:0"):
        z = R.add(x, x)
        return z
