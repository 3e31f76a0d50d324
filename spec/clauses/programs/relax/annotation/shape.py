# Relax/WellFormed/14: expect ill-formed P-ARGUMENT at 7:17
from tvm.script import relax as R


@R.function
def main(x: R.Tensor(dtype="float32", ndim=1)):
    y: R.Tensor(R.shape_of(x), "float32", ndim=1) = x
    return y
