# RLX-D40: a tensor of any rank where one of rank 2 is asked for
# intended: well-formed M-ANNOTATION
# as-written: well-formed
from tvm.script import relax as R


@R.function
def main(x: R.Tensor(dtype="float32")) -> R.Object:
    y: R.Tensor(dtype="float32", ndim=2) = x
    return y
