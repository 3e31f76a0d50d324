# corpus/relax/image_batches: stage 00, as it was made, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def forward(x: R.Tensor(("batch", 3, "height", "width"), dtype="float32"), first_weight: R.Tensor((8, 3, 3, 3), dtype="float32"), first_bias: R.Tensor((8,), dtype="float32"), second_weight: R.Tensor((8, 8, 3, 3), dtype="float32"), second_bias: R.Tensor((8,), dtype="float32"), output_weight: R.Tensor((5, 8), dtype="float32"), output_bias: R.Tensor((5,), dtype="float32")) -> R.Tensor(("batch", 5), dtype="float32"):
        batch = T.int64()
        height = T.int64()
        width = T.int64()
        R.func_attr({"num_input": 1})
        with R.dataflow():
            lv: R.Tensor((batch, 8, height, width), dtype="float32") = R.nn.conv2d(x, first_weight, strides=[1, 1], padding=[1, 1, 1, 1], dilation=[1, 1], groups=1, data_layout="NCHW", kernel_layout="OIHW", out_layout="NCHW", out_dtype="void")
            lv1: R.Tensor((1, 8, 1, 1), dtype="float32") = R.reshape(first_bias, R.shape([1, 8, 1, 1]))
            conv2d: R.Tensor((batch, 8, height, width), dtype="float32") = R.add(lv, lv1)
            relu: R.Tensor((batch, 8, height, width), dtype="float32") = R.nn.relu(conv2d)
            lv2: R.Tensor((batch, 8, (height - 1) // 2 + 1, (width - 1) // 2 + 1), dtype="float32") = R.nn.conv2d(relu, second_weight, strides=[2, 2], padding=[1, 1, 1, 1], dilation=[1, 1], groups=1, data_layout="NCHW", kernel_layout="OIHW", out_layout="NCHW", out_dtype="void")
            lv3: R.Tensor((1, 8, 1, 1), dtype="float32") = R.reshape(second_bias, R.shape([1, 8, 1, 1]))
            conv2d1: R.Tensor((batch, 8, (height - 1) // 2 + 1, (width - 1) // 2 + 1), dtype="float32") = R.add(lv2, lv3)
            relu1: R.Tensor((batch, 8, (height - 1) // 2 + 1, (width - 1) // 2 + 1), dtype="float32") = R.nn.relu(conv2d1)
            sum: R.Tensor((batch, 8), dtype="float32") = R.sum(relu1, axis=[2, 3], keepdims=False)
            permute_dims: R.Tensor((8, 5), dtype="float32") = R.permute_dims(output_weight, axes=None)
            matmul: R.Tensor((batch, 5), dtype="float32") = R.matmul(sum, permute_dims, out_dtype="void")
            add: R.Tensor((batch, 5), dtype="float32") = R.add(matmul, output_bias)
            gv: R.Tensor((batch, 5), dtype="float32") = add
            R.output(gv)
        return gv
