# RLX-Function-return-shape-variables, Relax/WellFormed/4: expect well-formed I-SHAPE-VAR at 7:55
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Tensor(("n",), "float32")) -> R.Tensor(("m",), "float32"):
    m = T.int64()
    y = R.match_cast(x, R.Tensor((m,), "float32"))
    return y
