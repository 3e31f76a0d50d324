# Relax/Scope/p3, Relax/Scope/p3:b, Relax/WellFormed/6:b, Relax/WellFormed/6:c: expect well-formed
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(
    x: R.Tensor(("n * m",), "float32"), y: R.Tensor(("n", "m"), "float32")
) -> R.Tensor(("n", "m"), "float32"):
    n = T.int64()
    m = T.int64()
    z = R.reshape(x, R.shape([n, m]))
    w = R.add(z, y)
    return w
