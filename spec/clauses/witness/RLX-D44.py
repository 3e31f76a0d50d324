# RLX-D44: a call of an operator
# intended: well-formed
# as-written: ill-formed I-NORMAL-FORM
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")):
    y = R.add(x, x)
    return y
