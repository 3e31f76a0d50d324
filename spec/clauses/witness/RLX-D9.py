# RLX-D9: a tensor that is annotated as an object
# intended: well-formed
# as-written: well-formed M-ANNOTATION
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")) -> R.Object:
    y: R.Object = x
    return y
