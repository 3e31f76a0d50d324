# RLX-D24: a cast to what is neither above nor below
# intended: well-formed
# as-written: well-formed L-CAST
from tvm.script import relax as R


@R.function
def main(x: R.Tensor(dtype="float32")) -> R.Object:
    y = R.match_cast(x, R.Tensor(ndim=2))
    return y
