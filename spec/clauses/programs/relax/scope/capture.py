# Relax/Dims/3, Relax/Values/b3:e: expect well-formed
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Tensor(("n",), "float32")) -> R.Tensor(("n",), "float32"):
    n = T.int64()

    @R.function
    def fill(v: R.Tensor((), "float32")) -> R.Tensor((n,), "float32"):
        w = R.broadcast_to(v, R.shape([n]))
        u = R.add(w, x)
        return u

    y = fill(R.const(1.0, "float32"))
    return y
