# RLX-Call-operator-argument, Relax/Derive/14.1.1: expect ill-formed T-OPERATOR at 9:24
from tvm.script import relax as R


@R.function
def main(
    x: R.Tensor((1, 4, 8, 8), "float32"), w: R.Tensor((2, 3, 3, 3), "float32")
) -> R.Tensor((1, 2, 6, 6), "float32"):
    y = R.nn.conv2d(x, w)
    return y
