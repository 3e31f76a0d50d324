# RLX-SeqExpr-result, Relax/Normalize/2:b, Relax/Normalize/2:c: expect well-formed L-NORMAL-FORM at 7:12
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")):
    return R.add(x, x)
