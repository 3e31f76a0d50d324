# RLX-D55: a variable of a block is the shape of what leaves it
# intended: well-formed M-ANNOTATION
# as-written: well-formed
from tvm.script import relax as R


@R.function
def main(x: R.Tensor(ndim=1)) -> R.Object:
    with R.dataflow():
        s: R.Shape([4]) = R.shape([4])
        y = R.match_cast(x, R.Tensor(s, ndim=1))
        R.output(y)
    z: R.Tensor((4,)) = y
    return z
