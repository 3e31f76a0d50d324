# Relax/NormalForm/p1:b, Relax/NormalForm/4:e, Relax/Grammar/BindingBlock: expect well-formed
from tvm.script import relax as R


@R.function
def main(c: R.Tensor((), "bool"), x: R.Tensor((4,), "float32")):
    y = R.add(x, x)
    with R.dataflow():
        z = R.multiply(y, y)
        R.output(z)
    if c:
        w = R.add(z, z)
    else:
        w = z
    return w
