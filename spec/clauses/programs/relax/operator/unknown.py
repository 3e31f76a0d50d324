# S-OPERATOR: expect out-of-scope S-OPERATOR at 7:9
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")) -> R.Object:
    y = R.ccl.allgather(x, 2)
    return y
