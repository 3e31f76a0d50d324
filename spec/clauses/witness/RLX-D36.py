# RLX-D36: a result that has to be allocated, of no datatype
# intended: ill-formed T-OPERATOR
# as-written: well-formed
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")) -> R.Tensor((4,)):
    y = R.call_dps_packed("double", (x,), out_sinfo=R.Tensor((4,)))
    return y
