# RLX-TensorStructInfo-named-shape, Relax/TensorInvariant/1: expect ill-formed I-STRUCT-INFO at 7:8
from tvm.script import relax as R


@R.function
def main(x: R.Tensor(dtype="float32", ndim=1), s: R.Object) -> R.Object:
    y: R.Tensor(s, "float32", ndim=1) = x
    return y
