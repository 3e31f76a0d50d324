# corpus/relax/cached_attention: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def forward(x: R.Tensor((1, "new", 16), dtype="float32"), keys: R.Tensor((1, "past", 2, 8), dtype="float32"), values: R.Tensor((1, "past", 2, 8), dtype="float32"), project_weight: R.Tensor((48, 16), dtype="float32"), output_weight: R.Tensor((16, 16), dtype="float32")) -> R.Tuple(R.Tensor((1, "new", 16), dtype="float32"), R.Tensor((1, "past + new", 2, 8), dtype="float32"), R.Tensor((1, "past + new", 2, 8), dtype="float32")):
        new = T.int64()
        past = T.int64()
        R.func_attr({"num_input": 3})
        with R.dataflow():
            permute_dims: R.Tensor((16, 48), dtype="float32") = R.permute_dims(project_weight, axes=None)
            matmul: R.Tensor((1, new, 48), dtype="float32") = R.matmul(x, permute_dims, out_dtype=None)
            reshape: R.Tensor((1, new, 6, 8), dtype="float32") = R.reshape(matmul, R.shape([1, new, 6, 8]))
            split: R.Tuple(R.Tensor((1, new, 2, 8), dtype="float32"), R.Tensor((1, new, 2, 8), dtype="float32"), R.Tensor((1, new, 2, 8), dtype="float32")) = R.split(reshape, indices_or_sections=3, axis=2)
            split_0: R.Tensor((1, new, 2, 8), dtype="float32") = split[0]
            split_1: R.Tensor((1, new, 2, 8), dtype="float32") = split[1]
            split_2: R.Tensor((1, new, 2, 8), dtype="float32") = split[2]
            concat: R.Tensor((1, past + new, 2, 8), dtype="float32") = R.concat((keys, split_1), axis=1)
            concat1: R.Tensor((1, past + new, 2, 8), dtype="float32") = R.concat((values, split_2), axis=1)
            permute_dims1: R.Tensor((1, 2, new, 8), dtype="float32") = R.permute_dims(split_0, axes=[0, 2, 1, 3])
            permute_dims2: R.Tensor((1, 2, 8, past + new), dtype="float32") = R.permute_dims(concat, axes=[0, 2, 3, 1])
            matmul1: R.Tensor((1, 2, new, past + new), dtype="float32") = R.matmul(permute_dims1, permute_dims2, out_dtype=None)
            divide: R.Tensor((1, 2, new, past + new), dtype="float32") = R.divide(matmul1, R.const(2.0, "float32"))
            softmax: R.Tensor((1, 2, new, past + new), dtype="float32") = R.nn.softmax(divide, axis=-1)
            permute_dims3: R.Tensor((1, 2, past + new, 8), dtype="float32") = R.permute_dims(concat1, axes=[0, 2, 1, 3])
            matmul2: R.Tensor((1, 2, new, 8), dtype="float32") = R.matmul(softmax, permute_dims3, out_dtype=None)
            permute_dims4: R.Tensor((1, new, 2, 8), dtype="float32") = R.permute_dims(matmul2, axes=[0, 2, 1, 3])
            reshape1: R.Tensor((1, new, 16), dtype="float32") = R.reshape(permute_dims4, R.shape([1, new, 16]))
            permute_dims5: R.Tensor((16, 16), dtype="float32") = R.permute_dims(output_weight, axes=None)
            matmul3: R.Tensor((1, new, 16), dtype="float32") = R.matmul(reshape1, permute_dims5, out_dtype=None)
            gv: R.Tuple(R.Tensor((1, new, 16), dtype="float32"), R.Tensor((1, past + new, 2, 8), dtype="float32"), R.Tensor((1, past + new, 2, 8), dtype="float32")) = matmul3, concat, concat1
            R.output(gv)
        return gv
