# corpus/relax/vision_transformer: stage 00, as it was made, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def forward(image: R.Tensor(("batch", 3, 8, 8), dtype="float32"), patches_weight: R.Tensor((8, 3, 4, 4), dtype="float32"), patches_bias: R.Tensor((8,), dtype="float32"), positions: R.Tensor((1, 4, 8), dtype="float32"), before_weight: R.Tensor((8,), dtype="float32"), before_bias: R.Tensor((8,), dtype="float32"), between_weight: R.Tensor((8,), dtype="float32"), between_bias: R.Tensor((8,), dtype="float32"), project_weight: R.Tensor((24, 8), dtype="float32"), project_bias: R.Tensor((24,), dtype="float32"), mix_weight: R.Tensor((8, 8), dtype="float32"), mix_bias: R.Tensor((8,), dtype="float32"), up_weight: R.Tensor((16, 8), dtype="float32"), up_bias: R.Tensor((16,), dtype="float32"), down_weight: R.Tensor((8, 16), dtype="float32"), down_bias: R.Tensor((8,), dtype="float32"), head_weight: R.Tensor((3, 8), dtype="float32"), head_bias: R.Tensor((3,), dtype="float32")) -> R.Tensor(("batch", 3), dtype="float32"):
        batch = T.int64()
        R.func_attr({"num_input": 1})
        with R.dataflow():
            lv: R.Tensor((batch, 8, 2, 2), dtype="float32") = R.nn.conv2d(image, patches_weight, strides=[4, 4], padding=[0, 0, 0, 0], dilation=[1, 1], groups=1, data_layout="NCHW", kernel_layout="OIHW", out_layout="NCHW", out_dtype="void")
            lv1: R.Tensor((1, 8, 1, 1), dtype="float32") = R.reshape(patches_bias, R.shape([1, 8, 1, 1]))
            conv2d: R.Tensor((batch, 8, 2, 2), dtype="float32") = R.add(lv, lv1)
            reshape: R.Tensor((batch, 8, 4), dtype="float32") = R.reshape(conv2d, R.shape([batch, 8, 4]))
            permute_dims: R.Tensor((batch, 4, 8), dtype="float32") = R.permute_dims(reshape, axes=[0, 2, 1])
            add: R.Tensor((batch, 4, 8), dtype="float32") = R.add(permute_dims, positions)
            layer_norm: R.Tensor((batch, 4, 8), dtype="float32") = R.nn.layer_norm(add, before_weight, before_bias, axes=[-1], epsilon=1.0000000000000001e-05, center=True, scale=True)
            permute_dims1: R.Tensor((8, 24), dtype="float32") = R.permute_dims(project_weight, axes=None)
            matmul: R.Tensor((batch, 4, 24), dtype="float32") = R.matmul(layer_norm, permute_dims1, out_dtype="void")
            add1: R.Tensor((batch, 4, 24), dtype="float32") = R.add(matmul, project_bias)
            split: R.Tuple(R.Tensor((batch, 4, 8), dtype="float32"), R.Tensor((batch, 4, 8), dtype="float32"), R.Tensor((batch, 4, 8), dtype="float32")) = R.split(add1, indices_or_sections=3, axis=2)
            split_0: R.Tensor((batch, 4, 8), dtype="float32") = split[0]
            split_1: R.Tensor((batch, 4, 8), dtype="float32") = split[1]
            split_2: R.Tensor((batch, 4, 8), dtype="float32") = split[2]
            reshape1: R.Tensor((batch, 4, 2, 4), dtype="float32") = R.reshape(split_0, R.shape([batch, 4, 2, 4]))
            permute_dims2: R.Tensor((batch, 2, 4, 4), dtype="float32") = R.permute_dims(reshape1, axes=[0, 2, 1, 3])
            reshape2: R.Tensor((batch, 4, 2, 4), dtype="float32") = R.reshape(split_1, R.shape([batch, 4, 2, 4]))
            permute_dims3: R.Tensor((batch, 2, 4, 4), dtype="float32") = R.permute_dims(reshape2, axes=[0, 2, 1, 3])
            reshape3: R.Tensor((batch, 4, 2, 4), dtype="float32") = R.reshape(split_2, R.shape([batch, 4, 2, 4]))
            permute_dims4: R.Tensor((batch, 2, 4, 4), dtype="float32") = R.permute_dims(reshape3, axes=[0, 2, 1, 3])
            permute_dims5: R.Tensor((batch, 2, 4, 4), dtype="float32") = R.permute_dims(permute_dims3, axes=[0, 1, 3, 2])
            matmul1: R.Tensor((batch, 2, 4, 4), dtype="float32") = R.matmul(permute_dims2, permute_dims5, out_dtype="void")
            mul: R.Tensor((batch, 2, 4, 4), dtype="float32") = R.multiply(matmul1, R.const(0.5, "float32"))
            softmax: R.Tensor((batch, 2, 4, 4), dtype="float32") = R.nn.softmax(mul, axis=-1)
            matmul2: R.Tensor((batch, 2, 4, 4), dtype="float32") = R.matmul(softmax, permute_dims4, out_dtype="void")
            permute_dims6: R.Tensor((batch, 4, 2, 4), dtype="float32") = R.permute_dims(matmul2, axes=[0, 2, 1, 3])
            reshape4: R.Tensor((batch, 4, 8), dtype="float32") = R.reshape(permute_dims6, R.shape([batch, 4, 8]))
            permute_dims7: R.Tensor((8, 8), dtype="float32") = R.permute_dims(mix_weight, axes=None)
            matmul3: R.Tensor((batch, 4, 8), dtype="float32") = R.matmul(reshape4, permute_dims7, out_dtype="void")
            add2: R.Tensor((batch, 4, 8), dtype="float32") = R.add(matmul3, mix_bias)
            add3: R.Tensor((batch, 4, 8), dtype="float32") = R.add(add, add2)
            layer_norm1: R.Tensor((batch, 4, 8), dtype="float32") = R.nn.layer_norm(add3, between_weight, between_bias, axes=[-1], epsilon=1.0000000000000001e-05, center=True, scale=True)
            permute_dims8: R.Tensor((8, 16), dtype="float32") = R.permute_dims(up_weight, axes=None)
            matmul4: R.Tensor((batch, 4, 16), dtype="float32") = R.matmul(layer_norm1, permute_dims8, out_dtype="void")
            add4: R.Tensor((batch, 4, 16), dtype="float32") = R.add(matmul4, up_bias)
            gelu: R.Tensor((batch, 4, 16), dtype="float32") = R.nn.gelu(add4)
            permute_dims9: R.Tensor((16, 8), dtype="float32") = R.permute_dims(down_weight, axes=None)
            matmul5: R.Tensor((batch, 4, 8), dtype="float32") = R.matmul(gelu, permute_dims9, out_dtype="void")
            add5: R.Tensor((batch, 4, 8), dtype="float32") = R.add(matmul5, down_bias)
            add6: R.Tensor((batch, 4, 8), dtype="float32") = R.add(add3, add5)
            sum: R.Tensor((batch, 8), dtype="float32") = R.sum(add6, axis=[1], keepdims=False)
            mul1: R.Tensor((batch, 8), dtype="float32") = R.multiply(sum, R.const(0.25, "float32"))
            permute_dims10: R.Tensor((8, 3), dtype="float32") = R.permute_dims(head_weight, axes=None)
            matmul6: R.Tensor((batch, 3), dtype="float32") = R.matmul(mul1, permute_dims10, out_dtype="void")
            add7: R.Tensor((batch, 3), dtype="float32") = R.add(matmul6, head_bias)
            gv: R.Tensor((batch, 3), dtype="float32") = add7
            R.output(gv)
        return gv
