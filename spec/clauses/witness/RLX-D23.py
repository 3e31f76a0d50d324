# RLX-D23: an annotation that says more than is derived
# intended: well-formed M-ANNOTATION
# as-written: ill-formed T-ANNOTATION
from tvm.script import relax as R


@R.function
def main(x: R.Tensor(dtype="float32", ndim=1)) -> R.Object:
    y: R.Tensor((4,), "float32") = x
    return y
