# corpus/relax/branch_on_data: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor(("n", 4), dtype="float32"), w: R.Tensor((4, 4), dtype="float32")) -> R.Tuple(R.Tensor(("n", 4), dtype="float32"), R.Tensor((), dtype="bool")):
        n = T.int64()
        total: R.Tensor((), dtype="float32") = R.sum(x, axis=None, keepdims=False)
        grows: R.Tensor((), dtype="bool") = R.greater(total, R.const(0.0, "float32"))
        if grows:
            product: R.Tensor((n, 4), dtype="float32") = R.matmul(x, w, out_dtype=None)
            y_then: R.Tensor((n, 4), dtype="float32") = R.nn.relu(product)
            y: R.Tensor((n, 4), dtype="float32") = y_then
        else:
            y_else: R.Tensor((n, 4), dtype="float32") = R.exp(x)
            y: R.Tensor((n, 4), dtype="float32") = y_else
        return (y, grows)
