# Relax/Scope/4, Relax/Scope/4:c, Relax/Grammar/Expr/DataflowVar: expect well-formed
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")):
    with R.dataflow():
        lv = R.add(x, x)
        gv = R.multiply(lv, lv)
        R.output(gv)
    y = R.add(gv, x)
    return y
