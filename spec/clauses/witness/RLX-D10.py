# RLX-D10: two dimensions that may be equal
# intended: well-formed M-ANNOTATION
# as-written: ill-formed T-ANNOTATION
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(a: R.Tensor(("n",)), b: R.Tensor(("m",))) -> R.Object:
    n = T.int64()
    m = T.int64()
    y: R.Tensor((n,)) = R.match_cast(a, R.Tensor((m,)))
    return y
