# corpus/relax/data_dependent: stage 10, after AttachGlobalSymbol, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func
    def concatenate(var_named: T.handle, var_flat: T.handle, var_T_concat: T.handle, rows: T.int64, columns: T.int64):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        k = T.int64()
        named = T.match_buffer(var_named, (k,))
        flat = T.match_buffer(var_flat, (rows * columns,))
        T_concat = T.match_buffer(var_T_concat, (k + rows * columns,))
        # with T.block("root"):
        for ax0 in range(k + rows * columns):
            with T.block("T_concat"):
                v_ax0 = T.axis.spatial(k + rows * columns, ax0)
                T.reads(flat[v_ax0 - k], named[v_ax0])
                T.writes(T_concat[v_ax0])
                T_concat[v_ax0] = T.if_then_else(T.int64(0) <= v_ax0 - k, flat[v_ax0 - k], named[v_ax0])

    @T.prim_func
    def reshape(var_table: T.handle, var_T_reshape: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        rows, columns = T.int64(), T.int64()
        table = T.match_buffer(var_table, (rows, columns))
        T_reshape = T.match_buffer(var_T_reshape, (rows * columns,))
        # with T.block("root"):
        for ax0 in range(rows * columns):
            with T.block("T_reshape"):
                v_ax0 = T.axis.spatial(rows * columns, ax0)
                T.reads(table[v_ax0 // columns % rows, v_ax0 % columns])
                T.writes(T_reshape[v_ax0])
                T_reshape[v_ax0] = table[v_ax0 // columns % rows, v_ax0 % columns]

    @T.prim_func
    def shape_func(H: T.Buffer((T.int64(8),), "int64")):
        T.func_attr({"tir.is_host_func": True})
        H[T.int64(6)] = T.int64(4) * (H[T.int64(1)] + H[T.int64(2)] * H[T.int64(3)])
        H[T.int64(5)] = H[T.int64(2)] * H[T.int64(3)]
        H[T.int64(4)] = T.int64(4) * (H[T.int64(2)] * H[T.int64(3)])
        H[T.int64(7)] = H[T.int64(1)] + H[T.int64(2)] * H[T.int64(3)]

    @R.function
    def main(x: R.Tensor(("n",), dtype="float32"), y: R.Tensor(dtype="float32", ndim=2)) -> R.Tensor(dtype="float32", ndim=1):
        n = T.int64()
        R.func_attr({"relax.force_pure": True})
        k = T.int64()
        cls = Module
        rows = T.int64()
        columns = T.int64()
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (R.prim_value(8),), sinfo_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, R.prim_value(1), R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n,), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", y, R.prim_value(2), R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[1], param=y, annotation=R.Tensor(dtype=\"float32\", ndim=2)) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(0), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n,), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        distinct: R.Tensor(dtype="float32", ndim=1) = R.call_packed("relax.run.unique", x, R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(0), sinfo_args=(R.Tensor(dtype="float32", ndim=1),))
        R.call_packed("vm.builtin.match_shape", distinct, shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(1), R.str("ErrorContext(match_cast, struct_info=R.Tensor((k,), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        named: R.Tensor((k,), dtype="float32") = R.match_cast(distinct, R.Tensor((k,), dtype="float32"))
        R.vm.kill_object(distinct)
        R.call_packed("vm.builtin.match_shape", y, shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(2), R.prim_value(1), R.prim_value(3), R.str("ErrorContext(match_cast, struct_info=R.Tensor((rows, columns), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        table: R.Tensor((rows, columns), dtype="float32") = R.match_cast(y, R.Tensor((rows, columns), dtype="float32"))
        gv: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(4), sinfo_args=(R.Shape(ndim=1),))
        storage: R.Object = R.vm.alloc_storage(gv, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv1: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(5), sinfo_args=(R.Shape(ndim=1),))
        alloc: R.Tensor(dtype="float32", ndim=1) = R.vm.alloc_tensor(storage, R.prim_value(0), gv1, R.dtype("float32"))
        R.vm.kill_object(storage)
        cls.reshape(table, alloc)
        R.vm.kill_object(table)
        gv2: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(6), sinfo_args=(R.Shape(ndim=1),))
        storage_1: R.Object = R.vm.alloc_storage(gv2, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv3: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(7), sinfo_args=(R.Shape(ndim=1),))
        alloc1: R.Tensor(dtype="float32", ndim=1) = R.vm.alloc_tensor(storage_1, R.prim_value(0), gv3, R.dtype("float32"))
        R.vm.kill_object(storage_1)
        gv4: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(2), R.prim_value(1), R.prim_value(3), sinfo_args=(R.Shape(ndim=2),))
        R.call_packed("vm.builtin.call_tir_dyn", cls.concatenate, named, alloc, alloc1, gv4, sinfo_args=(R.Tuple,))
        R.vm.kill_object(named)
        R.vm.kill_object(alloc)
        return alloc1
