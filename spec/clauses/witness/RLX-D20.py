# RLX-D20: a condition that is a tensor of float32
# intended: ill-formed T-CONDITION
# as-written: well-formed
from tvm.script import relax as R


@R.function
def main(c: R.Tensor((4,), "float32"), x: R.Tensor((4,), "float32")) -> R.Object:
    if c:
        y = R.add(x, x)
    else:
        y = x
    return y
