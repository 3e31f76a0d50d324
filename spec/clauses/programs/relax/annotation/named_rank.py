# RLX-TensorStructInfo-named-rank, Relax/TensorInvariant/1:b: expect ill-formed I-STRUCT-INFO at 8:8
from tvm.script import relax as R


@R.function
def main(x: R.Tensor(dtype="float32", ndim=1)) -> R.Object:
    s = R.shape([2, 2])
    y: R.Tensor(s, "float32", ndim=1) = x
    return y
