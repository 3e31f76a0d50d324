# corpus/relax/upsampling_net: stage 00, as it was made, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor(("n", 4, "height", "width"), dtype="float32"), w: R.Tensor((4, 3, 2, 2), dtype="float32"), gamma: R.Tensor((4,), dtype="float32"), beta: R.Tensor((4,), dtype="float32")) -> R.Tensor(("n", 7, 1, 1), dtype="float32"):
        n = T.int64()
        height = T.int64()
        width = T.int64()
        with R.dataflow():
            lv: R.Tensor((n, 4, height, width), dtype="float32") = R.nn.group_norm(x, gamma, beta, num_groups=2, channel_axis=1, axes=[2, 3], epsilon=1.0000000000000001e-05, center=True, scale=True)
            lv1: R.Tensor((n, 4, height, width), dtype="float32") = R.nn.silu(lv)
            lv2: R.Tensor((n, 3, height * 2, width * 2), dtype="float32") = R.nn.conv2d_transpose(lv1, w, strides=[2, 2], padding=[0, 0, 0, 0], output_padding=[0, 0], dilation=[1, 1], groups=1, data_layout="NCHW", kernel_layout="IOHW", out_layout="NCHW", out_dtype="void")
            lv3: R.Tensor((n, 4, height * 2, width * 2), dtype="float32") = R.image.resize2d(x, R.shape([height * 2, width * 2]), roi=[T.float32(0.0), T.float32(0.0), T.float32(0.0), T.float32(0.0)], layout="NCHW", method="linear", coordinate_transformation_mode="half_pixel", rounding_method="round", cubic_alpha=-0.75, cubic_exclude=0, extrapolation_value=0.0, out_dtype="void")
            lv4: R.Tensor((n, 7, height * 2, width * 2), dtype="float32") = R.concat((lv2, lv3), axis=1)
            lv5: R.Tensor((n, 7, height * 2, width * 2), dtype="float32") = R.sigmoid(lv4)
            lv6: R.Tensor((n, 7, 1, 1), dtype="float32") = R.nn.adaptive_avg_pool2d(lv5, output_size=[1, 1], layout="NCHW", out_layout="NCHW")
            gv: R.Tensor((n, 7, 1, 1), dtype="float32") = lv6
            R.output(gv)
        return gv
