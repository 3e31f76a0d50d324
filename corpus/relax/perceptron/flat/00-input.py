# corpus/relax/perceptron: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def forward(x: R.Tensor(("batch", 12), dtype="float32"), hidden_weight: R.Tensor((20, 12), dtype="float32"), hidden_bias: R.Tensor((20,), dtype="float32"), output_weight: R.Tensor((6, 20), dtype="float32")) -> R.Tensor(("batch", 6), dtype="float32"):
        batch = T.int64()
        R.func_attr({"num_input": 1})
        with R.dataflow():
            permute_dims: R.Tensor((12, 20), dtype="float32") = R.permute_dims(hidden_weight, axes=None)
            matmul: R.Tensor((batch, 20), dtype="float32") = R.matmul(x, permute_dims, out_dtype=None)
            add: R.Tensor((batch, 20), dtype="float32") = R.add(matmul, hidden_bias)
            gelu: R.Tensor((batch, 20), dtype="float32") = R.nn.gelu(add)
            permute_dims1: R.Tensor((20, 6), dtype="float32") = R.permute_dims(output_weight, axes=None)
            matmul1: R.Tensor((batch, 6), dtype="float32") = R.matmul(gelu, permute_dims1, out_dtype=None)
            softmax: R.Tensor((batch, 6), dtype="float32") = R.nn.softmax(matmul1, axis=-1)
            gv: R.Tensor((batch, 6), dtype="float32") = softmax
            R.output(gv)
        return gv
