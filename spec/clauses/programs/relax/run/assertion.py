# Relax-assert_op-fails, Relax/Purity/p3: expect error E-ASSERT at 8:12
from tvm.script import relax as R


@R.function(pure=False)
def main(x: R.Tensor((4,), "float32")):
    c = R.const(False, "bool")
    done = R.assert_op(c, format="no element is left")
    return x
