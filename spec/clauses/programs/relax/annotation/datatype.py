# RLX-DataType-in-scope, TIR-D24: expect out-of-scope S-DATATYPE at 6:13
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "custom[posit]8")):
    return x
