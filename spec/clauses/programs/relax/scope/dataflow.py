# RLX-DataflowVar-in-block, Relax/WellFormed/1:b, Relax/Scope/4:b: expect ill-formed I-DATAFLOW-VAR at 10:15
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")):
    with R.dataflow():
        lv = R.add(x, x)
        R.output()
    y = R.add(lv, x)
    return y
