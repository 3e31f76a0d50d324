# RLX-DataflowBlock-if, Relax/WellFormed/7.3: expect ill-formed I-DATAFLOW at 8:9
from tvm.script import relax as R


@R.function
def main(c: R.Tensor((), "bool"), x: R.Tensor((4,), "float32")):
    with R.dataflow():
        if c:
            y = R.add(x, x)
        else:
            y = R.multiply(x, x)
        R.output(y)
    return y
