# corpus/relax/data_dependent: stage 09, after VMShapeLower, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def concatenate(named: T.Buffer(("k",), "float32"), flat: T.Buffer(("rows * columns",), "float32"), rows: T.int64, columns: T.int64, T_concat: T.Buffer((k + rows * columns,), "float32")):
        k = T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0 in range(k + rows * columns):
            with T.sblock("T_concat"):
                v_ax0 = T.axis.spatial(k + rows * columns, ax0)
                T.reads(flat[v_ax0 - k], named[v_ax0])
                T.writes(T_concat[v_ax0])
                T_concat[v_ax0] = T.if_then_else(T.int64(0) <= v_ax0 - k, flat[v_ax0 - k], named[v_ax0])

    @T.prim_func(private=True, s_tir=True)
    def reshape(table: T.Buffer(("rows", "columns"), "float32"), T_reshape: T.Buffer((rows * columns,), "float32")):
        rows, columns = T.int64(), T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0 in range(rows * columns):
            with T.sblock("T_reshape"):
                v_ax0 = T.axis.spatial(rows * columns, ax0)
                T.reads(table[v_ax0 // columns % rows, v_ax0 % columns])
                T.writes(T_reshape[v_ax0])
                T_reshape[v_ax0] = table[v_ax0 // columns % rows, v_ax0 % columns]

    @T.prim_func(private=True, s_tir=True)
    def shape_func(H: T.Buffer((T.int64(8),), "int64")):
        T.func_attr({"tirx.is_host_func": True})
        H[T.int64(6)] = T.int64(4) * (H[T.int64(1)] + H[T.int64(2)] * H[T.int64(3)])
        H[T.int64(7)] = H[T.int64(1)] + H[T.int64(2)] * H[T.int64(3)]
        H[T.int64(5)] = H[T.int64(2)] * H[T.int64(3)]
        H[T.int64(4)] = T.int64(4) * (H[T.int64(2)] * H[T.int64(3)])

    @R.function
    def main(x: R.Tensor(("n",), dtype="float32"), y: R.Tensor(dtype="float32", ndim=2)) -> R.Tensor(dtype="float32", ndim=1):
        n = T.int64()
        R.func_attr({"relax.force_pure": True})
        k = T.int64()
        cls = Module
        rows = T.int64()
        columns = T.int64()
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (8,), ty_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, 1, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n,), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", y, 2, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[1], param=y, annotation=R.Tensor(dtype=\"float32\", ndim=2)) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, 1, 1, 0, R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n,), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        distinct: R.Tensor(dtype="float32", ndim=1) = R.call_packed("relax.run.unique", x, True, False, False, False, ty_args=(R.Tensor(dtype="float32", ndim=1),))
        R.call_packed("vm.builtin.match_shape", distinct, shape_heap, 1, 1, 1, R.str("ErrorContext(match_cast, ty=R.Tensor((k,), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        named: R.Tensor((k,), dtype="float32") = R.match_cast(distinct, R.Tensor((k,), dtype="float32"))
        R.vm.kill_object(distinct)
        R.call_packed("vm.builtin.match_shape", y, shape_heap, 2, 1, 2, 1, 3, R.str("ErrorContext(match_cast, ty=R.Tensor((rows, columns), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        table: R.Tensor((rows, columns), dtype="float32") = R.match_cast(y, R.Tensor((rows, columns), dtype="float32"))
        gv: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 4, ty_args=(R.Shape(ndim=1),))
        storage: R.Any = R.vm.alloc_storage(gv, 0, R.dtype("uint8"), R.str("global"))
        gv1: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 5, ty_args=(R.Shape(ndim=1),))
        alloc: R.Tensor(dtype="float32", ndim=1) = R.vm.alloc_tensor(storage, 0, gv1, R.dtype("float32"), 0)
        R.vm.kill_object(storage)
        cls.reshape(table, alloc)
        R.vm.kill_object(table)
        gv2: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 6, ty_args=(R.Shape(ndim=1),))
        storage_1: R.Any = R.vm.alloc_storage(gv2, 0, R.dtype("uint8"), R.str("global"))
        gv3: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 7, ty_args=(R.Shape(ndim=1),))
        alloc1: R.Tensor(dtype="float32", ndim=1) = R.vm.alloc_tensor(storage_1, 0, gv3, R.dtype("float32"), 0)
        R.vm.kill_object(storage_1)
        gv4: T.int64 = R.call_packed("vm.builtin.make_prim_value", shape_heap, 1, 2, ty_args=(T.int64,))
        gv5: T.int64 = R.call_packed("vm.builtin.make_prim_value", shape_heap, 1, 3, ty_args=(T.int64,))
        cls.concatenate(named, alloc, gv4, gv5, alloc1)
        R.vm.kill_object(named)
        R.vm.kill_object(alloc)
        return alloc1
