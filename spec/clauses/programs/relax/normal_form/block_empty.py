# RLX-SeqExpr-block-empty, Relax/NormalForm/4:d: expect well-formed L-NORMAL-FORM at 7:5
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")):
    with R.dataflow():
        R.output()
    return x
