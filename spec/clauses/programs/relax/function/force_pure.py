# RLX-Function-force-pure, Relax/WellFormed/21: expect ill-formed I-FORCE-PURE at 6:1
from tvm.script import relax as R


@R.function(pure=False)
def main(x: R.Tensor((4,), "float32")):
    R.func_attr({"relax.force_pure": True})
    return x
