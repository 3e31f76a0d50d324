# Datatypes that no tensor can have.
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")):
    a = R.astype(x, "float99")
    b = R.zeros(R.shape([2]), "int3")
    return (a, b)
