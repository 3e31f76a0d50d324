# RLX-D38: a tensor that is moved to another device
# intended: well-formed
# as-written: ill-formed T-VDEVICE
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice("llvm"), I.vdevice("cuda")]})

    @R.function
    def main(x: R.Tensor((4,), "float32", "llvm:0")) -> R.Tensor((4,), "float32", "cuda:0"):
        y = R.to_vdevice(x, "cuda:0")
        return y
