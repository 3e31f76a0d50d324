# RLX-D28: a primitive value that is computed
# intended: well-formed
# as-written: ill-formed I-STRUCT-INFO
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Tensor(("n",), "float32")):
    n = T.int64()
    y = R.prim_value(n + 1)
    return y
