# corpus/relax/foreign: stage 02, after FoldConstant, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function(pure=False)
    def main(x: R.Tensor((3, 4), dtype="float32"), s: R.Shape(["m"])) -> R.Tensor((3, 4), dtype="float32"):
        m = T.int64()
        R.call_packed("relax.run.print", R.str("{}"), x, sinfo_args=(R.Tuple,))
        y: R.Tensor((3, 4), dtype="float32") = R.call_packed("example.scale", x, R.prim_value(2), R.str("rows"), R.dtype("float32"), sinfo_args=(R.Tensor((3, 4), dtype="float32"),))
        with R.dataflow():
            z = R.call_dps_packed("example.add", (x, y), out_sinfo=R.Tensor((3, 4), dtype="float32"))
            w: R.Tensor((3, 4), dtype="float32") = R.call_pure_packed("example.double", z, sinfo_args=(R.Tensor((3, 4), dtype="float32"),))
            R.output(w)
        return w
