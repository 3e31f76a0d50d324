# corpus/relax/mixture_of_experts: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor(("n", 6), dtype="float32"), gate: R.Tensor((6, 3), dtype="float32"), experts: R.Tensor((3, 6, 6), dtype="float32")) -> R.Tensor(("n", 6), dtype="float32"):
        n = T.int64()
        with R.dataflow():
            lv: R.Tensor((n, 3), dtype="float32") = R.matmul(x, gate, out_dtype=None)
            lv1: R.Tuple(R.Tensor((n, 2), dtype="float32"), R.Tensor((n, 2), dtype="int64")) = R.topk(lv, k=2, axis=1, ret_type="both", largest=True, dtype="int64")
            lv2: R.Tensor((n, 2), dtype="float32") = lv1[0]
            lv3: R.Tensor((n, 2), dtype="float32") = R.nn.softmax(lv2, axis=-1)
            lv4: R.Tensor((n, 2), dtype="int64") = lv1[1]
            lv5: R.Tensor((n * 2,), dtype="int64") = R.reshape(lv4, R.shape([n * 2]))
            lv6: R.Tensor((n * 2, 6, 6), dtype="float32") = R.take(experts, lv5, axis=0, mode="fast")
            lv7: R.Tensor((n, 1, 6), dtype="float32") = R.expand_dims(x, axis=[1])
            lv8: R.Tensor((n * 2, 1, 6), dtype="float32") = R.repeat(lv7, repeats=2, axis=0)
            lv9: R.Tensor((n * 2, 1, 6), dtype="float32") = R.matmul(lv8, lv6, out_dtype=None)
            lv10: R.Tensor((n, 2, 6), dtype="float32") = R.reshape(lv9, R.shape([n, 2, 6]))
            lv11: R.Tensor((n, 2, 1), dtype="float32") = R.expand_dims(lv3, axis=[2])
            lv12: R.Tensor((n, 2, 6), dtype="float32") = R.multiply(lv10, lv11)
            lv13: R.Tensor((n, 6), dtype="float32") = R.sum(lv12, axis=[1], keepdims=False)
            gv: R.Tensor((n, 6), dtype="float32") = lv13
            R.output(gv)
        return gv
