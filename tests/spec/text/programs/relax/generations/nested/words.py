# SPDX-License-Identifier: Apache-2.0
# The same program in both generations, in the words that differ: datatypes of operands, parameters
# that one of them lacks, truth values, functions that nothing is known of.
metadata = tvm.ir.load_json("""{"root_index": 10, "nodes": [{"type": "None"}, {"type": "ffi.String", "data": "relax.expr.Constant"}, {"type": "ir.IntImm", "data": {"span": 0, "dtype": "int64", "value": 18}}, {"type": "ffi.Array", "data": [2]}, {"type": "relax.ShapeStructInfo", "data": {"span": 0, "values": 3, "ndim": 1}}, {"type": "relax.expr.ShapeExpr", "data": {"span": 0, "struct_info_": 4, "values": 3}}, {"type": "relax.TensorStructInfo", "data": {"span": 0, "shape": 5, "dtype": "bool", "vdevice": 0, "ndim": 1}}, {"type": "ffi.Tensor", "data": "P6G0lvBAXt0AAAAAAAAAAAEAAAAAAAAAAQAAAAEBAQASAAAAAAAAABIAAAAAAAAAAQAAAQAAAQAAAQAAAQAAAQAA"}, {"type": "relax.expr.Constant", "data": {"span": 0, "struct_info_": 6, "data": 7}}, {"type": "ffi.Array", "data": [8]}, {"type": "ffi.Map", "data": [1, 9]}]}""")
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def datatypes(x: R.Tensor((3, 3), dtype="float16")) -> R.Tensor((3, 3), dtype="float16"):
        a: R.Tensor((3, 3), dtype="float16") = R.matmul(x, x, out_dtype="void")
        b: R.Tensor((3, 3), dtype="float16") = R.cumsum(a, axis=1, dtype="void", exclusive=False)
        c: R.Tensor((3, 3), dtype="float16") = R.argsort(b, axis=-1, descending=False, dtype="void")
        d: R.Tensor((3, 3), dtype="float16") = R.full_like(c, R.const(1.0, "float16"), dtype="void")
        return d

    @R.function(pure=False)
    def storage(s: R.Object, x: R.Tensor((4, 4), dtype="float32"), f: R.Callable) -> R.Tensor((4,), dtype="float32"):
        a: R.Tensor((4,), dtype="float32") = R.vm.alloc_tensor(s, R.prim_value(0), R.shape([4]), R.dtype("float32"))
        b: R.Tensor((4,), dtype="float32") = R.memory.alloc_tensor(s, R.prim_value(0), R.shape([4]), R.dtype("float32"))
        c: R.Tensor((4, 4), dtype="float32") = R.layout_transform(x, index_map=T.index_map(lambda i, j: (j, i)), pad_value=None, axis_separators=[], input_axis_separators=[])
        return b

    @R.function
    def truth(x: R.Tensor((18,), dtype="bool")) -> R.Tensor((18,), dtype="bool"):
        a: R.Tensor((18,), dtype="bool") = R.logical_and(x, metadata["relax.expr.Constant"][0])
        return a
