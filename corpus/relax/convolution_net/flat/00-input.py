# corpus/relax/convolution_net: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((2, 4, 12, 12), dtype="float32"), w: R.Tensor((8, 4, 3, 3), dtype="float32"), v: R.Tensor((8, 8, 3, 3), dtype="float32"), skip: R.Tensor((8, 4, 1, 1), dtype="float32"), gamma: R.Tensor((8,), dtype="float32"), beta: R.Tensor((8,), dtype="float32"), mean: R.Tensor((8,), dtype="float32"), variance: R.Tensor((8,), dtype="float32")) -> R.Tensor((256,), dtype="float32"):
        with R.dataflow():
            lv: R.Tensor((2, 8, 12, 12), dtype="float32") = R.nn.conv2d(x, w, strides=[1, 1], padding=[1, 1, 1, 1], dilation=[1, 1], groups=1, data_layout="NCHW", kernel_layout="OIHW", out_layout="NCHW", out_dtype=None)
            lv1: R.Tensor((2, 8, 12, 12), dtype="float32") = R.nn.relu(lv)
            lv2: R.Tuple(R.Tensor((2, 8, 12, 12), dtype="float32"), R.Tensor((8,), dtype="float32"), R.Tensor((8,), dtype="float32")) = R.nn.batch_norm(lv1, gamma, beta, mean, variance, axis=1, epsilon=1.0000000000000001e-05, center=True, scale=True, momentum=0.10000000000000001, training=True)
            lv3: R.Tensor((2, 8, 12, 12), dtype="float32") = lv2[0]
            lv4: R.Tensor((2, 8, 12, 12), dtype="float32") = R.nn.conv2d(lv3, v, strides=[1, 1], padding=[1, 1, 1, 1], dilation=[1, 1], groups=1, data_layout="NCHW", kernel_layout="OIHW", out_layout="NCHW", out_dtype=None)
            lv5: R.Tensor((2, 8, 12, 12), dtype="float32") = R.nn.conv2d(x, skip, strides=[1, 1], padding=[0, 0, 0, 0], dilation=[1, 1], groups=1, data_layout="NCHW", kernel_layout="OIHW", out_layout="NCHW", out_dtype=None)
            lv6: R.Tensor((2, 8, 12, 12), dtype="float32") = R.add(lv4, lv5)
            lv7: R.Tensor((2, 8, 12, 12), dtype="float32") = R.nn.relu(lv6)
            lv8: R.Tensor((2, 8, 6, 6), dtype="float32") = R.nn.max_pool2d(lv7, pool_size=[2, 2], strides=[2, 2], dilation=[1, 1], padding=[0, 0, 0, 0], ceil_mode=False, count_include_pad=False, layout="NCHW", out_layout="NCHW")
            lv9: R.Tensor((2, 8, 4, 4), dtype="float32") = R.nn.avg_pool2d(lv8, pool_size=[3, 3], strides=[1, 1], dilation=[1, 1], padding=[0, 0, 0, 0], ceil_mode=True, count_include_pad=False, layout="NCHW", out_layout="NCHW")
            lv10: R.Tensor((256,), dtype="float32") = R.flatten(lv9)
            lv11: R.Tensor((256,), dtype="float32") = R.nn.log_softmax(lv10, axis=-1)
            gv: R.Tensor((256,), dtype="float32") = lv11
            R.output(gv)
        return gv
