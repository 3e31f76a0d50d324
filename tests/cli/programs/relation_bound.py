# The layer of relation_before.py with constants for its weights.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor(("n", 4), "float32")) -> R.Tensor(("n", 3), "float32"):
        n = T.int64()
        R.func_attr({"num_input": 1})
        with R.dataflow():
            t: R.Tensor((4, 3), "float32") = R.permute_dims(metadata["relax.expr.Constant"][0])
            y: R.Tensor((n, 3), "float32") = R.matmul(x, t)
            z: R.Tensor((n, 3), "float32") = R.add(y, metadata["relax.expr.Constant"][1])
            R.output(z)
        return z
