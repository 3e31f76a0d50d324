# corpus/relax/tuples: stage 17, after AttachGlobalSymbol, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func
    def fused_concatenate(p_lv3_0_0: T.handle, p_lv3_0_1: T.handle, p_lv_0: T.handle, p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        lv3_0_0 = T.match_buffer(p_lv3_0_0, (n, T.int64(4)))
        lv3_0_1 = T.match_buffer(p_lv3_0_1, (n, T.int64(4)))
        lv_0 = T.match_buffer(p_lv_0, (n, T.int64(4)))
        T_concat_intermediate = T.match_buffer(p_output0, (n, T.int64(12)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n, T.int64(12)):
            with T.block("T_concat"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv_0[v_ax0, v_ax1 - T.int64(8)], lv3_0_1[v_ax0, v_ax1 - T.int64(4)], lv3_0_0[v_ax0, v_ax1])
                T.writes(T_concat_intermediate[v_ax0, v_ax1])
                T_concat_intermediate[v_ax0, v_ax1] = T.if_then_else(T.int64(8) <= v_ax1, lv_0[v_ax0, v_ax1 - T.int64(8)], T.if_then_else(T.int64(4) <= v_ax1, lv3_0_1[v_ax0, v_ax1 - T.int64(4)], lv3_0_0[v_ax0, v_ax1]))

    @T.prim_func
    def shape_func(H: T.Buffer((T.int64(4),), "int64")):
        T.func_attr({"tir.is_host_func": True})
        H[T.int64(3)] = T.int64(4) * H[T.int64(0)] * T.int64(12)
        H[T.int64(2)] = T.int64(4) * H[T.int64(0)] * T.int64(4)
        H[T.int64(1)] = T.int64(16) * H[T.int64(0)]

    @T.prim_func
    def split(var_x: T.handle, var_T_split_sections: T.handle, var_T_split_sections_1: T.handle, var_T_split_sections_2: T.handle):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        n = T.int64()
        x = T.match_buffer(var_x, (n, T.int64(12)))
        T_split_sections = T.match_buffer(var_T_split_sections, (n, T.int64(4)))
        T_split_sections_1 = T.match_buffer(var_T_split_sections_1, (n, T.int64(4)))
        T_split_sections_2 = T.match_buffer(var_T_split_sections_2, (n, T.int64(4)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n, T.int64(4)):
            with T.block("T_split_sections"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(x[v_ax0, v_ax1])
                T.writes(T_split_sections[v_ax0, v_ax1])
                T_split_sections[v_ax0, v_ax1] = x[v_ax0, v_ax1]
        for ax0, ax1 in T.grid(n, T.int64(4)):
            with T.block("T_split_sections_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(x[v_ax0, v_ax1 + T.int64(4)])
                T.writes(T_split_sections_1[v_ax0, v_ax1])
                T_split_sections_1[v_ax0, v_ax1] = x[v_ax0, v_ax1 + T.int64(4)]
        for ax0, ax1 in T.grid(n, T.int64(4)):
            with T.block("T_split_sections_2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(x[v_ax0, v_ax1 + T.int64(8)])
                T.writes(T_split_sections_2[v_ax0, v_ax1])
                T_split_sections_2[v_ax0, v_ax1] = x[v_ax0, v_ax1 + T.int64(8)]

    @T.prim_func
    def sum(var_lv8: T.handle, lv8_red: T.Buffer((T.int64(12),), "float32")):
        T.func_attr({"op_pattern": 3, "tir.noalias": True})
        n = T.int64()
        lv8 = T.match_buffer(var_lv8, (n, T.int64(12)))
        # with T.block("root"):
        for ax0, k0 in T.grid(T.int64(12), n):
            with T.block("lv8_red"):
                v_ax0, v_k0 = T.axis.remap("SR", [ax0, k0])
                T.reads(lv8[v_k0, v_ax0])
                T.writes(lv8_red[v_ax0])
                with T.init():
                    lv8_red[v_ax0] = T.float32(0.0)
                lv8_red[v_ax0] = lv8_red[v_ax0] + lv8[v_k0, v_ax0]

    @R.function
    def main(x: R.Tensor(("n", 12), dtype="float32"), y: R.Tensor(("n", 4), dtype="float32")) -> R.Tuple(R.Tensor(("n", 12), dtype="float32"), R.Tensor((12,), dtype="float32"), R.Tuple(R.Tensor(("n", 4), dtype="float32"), R.Tensor(("n", 4), dtype="float32"))):
        n = T.int64()
        R.func_attr({"relax.force_pure": True})
        cls = Module
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (R.prim_value(4),), sinfo_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, R.prim_value(2), R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 12), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", y, R.prim_value(2), R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[1], param=y, annotation=R.Tensor((n, 4), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(12), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 12), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", y, shape_heap, R.prim_value(2), R.prim_value(3), R.prim_value(0), R.prim_value(0), R.prim_value(4), R.str("ErrorContext(fn=main, loc=param[1], param=y, annotation=R.Tensor((n, 4), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        gv: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(1), sinfo_args=(R.Shape(ndim=1),))
        storage: R.Object = R.vm.alloc_storage(gv, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv1: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(4), sinfo_args=(R.Shape(ndim=2),))
        alloc: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage, R.prim_value(0), gv1, R.dtype("float32"))
        R.vm.kill_object(storage)
        gv2: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(1), sinfo_args=(R.Shape(ndim=1),))
        storage1: R.Object = R.vm.alloc_storage(gv2, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv3: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(4), sinfo_args=(R.Shape(ndim=2),))
        alloc1: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage1, R.prim_value(0), gv3, R.dtype("float32"))
        R.vm.kill_object(storage1)
        gv4: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(2), sinfo_args=(R.Shape(ndim=1),))
        storage_1: R.Object = R.vm.alloc_storage(gv4, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv5: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(4), sinfo_args=(R.Shape(ndim=2),))
        alloc2: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage_1, R.prim_value(0), gv5, R.dtype("float32"))
        R.vm.kill_object(storage_1)
        cls.split(x, alloc, alloc1, alloc2)
        lv: R.Tuple(R.Tensor(dtype="float32", ndim=2), R.Tensor(dtype="float32", ndim=2), R.Tensor(dtype="float32", ndim=2)) = alloc, alloc1, alloc2
        R.vm.kill_object(alloc1)
        lv2: R.Tuple(R.Tensor(dtype="float32", ndim=2), R.Tensor((n, 4), dtype="float32")) = alloc2, y
        gv6: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(3), sinfo_args=(R.Shape(ndim=1),))
        storage1_1: R.Object = R.vm.alloc_storage(gv6, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv7: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(12), sinfo_args=(R.Shape(ndim=2),))
        alloc3: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage1_1, R.prim_value(0), gv7, R.dtype("float32"))
        R.vm.kill_object(storage1_1)
        cls.fused_concatenate(alloc2, y, alloc, alloc3)
        R.vm.kill_object(alloc)
        R.vm.kill_object(alloc2)
        storage2: R.Object = R.vm.alloc_storage(R.shape([48]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
        alloc4: R.Tensor((12,), dtype="float32") = R.vm.alloc_tensor(storage2, R.prim_value(0), R.shape([12]), R.dtype("float32"))
        R.vm.kill_object(storage2)
        cls.sum(alloc3, alloc4)
        gv_1: R.Tuple(R.Tensor(dtype="float32", ndim=2), R.Tensor((12,), dtype="float32"), R.Tuple(R.Tensor(dtype="float32", ndim=2), R.Tensor((n, 4), dtype="float32"))) = alloc3, alloc4, lv2
        R.vm.kill_object(alloc3)
        R.vm.kill_object(alloc4)
        R.vm.kill_object(lv2)
        gv8: R.Tensor(dtype="float32", ndim=2) = gv_1[0]
        R.call_packed("vm.builtin.match_shape", gv8, shape_heap, R.prim_value(2), R.prim_value(3), R.prim_value(0), R.prim_value(0), R.prim_value(12), R.str("ErrorContext(fn=main, loc=return, annotation=R.Tuple(R.Tensor((n, 12), dtype=\"float32\"), R.Tensor((12,), dtype=\"float32\"), R.Tuple(R.Tensor((n, 4), dtype=\"float32\"), R.Tensor((n, 4), dtype=\"float32\")))) "), sinfo_args=(R.Tuple,))
        gv9: R.Tuple(R.Tensor(dtype="float32", ndim=2), R.Tensor((n, 4), dtype="float32")) = gv_1[2]
        gv10: R.Tensor(dtype="float32", ndim=2) = gv9[0]
        R.call_packed("vm.builtin.match_shape", gv10, shape_heap, R.prim_value(2), R.prim_value(3), R.prim_value(0), R.prim_value(0), R.prim_value(4), R.str("ErrorContext(fn=main, loc=return, annotation=R.Tuple(R.Tensor((n, 12), dtype=\"float32\"), R.Tensor((12,), dtype=\"float32\"), R.Tuple(R.Tensor((n, 4), dtype=\"float32\"), R.Tensor((n, 4), dtype=\"float32\")))) "), sinfo_args=(R.Tuple,))
        return gv_1
