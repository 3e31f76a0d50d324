from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def rows(x: R.Tensor(("n", 4), "float32")) -> R.Tensor(("n", 8), "float32"):
        with R.dataflow():
            both = R.concat((x, x), axis=1)
            R.output(both)
        return both

    @R.function
    def main(x: R.Tensor((3, 4), "float32"), y: R.Tensor(ndim=2)) -> R.Tensor(ndim=2):
        a = Module.rows(x)
        b: R.Tensor((3, 9), "float32") = Module.rows(y)
        return a
