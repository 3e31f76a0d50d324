# corpus/relax/int8_network: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((1, 3, 8, 8), dtype="int8"), w: R.Tensor((4, 3, 3, 3), dtype="int8"), v: R.Tensor((4, 5), dtype="int8")) -> R.Tensor((1, 5), dtype="int32"):
        with R.dataflow():
            lv: R.Tensor((1, 4, 4, 4), dtype="int32") = R.nn.conv2d(x, w, strides=[2, 2], padding=[1, 1, 1, 1], dilation=[1, 1], groups=1, data_layout="NCHW", kernel_layout="OIHW", out_layout="NCHW", out_dtype="int32")
            lv1: R.Tensor((1, 4, 4, 4), dtype="int32") = R.maximum(lv, R.const(0, "int32"))
            lv2: R.Tensor((1, 4, 4, 4), dtype="int32") = R.right_shift(lv1, R.const(4, "int32"))
            lv3: R.Tensor((1, 4, 4, 4), dtype="int32") = R.minimum(lv2, R.const(127, "int32"))
            lv4: R.Tensor((1, 4, 4, 4), dtype="int8") = R.astype(lv3, dtype="int8")
            lv5: R.Tensor((1, 4), dtype="int8") = R.max(lv4, axis=[2, 3], keepdims=False)
            lv6: R.Tensor((1, 5), dtype="int32") = R.matmul(lv5, v, out_dtype="int32")
            gv: R.Tensor((1, 5), dtype="int32") = lv6
            R.output(gv)
        return gv
