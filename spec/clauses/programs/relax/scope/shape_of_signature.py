# RLX-Function-binding-positions, Relax/WellFormed/6: expect ill-formed I-SHAPE-VAR at 6:23
from tvm.script import relax as R


@R.function
def main(x: R.Tensor(("2 * n",), "float32")):
    return x
