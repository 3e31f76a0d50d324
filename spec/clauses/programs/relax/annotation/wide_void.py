# RLX-DataType-wide-void, Relax/WellFormed/20:c, Relax/DataType/2: expect well-formed D-READING at 6:13
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "handle")):
    return x
