# corpus/relax/foreign: stage 05, after CallTIRRewrite, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function(pure=False)
    def main(x: R.Tensor((3, 4), dtype="float32"), s: R.Shape(["m"])) -> R.Tensor((3, 4), dtype="float32"):
        m = T.int64()
        R.call_packed("relax.run.print", R.str("{}"), x, ty_args=(R.Tuple,))
        y: R.Tensor((3, 4), dtype="float32") = R.call_packed("example.scale", x, 2, R.str("rows"), R.dtype("float32"), ty_args=(R.Tensor((3, 4), dtype="float32"),))
        alloc: R.Tensor((3, 4), dtype="float32") = R.builtin.alloc_tensor(R.shape([3, 4]), R.dtype("float32"), 0, R.str("global"), ty_args=(R.Tensor((3, 4), dtype="float32"),))
        _: R.Any = R.call_packed("example.add", x, y, alloc)
        z: R.Tensor((3, 4), dtype="float32") = alloc
        w: R.Tensor((3, 4), dtype="float32") = R.call_packed("example.double", z, ty_args=(R.Tensor((3, 4), dtype="float32"),))
        return w
