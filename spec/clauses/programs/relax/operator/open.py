# RLX-Call-operator-open, Relax/Derive/14.1.1: expect well-formed M-OPERATOR at 9:26
from tvm.script import relax as R


@R.function
def main(
    x: R.Tensor(("n", 8), "float32"), w: R.Tensor(("m",), "float32")
) -> R.Tensor(("n", 8), "float32"):
    y = R.nn.rms_norm(x, w, axes=[-1])
    return y
