# corpus/relax/foreign: stage 09, after VMShapeLower, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function(pure=False)
    def main(x: R.Tensor((3, 4), dtype="float32"), s: R.Shape(["m"])) -> R.Tensor((3, 4), dtype="float32"):
        m = T.int64()
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (1,), ty_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, 2, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((3, 4), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_shape_info", s, 1, R.str("ErrorContext(fn=main, loc=param[1], param=s, annotation=R.Shape([m])) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, 2, 0, 3, 0, 4, R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((3, 4), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", s, shape_heap, 1, 1, 0, R.str("ErrorContext(fn=main, loc=param[1], param=s, annotation=R.Shape([m])) "), ty_args=(R.Tuple,))
        R.call_packed("relax.run.print", R.str("{}"), x, ty_args=(R.Tuple,))
        y: R.Tensor((3, 4), dtype="float32") = R.call_packed("example.scale", x, 2, R.str("rows"), R.dtype("float32"), ty_args=(R.Tensor((3, 4), dtype="float32"),))
        storage: R.Any = R.vm.alloc_storage(R.shape([48]), 0, R.dtype("uint8"), R.str("global"))
        alloc: R.Tensor((3, 4), dtype="float32") = R.vm.alloc_tensor(storage, 0, R.shape([3, 4]), R.dtype("float32"), 0)
        R.vm.kill_object(storage)
        _: R.Any = R.call_packed("example.add", x, y, alloc)
        R.vm.kill_object(y)
        w: R.Tensor((3, 4), dtype="float32") = R.call_packed("example.double", alloc, ty_args=(R.Tensor((3, 4), dtype="float32"),))
        R.vm.kill_object(alloc)
        return w
