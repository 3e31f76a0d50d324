# corpus/relax/quantised_product: stage 00, as it was made, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor(("n", 16), dtype="float32"), w: R.Tensor((16, 10), dtype="int8")) -> R.Tensor(("n", 10), dtype="float32"):
        n = T.int64()
        with R.dataflow():
            lv: R.Tensor((n, 16), dtype="int8") = R.quantize(x, R.const(0.05000000074505806, "float32"), R.const(0, "int8"), out_dtype="int8", axis=-1)
            lv1: R.Tensor((n, 10), dtype="int32") = R.matmul(lv, w, out_dtype="int32")
            lv2: R.Tensor((n, 10), dtype="float32") = R.astype(lv1, dtype="float32")
            lv3: R.Tensor((n, 10), dtype="float32") = R.multiply(lv2, R.const(0.0024999999441206455, "float32"))
            lv4: R.Tensor((n, 10), dtype="int8") = R.quantize(lv3, R.const(0.05000000074505806, "float32"), R.const(0, "int8"), out_dtype="int8", axis=-1)
            lv5: R.Tensor((n, 10), dtype="float32") = R.dequantize(lv4, R.const(0.05000000074505806, "float32"), R.const(0, "int8"), out_dtype="float32", axis=-1)
            gv: R.Tensor((n, 10), dtype="float32") = lv5
            R.output(gv)
        return gv
