# corpus/relax/long_chain: stage 16, after AttachGlobalSymbol, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func
    def fused_multiply_add3_multiply_add4_multiply_add5(p_lv5: T.handle, p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        lv5 = T.match_buffer(p_lv5, (n, T.int64(8)))
        T_add_intermediate_1_2 = T.match_buffer(p_output0, (n, T.int64(8)))
        # with T.block("root"):
        T_multiply_intermediate = T.alloc_buffer((n, T.int64(8)))
        T_add_intermediate = T.alloc_buffer((n, T.int64(8)))
        T_multiply_intermediate_1 = T.alloc_buffer((n, T.int64(8)))
        T_add_intermediate_1 = T.alloc_buffer((n, T.int64(8)))
        T_multiply_intermediate_1_2 = T.alloc_buffer((n, T.int64(8)))
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv5[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1])
                T_multiply_intermediate[v_ax0, v_ax1] = lv5[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_intermediate[v_ax0, v_ax1])
                T.writes(T_add_intermediate[v_ax0, v_ax1])
                T_add_intermediate[v_ax0, v_ax1] = T_multiply_intermediate[v_ax0, v_ax1] + T.float32(3.0)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_multiply_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_add_intermediate[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate_1[v_ax0, v_ax1])
                T_multiply_intermediate_1[v_ax0, v_ax1] = T_add_intermediate[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_add_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_intermediate_1[v_ax0, v_ax1])
                T.writes(T_add_intermediate_1[v_ax0, v_ax1])
                T_add_intermediate_1[v_ax0, v_ax1] = T_multiply_intermediate_1[v_ax0, v_ax1] + T.float32(4.0)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_multiply_2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_add_intermediate_1[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate_1_2[v_ax0, v_ax1])
                T_multiply_intermediate_1_2[v_ax0, v_ax1] = T_add_intermediate_1[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_add_2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_intermediate_1_2[v_ax0, v_ax1])
                T.writes(T_add_intermediate_1_2[v_ax0, v_ax1])
                T_add_intermediate_1_2[v_ax0, v_ax1] = T_multiply_intermediate_1_2[v_ax0, v_ax1] + T.float32(5.0)

    @T.prim_func
    def fused_multiply_add_multiply_add1_multiply_add2(p_x: T.handle, p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        x = T.match_buffer(p_x, (n, T.int64(8)))
        T_add_intermediate_1_2 = T.match_buffer(p_output0, (n, T.int64(8)))
        # with T.block("root"):
        T_multiply_intermediate = T.alloc_buffer((n, T.int64(8)))
        T_add_intermediate = T.alloc_buffer((n, T.int64(8)))
        T_multiply_intermediate_1 = T.alloc_buffer((n, T.int64(8)))
        T_add_intermediate_1 = T.alloc_buffer((n, T.int64(8)))
        T_multiply_intermediate_1_2 = T.alloc_buffer((n, T.int64(8)))
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(x[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1])
                T_multiply_intermediate[v_ax0, v_ax1] = x[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_intermediate[v_ax0, v_ax1])
                T.writes(T_add_intermediate[v_ax0, v_ax1])
                T_add_intermediate[v_ax0, v_ax1] = T_multiply_intermediate[v_ax0, v_ax1]
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_multiply_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_add_intermediate[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate_1[v_ax0, v_ax1])
                T_multiply_intermediate_1[v_ax0, v_ax1] = T_add_intermediate[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_add_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_intermediate_1[v_ax0, v_ax1])
                T.writes(T_add_intermediate_1[v_ax0, v_ax1])
                T_add_intermediate_1[v_ax0, v_ax1] = T_multiply_intermediate_1[v_ax0, v_ax1] + T.float32(1.0)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_multiply_2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_add_intermediate_1[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate_1_2[v_ax0, v_ax1])
                T_multiply_intermediate_1_2[v_ax0, v_ax1] = T_add_intermediate_1[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_add_2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_intermediate_1_2[v_ax0, v_ax1])
                T.writes(T_add_intermediate_1_2[v_ax0, v_ax1])
                T_add_intermediate_1_2[v_ax0, v_ax1] = T_multiply_intermediate_1_2[v_ax0, v_ax1] + T.float32(2.0)

    @T.prim_func
    def reshape(var_lv5: T.handle, var_T_reshape: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        n = T.int64()
        lv5 = T.match_buffer(var_lv5, (n, T.int64(8)))
        T_reshape = T.match_buffer(var_T_reshape, (n * T.int64(2), T.int64(4)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n * T.int64(2), T.int64(4)):
            with T.block("T_reshape"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv5[(v_ax0 * T.int64(4) + v_ax1) // T.int64(8) % n, (v_ax0 * T.int64(4) + v_ax1) % T.int64(8)])
                T.writes(T_reshape[v_ax0, v_ax1])
                T_reshape[v_ax0, v_ax1] = lv5[(v_ax0 * T.int64(4) + v_ax1) // T.int64(8) % n, (v_ax0 * T.int64(4) + v_ax1) % T.int64(8)]

    @T.prim_func
    def shape_func(H: T.Buffer((T.int64(5),), "int64")):
        T.func_attr({"tir.is_host_func": True})
        H[T.int64(4)] = T.int64(4) * (H[T.int64(0)] * T.int64(2))
        H[T.int64(2)] = H[T.int64(0)] * T.int64(2)
        H[T.int64(1)] = T.int64(32) * H[T.int64(0)]
        H[T.int64(3)] = T.int64(4) * H[T.int64(0)] * T.int64(8)

    @T.prim_func
    def sum(var_lv6: T.handle, var_lv6_red: T.handle, n: T.int64):
        T.func_attr({"op_pattern": 3, "tir.noalias": True})
        lv6 = T.match_buffer(var_lv6, (n * T.int64(2), T.int64(4)))
        lv6_red = T.match_buffer(var_lv6_red, (n * T.int64(2),))
        # with T.block("root"):
        for ax0, k1 in T.grid(n * T.int64(2), T.int64(4)):
            with T.block("lv6_red"):
                v_ax0, v_k1 = T.axis.remap("SR", [ax0, k1])
                T.reads(lv6[v_ax0, v_k1])
                T.writes(lv6_red[v_ax0])
                with T.init():
                    lv6_red[v_ax0] = T.float32(0.0)
                lv6_red[v_ax0] = lv6_red[v_ax0] + lv6[v_ax0, v_k1]

    @R.function
    def main(x: R.Tensor(("n", 8), dtype="float32")) -> R.Tuple(R.Tensor(("n", 8), dtype="float32"), R.Tensor(("n * 2",), dtype="float32")):
        n = T.int64()
        R.func_attr({"relax.force_pure": True})
        cls = Module
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (R.prim_value(5),), sinfo_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, R.prim_value(2), R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 8), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(8), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 8), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        gv: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(1), sinfo_args=(R.Shape(ndim=1),))
        storage: R.Object = R.vm.alloc_storage(gv, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv1: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(8), sinfo_args=(R.Shape(ndim=2),))
        alloc: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage, R.prim_value(0), gv1, R.dtype("float32"))
        R.vm.kill_object(storage)
        cls.fused_multiply_add_multiply_add1_multiply_add2(x, alloc)
        gv2: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(2), R.prim_value(0), R.prim_value(4), sinfo_args=(R.Shape(ndim=2),))
        lv6: R.Tensor((n * 2, 4), dtype="float32") = R.call_packed("vm.builtin.reshape", alloc, gv2, sinfo_args=(R.Tensor((n * 2, 4), dtype="float32"),))
        gv3: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(3), sinfo_args=(R.Shape(ndim=1),))
        storage_1: R.Object = R.vm.alloc_storage(gv3, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv4: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(8), sinfo_args=(R.Shape(ndim=2),))
        alloc1: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage_1, R.prim_value(0), gv4, R.dtype("float32"))
        R.vm.kill_object(storage_1)
        cls.fused_multiply_add3_multiply_add4_multiply_add5(alloc, alloc1)
        R.vm.kill_object(alloc)
        gv5: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(4), sinfo_args=(R.Shape(ndim=1),))
        storage1: R.Object = R.vm.alloc_storage(gv5, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv6: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(2), sinfo_args=(R.Shape(ndim=1),))
        alloc2: R.Tensor(dtype="float32", ndim=1) = R.vm.alloc_tensor(storage1, R.prim_value(0), gv6, R.dtype("float32"))
        R.vm.kill_object(storage1)
        gv7: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(0), sinfo_args=(R.Shape(ndim=1),))
        R.call_packed("vm.builtin.call_tir_dyn", cls.sum, lv6, alloc2, gv7, sinfo_args=(R.Tuple,))
        R.vm.kill_object(lv6)
        gv_1: R.Tuple(R.Tensor(dtype="float32", ndim=2), R.Tensor(dtype="float32", ndim=1)) = alloc1, alloc2
        R.vm.kill_object(alloc1)
        R.vm.kill_object(alloc2)
        gv8: R.Tensor(dtype="float32", ndim=2) = gv_1[0]
        R.call_packed("vm.builtin.match_shape", gv8, shape_heap, R.prim_value(2), R.prim_value(3), R.prim_value(0), R.prim_value(0), R.prim_value(8), R.str("ErrorContext(fn=main, loc=return, annotation=R.Tuple(R.Tensor((n, 8), dtype=\"float32\"), R.Tensor((n * 2,), dtype=\"float32\"))) "), sinfo_args=(R.Tuple,))
        gv9: R.Tensor(dtype="float32", ndim=1) = gv_1[1]
        R.call_packed("vm.builtin.match_shape", gv9, shape_heap, R.prim_value(1), R.prim_value(3), R.prim_value(2), R.str("ErrorContext(fn=main, loc=return, annotation=R.Tuple(R.Tensor((n, 8), dtype=\"float32\"), R.Tensor((n * 2,), dtype=\"float32\"))) "), sinfo_args=(R.Tuple,))
        return gv_1
