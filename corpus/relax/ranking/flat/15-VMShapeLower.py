# corpus/relax/ranking: stage 15, after VMShapeLower, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def argmax(lv: T.Buffer(("n", T.int64(8)), "float32"), lv_red: T.Buffer((n,), "int64")):
        n = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        lv_red_temp_v0 = T.sblock_alloc_buffer((n,), "int64")
        lv_red_temp_v1 = T.sblock_alloc_buffer((n,))
        for ax0, k1 in T.grid(n, T.int64(8)):
            with T.sblock("lv_red_temp"):
                v_ax0, v_k1 = T.axis.remap("SR", [ax0, k1])
                T.reads(lv[v_ax0, v_k1])
                T.writes(lv_red_temp_v0[v_ax0], lv_red_temp_v1[v_ax0])
                with T.init():
                    lv_red_temp_v0[v_ax0] = T.int64(-1)
                    lv_red_temp_v1[v_ax0] = T.float32(-340282346638528859811704183484516925440.0)
                v_lv_red_temp_v0: T.let[T.int64] = T.Select(lv_red_temp_v1[v_ax0] > lv[v_ax0, v_k1] or lv_red_temp_v1[v_ax0] == lv[v_ax0, v_k1] and lv_red_temp_v0[v_ax0] < v_k1, lv_red_temp_v0[v_ax0], v_k1)
                v_lv_red_temp_v1: T.let[T.float32] = T.Select(lv_red_temp_v1[v_ax0] > lv[v_ax0, v_k1], lv_red_temp_v1[v_ax0], lv[v_ax0, v_k1])
                lv_red_temp_v0[v_ax0] = v_lv_red_temp_v0
                lv_red_temp_v1[v_ax0] = v_lv_red_temp_v1
        for ax0 in range(n):
            with T.sblock("lv_red"):
                v_ax0 = T.axis.spatial(n, ax0)
                T.reads(lv_red_temp_v0[v_ax0])
                T.writes(lv_red[v_ax0])
                lv_red[v_ax0] = lv_red_temp_v0[v_ax0]

    @T.prim_func(private=True, s_tir=True)
    def argsort(data_buf: T.Buffer(("n",), "float32", align=8), out_buf: T.Buffer((n,), "int64", align=8)):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        with T.sblock("argsort_cpu"):
            T.reads()
            T.writes()
            T.call_packed("tvm.contrib.sort.argsort", T.tvm_stack_make_array(data_buf.data, T.tvm_stack_make_shape(n), 0, 1, T.float32(0.0), T.int64(0)), T.tvm_stack_make_array(out_buf.data, T.tvm_stack_make_shape(n), 0, 1, T.int64(0), T.int64(0)), 0, T.bool(False))

    @T.prim_func(private=True, s_tir=True)
    def cumsum(lv1: T.Buffer(("n",), "float32", offset_factor=1), out_buf: T.Buffer((n,), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        with T.sblock("cumsum_generic"):
            T.reads()
            T.writes()
            for v in T.parallel(T.int64(1)):
                out_buf[v * n] = lv1[v * n]
                for v_1 in range(n - T.int64(1)):
                    out_buf[v * n + (v_1 + T.int64(1))] = out_buf[v * n + (v_1 + T.int64(1) - T.int64(1))] + lv1[v * n + (v_1 + T.int64(1))]

    @T.prim_func(private=True, s_tir=True)
    def fused_greater_where(lv1: T.Buffer(("n",), "float32"), param_0: T.Buffer((), "float32"), T_where_intermediate: T.Buffer((n,), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        T_greater_intermediate = T.sblock_alloc_buffer((n,), "bool")
        for ax0 in range(n):
            with T.sblock("T_greater"):
                v_ax0 = T.axis.spatial(n, ax0)
                T.reads(lv1[v_ax0])
                T.writes(T_greater_intermediate[v_ax0])
                T_greater_intermediate[v_ax0] = T.float32(0.0) < lv1[v_ax0]
        for ax0 in range(n):
            with T.sblock("T_where"):
                v_ax0 = T.axis.spatial(n, ax0)
                T.reads(T_greater_intermediate[v_ax0], lv1[v_ax0], param_0[()])
                T.writes(T_where_intermediate[v_ax0])
                T_where_intermediate[v_ax0] = T.Select(T.int64(0) < T.Cast("int64", T_greater_intermediate[v_ax0]), lv1[v_ax0], param_0[()])

    @T.prim_func(private=True, s_tir=True)
    def mean(lv: T.Buffer(("n", T.int64(8)), "float32"), T_divide: T.Buffer((n,), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        lv_red = T.sblock_alloc_buffer((n,))
        for ax0, k1 in T.grid(n, T.int64(8)):
            with T.sblock("lv_red"):
                v_ax0, v_k1 = T.axis.remap("SR", [ax0, k1])
                T.reads(lv[v_ax0, v_k1])
                T.writes(lv_red[v_ax0])
                with T.init():
                    lv_red[v_ax0] = T.float32(0.0)
                lv_red[v_ax0] = lv_red[v_ax0] + lv[v_ax0, v_k1]
        for ax0 in range(n):
            with T.sblock("T_divide"):
                v_ax0 = T.axis.spatial(n, ax0)
                T.reads(lv_red[v_ax0])
                T.writes(T_divide[v_ax0])
                T_divide[v_ax0] = lv_red[v_ax0] / T.float32(8.0)

    @T.prim_func(private=True, s_tir=True)
    def shape_func(H: T.Buffer((T.int64(4),), "int64")):
        T.func_attr({"tirx.is_host_func": True})
        H[T.int64(3)] = T.int64(8) * H[T.int64(0)]
        H[T.int64(2)] = T.int64(4) * H[T.int64(0)]
        H[T.int64(1)] = T.int64(32) * H[T.int64(0)]

    @T.prim_func(private=True, s_tir=True)
    def take(table: T.Buffer((T.int64(50), T.int64(8)), "float32"), ids: T.Buffer(("n",), "int64"), T_take: T.Buffer((n, T.int64(8)), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_take"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(table[ids[v_ax0], v_ax1], ids[v_ax0])
                T.writes(T_take[v_ax0, v_ax1])
                T_take[v_ax0, v_ax1] = table[ids[v_ax0], v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def take1(lv4: T.Buffer(("n",), "float32"), lv5: T.Buffer((T.int64(3),), "int64"), T_take: T.Buffer((T.int64(3),), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0 in range(T.int64(3)):
            with T.sblock("T_take"):
                v_ax0 = T.axis.spatial(T.int64(3), ax0)
                T.reads(lv4[lv5[v_ax0]], lv5[v_ax0])
                T.writes(T_take[v_ax0])
                T_take[v_ax0] = lv4[lv5[v_ax0]]

    @T.prim_func(private=True, s_tir=True)
    def topk(data_buf: T.Buffer(("n",), "float32", align=8), value_buf: T.Buffer((T.int64(3),), "float32", align=8), indices_buf: T.Buffer((T.int64(3),), "int64", align=8)):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        with T.sblock("topk_cpu"):
            T.reads()
            T.writes()
            T.call_packed("tvm.contrib.sort.topk", T.tvm_stack_make_array(data_buf.data, T.tvm_stack_make_shape(n), 0, 1, T.float32(0.0), T.int64(0)), T.tvm_stack_make_array(value_buf.data, T.tvm_stack_make_shape(3), 0, 1, T.float32(0.0), 0), T.tvm_stack_make_array(indices_buf.data, T.tvm_stack_make_shape(3), 0, 1, T.int64(0), 0), 3, 0, "both", T.bool(False))

    @R.function
    def main(table: R.Tensor((50, 8), dtype="float32"), ids: R.Tensor(("n",), dtype="int64")) -> R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor(("n",), dtype="int64"), R.Tensor(("n",), dtype="float32"), R.Tensor(("n",), dtype="int64")):
        n = T.int64()
        R.func_attr({"relax.force_pure": True})
        cls = Module
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (4,), ty_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", table, 2, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=table, annotation=R.Tensor((50, 8), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", ids, 1, R.dtype("int64"), R.str("ErrorContext(fn=main, loc=param[1], param=ids, annotation=R.Tensor((n,), dtype=\"int64\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", table, shape_heap, 2, 0, 50, 0, 8, R.str("ErrorContext(fn=main, loc=param[0], param=table, annotation=R.Tensor((50, 8), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", ids, shape_heap, 1, 1, 0, R.str("ErrorContext(fn=main, loc=param[1], param=ids, annotation=R.Tensor((n,), dtype=\"int64\")) "), ty_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        gv: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 1, ty_args=(R.Shape(ndim=1),))
        storage: R.Any = R.vm.alloc_storage(gv, 0, R.dtype("uint8"), R.str("global"))
        gv1: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 8, ty_args=(R.Shape(ndim=2),))
        alloc: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage, 0, gv1, R.dtype("float32"), 0)
        R.vm.kill_object(storage)
        cls.take(table, ids, alloc)
        gv2: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
        storage1: R.Any = R.vm.alloc_storage(gv2, 0, R.dtype("uint8"), R.str("global"))
        gv3: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 0, ty_args=(R.Shape(ndim=1),))
        alloc1: R.Tensor(dtype="float32", ndim=1) = R.vm.alloc_tensor(storage1, 0, gv3, R.dtype("float32"), 0)
        R.vm.kill_object(storage1)
        cls.mean(alloc, alloc1)
        storage2: R.Any = R.vm.alloc_storage(R.shape([12]), 0, R.dtype("uint8"), R.str("global"))
        alloc2: R.Tensor((3,), dtype="float32") = R.vm.alloc_tensor(storage2, 0, R.shape([3]), R.dtype("float32"), 0)
        R.vm.kill_object(storage2)
        storage3: R.Any = R.vm.alloc_storage(R.shape([24]), 0, R.dtype("uint8"), R.str("global"))
        alloc3: R.Tensor((3,), dtype="int64") = R.vm.alloc_tensor(storage3, 0, R.shape([3]), R.dtype("int64"), 0)
        R.vm.kill_object(storage3)
        cls.topk(alloc1, alloc2, alloc3)
        lv2: R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor((3,), dtype="int64")) = alloc2, alloc3
        R.vm.kill_object(alloc2)
        gv4: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 3, ty_args=(R.Shape(ndim=1),))
        storage_1: R.Any = R.vm.alloc_storage(gv4, 0, R.dtype("uint8"), R.str("global"))
        gv5: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 0, ty_args=(R.Shape(ndim=1),))
        alloc4: R.Tensor(dtype="int64", ndim=1) = R.vm.alloc_tensor(storage_1, 0, gv5, R.dtype("int64"), 0)
        R.vm.kill_object(storage_1)
        cls.argsort(alloc1, alloc4)
        gv6: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
        storage4: R.Any = R.vm.alloc_storage(gv6, 0, R.dtype("uint8"), R.str("global"))
        gv7: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 0, ty_args=(R.Shape(ndim=1),))
        alloc5: R.Tensor(dtype="float32", ndim=1) = R.vm.alloc_tensor(storage4, 0, gv7, R.dtype("float32"), 0)
        R.vm.kill_object(storage4)
        cls.cumsum(alloc1, alloc5)
        storage1_1: R.Any = R.vm.alloc_storage(R.shape([12]), 0, R.dtype("uint8"), R.str("global"))
        alloc6: R.Tensor((3,), dtype="float32") = R.vm.alloc_tensor(storage1_1, 0, R.shape([3]), R.dtype("float32"), 0)
        R.vm.kill_object(storage1_1)
        cls.take1(alloc5, alloc3, alloc6)
        R.vm.kill_object(alloc3)
        R.vm.kill_object(alloc5)
        gv8: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
        storage2_1: R.Any = R.vm.alloc_storage(gv8, 0, R.dtype("uint8"), R.str("global"))
        gv9: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 0, ty_args=(R.Shape(ndim=1),))
        alloc7: R.Tensor(dtype="float32", ndim=1) = R.vm.alloc_tensor(storage2_1, 0, gv9, R.dtype("float32"), 0)
        R.vm.kill_object(storage2_1)
        cls.fused_greater_where(alloc1, R.const(0.0, "float32"), alloc7)
        R.vm.kill_object(alloc1)
        gv10: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 3, ty_args=(R.Shape(ndim=1),))
        storage3_1: R.Any = R.vm.alloc_storage(gv10, 0, R.dtype("uint8"), R.str("global"))
        gv11: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 0, ty_args=(R.Shape(ndim=1),))
        alloc8: R.Tensor(dtype="int64", ndim=1) = R.vm.alloc_tensor(storage3_1, 0, gv11, R.dtype("int64"), 0)
        R.vm.kill_object(storage3_1)
        cls.argmax(alloc, alloc8)
        R.vm.kill_object(alloc)
        gv_1: R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor(dtype="int64", ndim=1), R.Tensor(dtype="float32", ndim=1), R.Tensor(dtype="int64", ndim=1)) = alloc6, alloc4, alloc7, alloc8
        R.vm.kill_object(alloc4)
        R.vm.kill_object(alloc6)
        R.vm.kill_object(alloc7)
        R.vm.kill_object(alloc8)
        gv12: R.Tensor(dtype="int64", ndim=1) = gv_1[1]
        R.call_packed("vm.builtin.match_shape", gv12, shape_heap, 1, 3, 0, R.str("ErrorContext(fn=main, loc=return, annotation=T.Tuple(R.Tensor((T.int64(3),), dtype=\"float32\"), R.Tensor((n,), dtype=\"int64\"), R.Tensor((n,), dtype=\"float32\"), R.Tensor((n,), dtype=\"int64\"))) "), ty_args=(R.Tuple,))
        gv13: R.Tensor(dtype="float32", ndim=1) = gv_1[2]
        R.call_packed("vm.builtin.match_shape", gv13, shape_heap, 1, 3, 0, R.str("ErrorContext(fn=main, loc=return, annotation=T.Tuple(R.Tensor((T.int64(3),), dtype=\"float32\"), R.Tensor((n,), dtype=\"int64\"), R.Tensor((n,), dtype=\"float32\"), R.Tensor((n,), dtype=\"int64\"))) "), ty_args=(R.Tuple,))
        gv14: R.Tensor(dtype="int64", ndim=1) = gv_1[3]
        R.call_packed("vm.builtin.match_shape", gv14, shape_heap, 1, 3, 0, R.str("ErrorContext(fn=main, loc=return, annotation=T.Tuple(R.Tensor((T.int64(3),), dtype=\"float32\"), R.Tensor((n,), dtype=\"int64\"), R.Tensor((n,), dtype=\"float32\"), R.Tensor((n,), dtype=\"int64\"))) "), ty_args=(R.Tuple,))
        return gv_1
