# RLX-D12: a primitive value and another one as its annotation
# intended: ill-formed T-ANNOTATION
# as-written: well-formed M-ANNOTATION
from tvm.script import relax as R


@R.function
def main(x: R.Object) -> R.Object:
    y: R.Prim(value=5) = R.prim_value(4)
    return y
