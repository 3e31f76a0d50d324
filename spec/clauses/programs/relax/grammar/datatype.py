# Relax/Grammar/DataType, Relax/DataTypeNotation/1, Relax/DataTypeNotation/1:b, Relax/DataTypeNotation/2, Relax/DataTypeNotation/2:b, Relax/DataType/2:b, Relax/WellFormed/20:b: expect well-formed
from tvm.script import relax as R


@R.function
def main(
    b: R.Tensor((), "bool"), i: R.Tensor((4,), "int8"), f: R.Tensor((4,), "bfloat16"), v: R.Tensor
) -> R.Tensor((4,), "int8"):
    if b:
        y = R.add(i, i)
    else:
        y = i
    return y
