# RLX-D3: an If that gives tensors of two datatypes
# intended: well-formed M-ANNOTATION
# as-written: well-formed
from tvm.script import relax as R


@R.function
def main(
    c: R.Tensor((), "bool"), x: R.Tensor((4,), "float32"), i: R.Tensor((4,), "int32")
) -> R.Tensor((4,), "float32"):
    if c:
        y = x
    else:
        y = i
    return y
