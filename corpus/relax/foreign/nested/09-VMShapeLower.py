# corpus/relax/foreign: stage 09, after VMShapeLower, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function(pure=False)
    def main(x: R.Tensor((3, 4), dtype="float32"), s: R.Shape(["m"])) -> R.Tensor((3, 4), dtype="float32"):
        m = T.int64()
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (R.prim_value(1),), sinfo_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, R.prim_value(2), R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((3, 4), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_shape_info", s, R.prim_value(1), R.str("ErrorContext(fn=main, loc=param[1], param=s, annotation=R.Shape([m])) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, R.prim_value(2), R.prim_value(0), R.prim_value(3), R.prim_value(0), R.prim_value(4), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((3, 4), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", s, shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(0), R.str("ErrorContext(fn=main, loc=param[1], param=s, annotation=R.Shape([m])) "), sinfo_args=(R.Tuple,))
        R.call_packed("relax.run.print", R.str("{}"), x, sinfo_args=(R.Tuple,))
        y: R.Tensor((3, 4), dtype="float32") = R.call_packed("example.scale", x, R.prim_value(2), R.str("rows"), R.dtype("float32"), sinfo_args=(R.Tensor((3, 4), dtype="float32"),))
        storage: R.Object = R.vm.alloc_storage(R.shape([48]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
        alloc: R.Tensor((3, 4), dtype="float32") = R.vm.alloc_tensor(storage, R.prim_value(0), R.shape([3, 4]), R.dtype("float32"))
        R.vm.kill_object(storage)
        _: R.Object = R.call_packed("example.add", x, y, alloc)
        R.vm.kill_object(y)
        w: R.Tensor((3, 4), dtype="float32") = R.call_packed("example.double", alloc, sinfo_args=(R.Tensor((3, 4), dtype="float32"),))
        R.vm.kill_object(alloc)
        return w
