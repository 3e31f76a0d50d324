# RLX-D1: an If that gives a tensor or an object
# intended: well-formed M-ANNOTATION
# as-written: well-formed
from tvm.script import relax as R


@R.function
def main(
    c: R.Tensor((), "bool"), x: R.Tensor((4,), "float32"), o: R.Object
) -> R.Tensor((4,), "float32"):
    if c:
        y = x
    else:
        y = o
    return y
