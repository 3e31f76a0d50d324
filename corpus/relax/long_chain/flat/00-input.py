# corpus/relax/long_chain: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor(("n", 8), dtype="float32")) -> R.Tuple(R.Tensor(("n", 8), dtype="float32"), R.Tensor(("n * 2",), dtype="float32")):
        n = T.int64()
        with R.dataflow():
            lv: R.Tensor((n, 8), dtype="float32") = R.multiply(x, R.const(0.5, "float32"))
            lv1: R.Tensor((n, 8), dtype="float32") = R.add(lv, R.const(0.0, "float32"))
            lv2: R.Tensor((n, 8), dtype="float32") = R.multiply(lv1, R.const(0.5, "float32"))
            lv3: R.Tensor((n, 8), dtype="float32") = R.add(lv2, R.const(1.0, "float32"))
            lv4: R.Tensor((n, 8), dtype="float32") = R.multiply(lv3, R.const(0.5, "float32"))
            lv5: R.Tensor((n, 8), dtype="float32") = R.add(lv4, R.const(2.0, "float32"))
            lv6: R.Tensor((n * 2, 4), dtype="float32") = R.reshape(lv5, R.shape([n * 2, 4]))
            lv7: R.Tensor((n, 8), dtype="float32") = R.multiply(lv5, R.const(0.5, "float32"))
            lv8: R.Tensor((n, 8), dtype="float32") = R.add(lv7, R.const(3.0, "float32"))
            lv9: R.Tensor((n, 8), dtype="float32") = R.multiply(lv8, R.const(0.5, "float32"))
            lv10: R.Tensor((n, 8), dtype="float32") = R.add(lv9, R.const(4.0, "float32"))
            lv11: R.Tensor((n, 8), dtype="float32") = R.multiply(lv10, R.const(0.5, "float32"))
            lv12: R.Tensor((n, 8), dtype="float32") = R.add(lv11, R.const(5.0, "float32"))
            lv13: R.Tensor((n * 2,), dtype="float32") = R.sum(lv6, axis=[1], keepdims=False)
            lv14: R.Tuple(R.Tensor((n, 8), dtype="float32"), R.Tensor((n * 2,), dtype="float32")) = lv12, lv13
            gv: R.Tuple(R.Tensor((n, 8), dtype="float32"), R.Tensor((n * 2,), dtype="float32")) = lv14
            R.output(gv)
        return gv
