# RLX-D6: a branch gives an impure function
# intended: ill-formed T-PURITY
# as-written: well-formed
from tvm.script import relax as R


@R.function
def main(c: R.Tensor((), "bool"), f: R.Callable((R.Object,), R.Object, False)) -> R.Object:
    if c:
        g = f
    else:
        g = f
    y = g(c)
    return y
