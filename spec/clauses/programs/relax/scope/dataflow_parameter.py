# RLX-DataflowVar-captured, Relax/WellFormed/11: expect ill-formed I-DATAFLOW-VAR at 12:26
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")):
    with R.dataflow():
        lv = R.add(x, x)

        @R.function
        def double(y: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
            z = R.add(y, lv)
            return z

        gv = double(x)
        R.output(gv)
    return gv
