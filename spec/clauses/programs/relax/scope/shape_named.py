# Relax/WellFormed/14:b: expect ill-formed P-NAME at 7:17
from tvm.script import relax as R


@R.function
def main(x: R.Tensor(dtype="float32", ndim=1)):
    y: R.Tensor(s, "float32", ndim=1) = x
    s = R.shape_of(x)
    return y
