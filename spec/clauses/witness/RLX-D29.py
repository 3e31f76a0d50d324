# RLX-D29: a dimension that a comparison decides
# intended: well-formed
# as-written: ill-formed I-STRUCT-INFO
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Tensor(("n",), "float32")):
    n = T.int64()
    s = R.shape([T.Select(n < 4, n, T.int64(4))])
    return s
