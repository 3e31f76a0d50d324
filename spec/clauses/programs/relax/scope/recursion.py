# Relax/Scope/2:b: expect well-formed
from tvm.script import relax as R


@R.function
def main(c: R.Tensor((), "bool"), x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
    @R.function
    def loop(d: R.Tensor((), "bool"), v: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        if d:
            r = loop(d, v)
        else:
            r = v
        return r

    y = loop(c, x)
    return y
