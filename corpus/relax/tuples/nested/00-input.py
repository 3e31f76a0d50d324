# corpus/relax/tuples: stage 00, as it was made, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor(("n", 12), dtype="float32"), y: R.Tensor(("n", 4), dtype="float32")) -> R.Tuple(R.Tensor(("n", 12), dtype="float32"), R.Tensor((12,), dtype="float32"), R.Tuple(R.Tensor(("n", 4), dtype="float32"), R.Tensor(("n", 4), dtype="float32"))):
        n = T.int64()
        with R.dataflow():
            lv: R.Tuple(R.Tensor((n, 4), dtype="float32"), R.Tensor((n, 4), dtype="float32"), R.Tensor((n, 4), dtype="float32")) = R.split(x, indices_or_sections=3, axis=1)
            lv1: R.Tensor((n, 4), dtype="float32") = lv[2]
            lv2: R.Tuple(R.Tensor((n, 4), dtype="float32"), R.Tensor((n, 4), dtype="float32")) = lv1, y
            lv3: R.Tuple(R.Tuple(R.Tensor((n, 4), dtype="float32"), R.Tensor((n, 4), dtype="float32")), R.Tuple(R.Tensor((n, 4), dtype="float32"), R.Tensor((n, 4), dtype="float32"), R.Tensor((n, 4), dtype="float32")), R.Tuple) = lv2, lv, R.tuple()
            lv4: R.Tuple(R.Tensor((n, 4), dtype="float32"), R.Tensor((n, 4), dtype="float32")) = lv3[0]
            lv5: R.Tensor((n, 4), dtype="float32") = lv4[0]
            lv6: R.Tensor((n, 4), dtype="float32") = lv4[1]
            lv7: R.Tensor((n, 4), dtype="float32") = lv[0]
            lv8: R.Tensor((n, 12), dtype="float32") = R.concat((lv5, lv6, lv7), axis=1)
            lv9: R.Tensor((12,), dtype="float32") = R.sum(lv8, axis=[0], keepdims=False)
            lv10: R.Tuple(R.Tensor((n, 12), dtype="float32"), R.Tensor((12,), dtype="float32"), R.Tuple(R.Tensor((n, 4), dtype="float32"), R.Tensor((n, 4), dtype="float32"))) = lv8, lv9, lv2
            gv: R.Tuple(R.Tensor((n, 12), dtype="float32"), R.Tensor((12,), dtype="float32"), R.Tuple(R.Tensor((n, 4), dtype="float32"), R.Tensor((n, 4), dtype="float32"))) = lv10
            R.output(gv)
        return gv
