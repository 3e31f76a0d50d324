# RLX-Call-extern-purity, Relax/Derive/14.2.2.1: expect ill-formed T-PURITY at 10:13
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((3, 4), "float32"), o: R.Object):
        y = R.call_packed("log", x, sinfo_args=(R.Object,))
        return y
