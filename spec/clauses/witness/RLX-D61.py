# RLX-D61: an object where a tensor is asked for
# intended: well-formed M-ANNOTATION
# as-written: ill-formed T-ANNOTATION
from tvm.script import relax as R


@R.function
def main(x: R.Object) -> R.Object:
    y: R.Tensor((4,), "float32") = x
    return y
