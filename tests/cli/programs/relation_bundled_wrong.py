# The bias is subtracted.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor(("n", 4), "float32"), params: R.Tuple(R.Tensor((3, 4), "float32"), R.Tensor((3,), "float32"))) -> R.Tensor(("n", 3), "float32"):
        n = T.int64()
        R.func_attr({"num_input": 1})
        with R.dataflow():
            w: R.Tensor((3, 4), "float32") = params[0]
            b: R.Tensor((3,), "float32") = params[1]
            t: R.Tensor((4, 3), "float32") = R.permute_dims(w)
            y: R.Tensor((n, 3), "float32") = R.matmul(x, t)
            z: R.Tensor((n, 3), "float32") = R.subtract(y, b)
            R.output(z)
        return z
