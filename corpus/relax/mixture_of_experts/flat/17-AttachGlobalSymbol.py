# corpus/relax/mixture_of_experts: stage 17, after AttachGlobalSymbol, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def fused_expand_dims1_multiply_sum(lv3: T.Buffer(("n", T.int64(2)), "float32"), lv10: T.Buffer((n, T.int64(2), T.int64(6)), "float32"), lv12_red_intermediate: T.Buffer((n, T.int64(6)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        expand_dims_intermediate = T.sblock_alloc_buffer((n, T.int64(2), T.int64(1)))
        T_multiply_intermediate = T.sblock_alloc_buffer((n, T.int64(2), T.int64(6)))
        for i0, i1, i2 in T.grid(n, T.int64(2), T.int64(1)):
            with T.sblock("expand_dims"):
                v_i0, v_i1, v_i2 = T.axis.remap("SSS", [i0, i1, i2])
                T.reads(lv3[v_i0, v_i1])
                T.writes(expand_dims_intermediate[v_i0, v_i1, v_i2])
                expand_dims_intermediate[v_i0, v_i1, v_i2] = lv3[v_i0, v_i1]
        for ax0, ax1, ax2 in T.grid(n, T.int64(2), T.int64(6)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(lv10[v_ax0, v_ax1, v_ax2], expand_dims_intermediate[v_ax0, v_ax1, T.int64(0)])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1, v_ax2])
                T_multiply_intermediate[v_ax0, v_ax1, v_ax2] = lv10[v_ax0, v_ax1, v_ax2] * expand_dims_intermediate[v_ax0, v_ax1, T.int64(0)]
        for ax0, ax1, k1 in T.grid(n, T.int64(6), T.int64(2)):
            with T.sblock("lv12_red"):
                v_ax0, v_ax1, v_k1 = T.axis.remap("SSR", [ax0, ax1, k1])
                T.reads(T_multiply_intermediate[v_ax0, v_k1, v_ax1])
                T.writes(lv12_red_intermediate[v_ax0, v_ax1])
                with T.init():
                    lv12_red_intermediate[v_ax0, v_ax1] = T.float32(0.0)
                lv12_red_intermediate[v_ax0, v_ax1] = lv12_red_intermediate[v_ax0, v_ax1] + T_multiply_intermediate[v_ax0, v_k1, v_ax1]

    @T.prim_func(s_tir=True)
    def fused_expand_dims_repeat(x: T.Buffer(("n", T.int64(6)), "float32"), T_repeat_intermediate: T.Buffer((T.int64(2) * n, T.int64(1), T.int64(6)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        expand_dims_intermediate = T.sblock_alloc_buffer((n, T.int64(1), T.int64(6)))
        for i0, i1, i2 in T.grid(n, T.int64(1), T.int64(6)):
            with T.sblock("expand_dims"):
                v_i0, v_i1, v_i2 = T.axis.remap("SSS", [i0, i1, i2])
                T.reads(x[v_i0, v_i2])
                T.writes(expand_dims_intermediate[v_i0, v_i1, v_i2])
                expand_dims_intermediate[v_i0, v_i1, v_i2] = x[v_i0, v_i2]
        for ax0, ax1, ax2 in T.grid(n * T.int64(2), T.int64(1), T.int64(6)):
            with T.sblock("T_repeat"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(expand_dims_intermediate[v_ax0 // T.int64(2), v_ax1, v_ax2])
                T.writes(T_repeat_intermediate[v_ax0, v_ax1, v_ax2])
                T_repeat_intermediate[v_ax0, v_ax1, v_ax2] = expand_dims_intermediate[v_ax0 // T.int64(2), v_ax1, v_ax2]

    @T.prim_func(s_tir=True)
    def matmul(x: T.Buffer(("n", T.int64(6)), "float32"), gate: T.Buffer((T.int64(6), T.int64(3)), "float32"), matmul: T.Buffer((n, T.int64(3)), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, k in T.grid(n, T.int64(3), T.int64(6)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(x[v_i0, v_k], gate[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + x[v_i0, v_k] * gate[v_k, v_i1]

    @T.prim_func(s_tir=True)
    def matmul1(lv8: T.Buffer(("T.int64(2) * n", T.int64(1), T.int64(6)), "float32"), lv6: T.Buffer((n * T.int64(2), T.int64(6), T.int64(6)), "float32"), n: T.int64, matmul: T.Buffer((T.int64(2) * n, T.int64(1), T.int64(6)), "float32")):
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, k in T.grid(n * T.int64(2), T.int64(1), T.int64(6), T.int64(6)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(lv8[v_i0, v_i1, v_k], lv6[v_i0, v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + lv8[v_i0, v_i1, v_k] * lv6[v_i0, v_k, v_i2]

    @T.prim_func(s_tir=True)
    def reshape(lv4: T.Buffer(("n", T.int64(2)), "int64"), T_reshape: T.Buffer((n * T.int64(2),), "int64")):
        n = T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0 in range(n * T.int64(2)):
            with T.sblock("T_reshape"):
                v_ax0 = T.axis.spatial(n * T.int64(2), ax0)
                T.reads(lv4[v_ax0 // T.int64(2) % n, v_ax0 % T.int64(2)])
                T.writes(T_reshape[v_ax0])
                T_reshape[v_ax0] = lv4[v_ax0 // T.int64(2) % n, v_ax0 % T.int64(2)]

    @T.prim_func(s_tir=True)
    def reshape1(lv9: T.Buffer(("T.int64(2) * n", T.int64(1), T.int64(6)), "float32"), T_reshape: T.Buffer((n, T.int64(2), T.int64(6)), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(n, T.int64(2), T.int64(6)):
            with T.sblock("T_reshape"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(lv9[(v_ax0 * T.int64(2) + v_ax2 // T.int64(6) + v_ax1) % (n * T.int64(2)), T.int64(0), v_ax2 % T.int64(6)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2])
                T_reshape[v_ax0, v_ax1, v_ax2] = lv9[(v_ax0 * T.int64(2) + v_ax2 // T.int64(6) + v_ax1) % (n * T.int64(2)), T.int64(0), v_ax2 % T.int64(6)]

    @T.prim_func(s_tir=True)
    def shape_func(H: T.Buffer((T.int64(10),), "int64")):
        T.func_attr({"tirx.is_host_func": True})
        H[T.int64(9)] = T.int64(4) * H[T.int64(0)] * T.int64(6)
        H[T.int64(8)] = T.int64(2) * H[T.int64(0)]
        H[T.int64(6)] = T.int64(24) * (H[T.int64(0)] * T.int64(2))
        H[T.int64(5)] = T.int64(144) * (H[T.int64(0)] * T.int64(2))
        H[T.int64(4)] = H[T.int64(0)] * T.int64(2)
        H[T.int64(3)] = T.int64(16) * H[T.int64(0)]
        H[T.int64(7)] = T.int64(24) * (T.int64(2) * H[T.int64(0)])
        H[T.int64(2)] = T.int64(8) * H[T.int64(0)]
        H[T.int64(1)] = T.int64(12) * H[T.int64(0)]

    @T.prim_func(s_tir=True)
    def softmax(lv2: T.Buffer(("n", T.int64(2)), "float32"), T_softmax_norm: T.Buffer((n, T.int64(2)), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        T_softmax_maxelem = T.sblock_alloc_buffer((n,))
        T_softmax_exp = T.sblock_alloc_buffer((n, T.int64(2)))
        T_softmax_expsum = T.sblock_alloc_buffer((n,))
        for i0, k in T.grid(n, T.int64(2)):
            with T.sblock("T_softmax_maxelem"):
                v_i0, v_k = T.axis.remap("SR", [i0, k])
                T.reads(lv2[v_i0, v_k])
                T.writes(T_softmax_maxelem[v_i0])
                with T.init():
                    T_softmax_maxelem[v_i0] = T.float32(-340282346638528859811704183484516925440.0)
                T_softmax_maxelem[v_i0] = T.max(T_softmax_maxelem[v_i0], lv2[v_i0, v_k])
        for i0, i1 in T.grid(n, T.int64(2)):
            with T.sblock("T_softmax_exp"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(lv2[v_i0, v_i1], T_softmax_maxelem[v_i0])
                T.writes(T_softmax_exp[v_i0, v_i1])
                T_softmax_exp[v_i0, v_i1] = T.exp(lv2[v_i0, v_i1] - T_softmax_maxelem[v_i0])
        for i0, k in T.grid(n, T.int64(2)):
            with T.sblock("T_softmax_expsum"):
                v_i0, v_k = T.axis.remap("SR", [i0, k])
                T.reads(T_softmax_exp[v_i0, v_k])
                T.writes(T_softmax_expsum[v_i0])
                with T.init():
                    T_softmax_expsum[v_i0] = T.float32(0.0)
                T_softmax_expsum[v_i0] = T_softmax_expsum[v_i0] + T_softmax_exp[v_i0, v_k]
        for i0, i1 in T.grid(n, T.int64(2)):
            with T.sblock("T_softmax_norm"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(T_softmax_exp[v_i0, v_i1], T_softmax_expsum[v_i0])
                T.writes(T_softmax_norm[v_i0, v_i1])
                T.sblock_attr({"axis": 1})
                T_softmax_norm[v_i0, v_i1] = T_softmax_exp[v_i0, v_i1] / T_softmax_expsum[v_i0]

    @T.prim_func(s_tir=True)
    def take(experts: T.Buffer((T.int64(3), T.int64(6), T.int64(6)), "float32"), lv5: T.Buffer(("n * T.int64(2)",), "int64"), n: T.int64, T_take: T.Buffer((n * T.int64(2), T.int64(6), T.int64(6)), "float32")):
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(n * T.int64(2), T.int64(6), T.int64(6)):
            with T.sblock("T_take"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(experts[lv5[v_ax0], v_ax1, v_ax2], lv5[v_ax0])
                T.writes(T_take[v_ax0, v_ax1, v_ax2])
                T_take[v_ax0, v_ax1, v_ax2] = experts[lv5[v_ax0], v_ax1, v_ax2]

    @T.prim_func(s_tir=True)
    def topk(data_buf: T.Buffer(("n", T.int64(3)), "float32", align=8), value_buf: T.Buffer((n, T.int64(2)), "float32", align=8), indices_buf: T.Buffer((n, T.int64(2)), "int64", align=8)):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        with T.sblock("topk_cpu"):
            T.reads()
            T.writes()
            T.call_packed("tvm.contrib.sort.topk", T.tvm_stack_make_array(data_buf.data, T.tvm_stack_make_shape(n, T.int64(3)), 0, 2, T.float32(0.0), T.int64(0)), T.tvm_stack_make_array(value_buf.data, T.tvm_stack_make_shape(n, 2), 0, 2, T.float32(0.0), T.int64(0)), T.tvm_stack_make_array(indices_buf.data, T.tvm_stack_make_shape(n, 2), 0, 2, T.int64(0), T.int64(0)), 2, 1, "both", T.bool(False))

    @R.function
    def main(x: R.Tensor(("n", 6), dtype="float32"), gate: R.Tensor((6, 3), dtype="float32"), experts: R.Tensor((3, 6, 6), dtype="float32")) -> R.Tensor(("n", 6), dtype="float32"):
        n = T.int64()
        R.func_attr({"relax.force_pure": True})
        cls = Module
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (10,), ty_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, 2, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 6), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", gate, 2, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[1], param=gate, annotation=R.Tensor((6, 3), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", experts, 3, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[2], param=experts, annotation=R.Tensor((3, 6, 6), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, 2, 1, 0, 0, 6, R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 6), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", gate, shape_heap, 2, 0, 6, 0, 3, R.str("ErrorContext(fn=main, loc=param[1], param=gate, annotation=R.Tensor((6, 3), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", experts, shape_heap, 3, 0, 3, 0, 6, 0, 6, R.str("ErrorContext(fn=main, loc=param[2], param=experts, annotation=R.Tensor((3, 6, 6), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        gv: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 1, ty_args=(R.Shape(ndim=1),))
        storage: R.Any = R.vm.alloc_storage(gv, 0, R.dtype("uint8"), R.str("global"))
        gv1: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 3, ty_args=(R.Shape(ndim=2),))
        alloc: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage, 0, gv1, R.dtype("float32"), 0)
        R.vm.kill_object(storage)
        cls.matmul(x, gate, alloc)
        gv2: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
        storage1: R.Any = R.vm.alloc_storage(gv2, 0, R.dtype("uint8"), R.str("global"))
        gv3: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 2, ty_args=(R.Shape(ndim=2),))
        alloc1: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage1, 0, gv3, R.dtype("float32"), 0)
        R.vm.kill_object(storage1)
        gv4: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 3, ty_args=(R.Shape(ndim=1),))
        storage2: R.Any = R.vm.alloc_storage(gv4, 0, R.dtype("uint8"), R.str("global"))
        gv5: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 2, ty_args=(R.Shape(ndim=2),))
        alloc2: R.Tensor(dtype="int64", ndim=2) = R.vm.alloc_tensor(storage2, 0, gv5, R.dtype("int64"), 0)
        R.vm.kill_object(storage2)
        cls.topk(alloc, alloc1, alloc2)
        R.vm.kill_object(alloc)
        lv1: R.Tuple(R.Tensor(dtype="float32", ndim=2), R.Tensor(dtype="int64", ndim=2)) = alloc1, alloc2
        gv6: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
        storage3: R.Any = R.vm.alloc_storage(gv6, 0, R.dtype("uint8"), R.str("global"))
        gv7: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 2, ty_args=(R.Shape(ndim=2),))
        alloc3: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage3, 0, gv7, R.dtype("float32"), 0)
        R.vm.kill_object(storage3)
        cls.softmax(alloc1, alloc3)
        R.vm.kill_object(alloc1)
        gv8: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 4, ty_args=(R.Shape(ndim=1),))
        lv5: R.Tensor((n * 2,), dtype="int64") = R.call_packed("vm.builtin.reshape", alloc2, gv8, ty_args=(R.Tensor((n * 2,), dtype="int64"),))
        R.vm.kill_object(alloc2)
        gv9: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 5, ty_args=(R.Shape(ndim=1),))
        storage4: R.Any = R.vm.alloc_storage(gv9, 0, R.dtype("uint8"), R.str("global"))
        gv10: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 1, 4, 0, 6, 0, 6, ty_args=(R.Shape(ndim=3),))
        alloc4: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage4, 0, gv10, R.dtype("float32"), 0)
        R.vm.kill_object(storage4)
        gv11: T.int64 = R.call_packed("vm.builtin.make_prim_value", shape_heap, 1, 0, ty_args=(T.int64,))
        cls.take(experts, lv5, gv11, alloc4)
        R.vm.kill_object(lv5)
        gv12: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 6, ty_args=(R.Shape(ndim=1),))
        storage5: R.Any = R.vm.alloc_storage(gv12, 0, R.dtype("uint8"), R.str("global"))
        gv13: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 1, 4, 0, 1, 0, 6, ty_args=(R.Shape(ndim=3),))
        alloc5: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage5, 0, gv13, R.dtype("float32"), 0)
        R.vm.kill_object(storage5)
        cls.fused_expand_dims_repeat(x, alloc5)
        gv14: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 7, ty_args=(R.Shape(ndim=1),))
        storage6: R.Any = R.vm.alloc_storage(gv14, 0, R.dtype("uint8"), R.str("global"))
        gv15: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 1, 8, 0, 1, 0, 6, ty_args=(R.Shape(ndim=3),))
        alloc6: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage6, 0, gv15, R.dtype("float32"), 0)
        R.vm.kill_object(storage6)
        gv16: T.int64 = R.call_packed("vm.builtin.make_prim_value", shape_heap, 1, 0, ty_args=(T.int64,))
        cls.matmul1(alloc5, alloc4, gv16, alloc6)
        R.vm.kill_object(alloc4)
        R.vm.kill_object(alloc5)
        gv17: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 1, 0, 0, 2, 0, 6, ty_args=(R.Shape(ndim=3),))
        lv10: R.Tensor((n, 2, 6), dtype="float32") = R.call_packed("vm.builtin.reshape", alloc6, gv17, ty_args=(R.Tensor((n, 2, 6), dtype="float32"),))
        R.vm.kill_object(alloc6)
        gv18: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 9, ty_args=(R.Shape(ndim=1),))
        storage_1: R.Any = R.vm.alloc_storage(gv18, 0, R.dtype("uint8"), R.str("global"))
        gv19: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 6, ty_args=(R.Shape(ndim=2),))
        alloc7: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage_1, 0, gv19, R.dtype("float32"), 0)
        R.vm.kill_object(storage_1)
        cls.fused_expand_dims1_multiply_sum(alloc3, lv10, alloc7)
        R.vm.kill_object(alloc3)
        R.vm.kill_object(lv10)
        R.call_packed("vm.builtin.match_shape", alloc7, shape_heap, 2, 3, 0, 0, 6, R.str("ErrorContext(fn=main, loc=return, annotation=R.Tensor((n, 6), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        return alloc7
