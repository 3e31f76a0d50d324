# RLX-D11: a tensor whose datatype is not known
# intended: well-formed
# as-written: ill-formed I-STRUCT-INFO
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,))):
    return x
