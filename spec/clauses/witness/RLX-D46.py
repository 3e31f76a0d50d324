# RLX-D46: a body that ends in a call
# intended: well-formed L-NORMAL-FORM
# as-written: well-formed
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")):
    return R.add(x, x)
