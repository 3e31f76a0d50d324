# RLX-D18: a dimension with a floor division
# intended: well-formed
# as-written: ill-formed I-STRUCT-INFO
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Tensor(("n",), "float32")):
    n = T.int64()
    s = R.shape([n // 2])
    return s
