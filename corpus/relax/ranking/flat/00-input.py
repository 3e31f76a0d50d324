# corpus/relax/ranking: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(table: R.Tensor((50, 8), dtype="float32"), ids: R.Tensor(("n",), dtype="int64")) -> R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor(("n",), dtype="int64"), R.Tensor(("n",), dtype="float32"), R.Tensor(("n",), dtype="int64")):
        n = T.int64()
        with R.dataflow():
            lv: R.Tensor((n, 8), dtype="float32") = R.take(table, ids, axis=0, mode="fast")
            lv1: R.Tensor((n,), dtype="float32") = R.mean(lv, axis=[1], keepdims=False)
            lv2: R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor((3,), dtype="int64")) = R.topk(lv1, k=3, axis=0, ret_type="both", largest=True, dtype="int64")
            lv3: R.Tensor((n,), dtype="int64") = R.argsort(lv1, axis=0, descending=True, dtype="int64")
            lv4: R.Tensor((n,), dtype="float32") = R.cumsum(lv1, axis=0, dtype=None, exclusive=False)
            lv5: R.Tensor((3,), dtype="int64") = lv2[1]
            lv6: R.Tensor((3,), dtype="float32") = R.take(lv4, lv5, axis=0, mode="fast")
            lv7: R.Tensor((n,), dtype="bool") = R.greater(lv1, R.const(0.0, "float32"))
            lv8: R.Tensor((n,), dtype="float32") = R.where(lv7, lv1, R.const(0.0, "float32"))
            lv9: R.Tensor((n,), dtype="int64") = R.argmax(lv, axis=1, keepdims=False)
            lv10: R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor((n,), dtype="int64"), R.Tensor((n,), dtype="float32"), R.Tensor((n,), dtype="int64")) = lv6, lv3, lv8, lv9
            gv: R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor((n,), dtype="int64"), R.Tensor((n,), dtype="float32"), R.Tensor((n,), dtype="int64")) = lv10
            R.output(gv)
        return gv
