# RLX-Op-called, Relax/WellFormed/9: expect ill-formed I-OPERATOR at 8:12
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")):
    f = R.add
    return f
