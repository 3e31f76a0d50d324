# corpus/relax/ranking: stage 11, after StaticPlanBlockMemory, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
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
        storage: R.Any = R.memory.alloc_storage(R.shape([32 * n]), 0, R.str("global"), R.dtype("float32"))
        alloc: R.Tensor((n, 8), dtype="float32") = R.memory.alloc_tensor(storage, 0, R.shape([n, 8]), R.dtype("float32"), 0)
        cls.take(table, ids, alloc)
        lv: R.Tensor((n, 8), dtype="float32") = alloc
        storage1: R.Any = R.memory.alloc_storage(R.shape([4 * n]), 0, R.str("global"), R.dtype("float32"))
        alloc1: R.Tensor((n,), dtype="float32") = R.memory.alloc_tensor(storage1, 0, R.shape([n]), R.dtype("float32"), 0)
        cls.mean(lv, alloc1)
        lv1: R.Tensor((n,), dtype="float32") = alloc1
        storage2: R.Any = R.memory.alloc_storage(R.shape([12]), 0, R.str("global"), R.dtype("float32"))
        alloc2: R.Tensor((3,), dtype="float32") = R.memory.alloc_tensor(storage2, 0, R.shape([3]), R.dtype("float32"), 0)
        storage3: R.Any = R.memory.alloc_storage(R.shape([24]), 0, R.str("global"), R.dtype("int64"))
        alloc3: R.Tensor((3,), dtype="int64") = R.memory.alloc_tensor(storage3, 0, R.shape([3]), R.dtype("int64"), 0)
        cls.topk(lv1, alloc2, alloc3)
        lv2: R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor((3,), dtype="int64")) = alloc2, alloc3
        alloc4: R.Tensor((n,), dtype="int64") = R.builtin.alloc_tensor(R.shape([n]), R.dtype("int64"), 0, R.str("global"), ty_args=(R.Tensor((n,), dtype="int64"),))
        cls.argsort(lv1, alloc4)
        lv3: R.Tensor((n,), dtype="int64") = alloc4
        storage4: R.Any = R.memory.alloc_storage(R.shape([4 * n]), 0, R.str("global"), R.dtype("float32"))
        alloc5: R.Tensor((n,), dtype="float32") = R.memory.alloc_tensor(storage4, 0, R.shape([n]), R.dtype("float32"), 0)
        cls.cumsum(lv1, alloc5)
        lv4: R.Tensor((n,), dtype="float32") = alloc5
        lv5: R.Tensor((3,), dtype="int64") = lv2[1]
        alloc6: R.Tensor((3,), dtype="float32") = R.builtin.alloc_tensor(R.shape([3]), R.dtype("float32"), 0, R.str("global"), ty_args=(R.Tensor((3,), dtype="float32"),))
        cls.take1(lv4, lv5, alloc6)
        lv6: R.Tensor((3,), dtype="float32") = alloc6
        alloc7: R.Tensor((n,), dtype="float32") = R.builtin.alloc_tensor(R.shape([n]), R.dtype("float32"), 0, R.str("global"), ty_args=(R.Tensor((n,), dtype="float32"),))
        cls.fused_greater_where(lv1, R.const(0.0, "float32"), alloc7)
        lv_1: R.Tensor((n,), dtype="float32") = alloc7
        alloc8: R.Tensor((n,), dtype="int64") = R.builtin.alloc_tensor(R.shape([n]), R.dtype("int64"), 0, R.str("global"), ty_args=(R.Tensor((n,), dtype="int64"),))
        cls.argmax(lv, alloc8)
        lv9: R.Tensor((n,), dtype="int64") = alloc8
        gv: R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor((n,), dtype="int64"), R.Tensor((n,), dtype="float32"), R.Tensor((n,), dtype="int64")) = lv6, lv3, lv_1, lv9
        return gv
