# RLX-D2: an If that gives one of two shapes
# intended: well-formed M-ANNOTATION
# as-written: well-formed
from tvm.script import relax as R


@R.function
def main(c: R.Tensor((), "bool"), n: R.Prim("int64")) -> R.Shape([4, 3]):
    if c:
        y = R.shape([2, 3])
    else:
        y = R.shape([4, 3])
    return y
