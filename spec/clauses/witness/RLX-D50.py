# RLX-D50: a tensor of bfloat16
# intended: well-formed
# as-written: ill-formed I-STRUCT-INFO
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "bfloat16")):
    return x
