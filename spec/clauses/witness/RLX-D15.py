# RLX-D15: a shape of any rank where one of rank 2 is asked for
# intended: well-formed M-ANNOTATION
# as-written: ill-formed T-ANNOTATION
from tvm.script import relax as R


@R.function
def main(s: R.Shape) -> R.Object:
    y: R.Shape(ndim=2) = s
    return y
