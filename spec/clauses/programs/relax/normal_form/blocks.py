# RLX-SeqExpr-blocks-merged, Relax/NormalForm/4:c: expect well-formed L-NORMAL-FORM at 10:5
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")):
    with R.dataflow():
        y = R.add(x, x)
        R.output(y)
    with R.dataflow():
        z = R.multiply(y, y)
        R.output(z)
    return z
