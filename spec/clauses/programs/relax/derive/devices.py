# RLX-VDevice-conflict, Relax/VDevice/p2: expect ill-formed T-VDEVICE at 11:5
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice("llvm"), I.vdevice("cuda")]})

    @R.function
    def main(x: R.Tensor((3,), "float32", vdevice="llvm")) -> R.Tensor((3,), "float32", vdevice="cuda"):
        y = R.nn.relu(x)
        return y
