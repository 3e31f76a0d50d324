# corpus/relax/long_chain: stage 16, after AttachGlobalSymbol, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def fused_multiply_add3_multiply_add4_multiply_add5(lv5: T.Buffer(("n", T.int64(8)), "float32"), T_add_intermediate_1_2: T.Buffer((n, T.int64(8)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        T_multiply_intermediate = T.sblock_alloc_buffer((n, T.int64(8)))
        T_add_intermediate = T.sblock_alloc_buffer((n, T.int64(8)))
        T_multiply_intermediate_1 = T.sblock_alloc_buffer((n, T.int64(8)))
        T_add_intermediate_1 = T.sblock_alloc_buffer((n, T.int64(8)))
        T_multiply_intermediate_1_2 = T.sblock_alloc_buffer((n, T.int64(8)))
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv5[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1])
                T_multiply_intermediate[v_ax0, v_ax1] = lv5[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_intermediate[v_ax0, v_ax1])
                T.writes(T_add_intermediate[v_ax0, v_ax1])
                T_add_intermediate[v_ax0, v_ax1] = T_multiply_intermediate[v_ax0, v_ax1] + T.float32(3.0)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_multiply1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_add_intermediate[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate_1[v_ax0, v_ax1])
                T_multiply_intermediate_1[v_ax0, v_ax1] = T_add_intermediate[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_add1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_intermediate_1[v_ax0, v_ax1])
                T.writes(T_add_intermediate_1[v_ax0, v_ax1])
                T_add_intermediate_1[v_ax0, v_ax1] = T_multiply_intermediate_1[v_ax0, v_ax1] + T.float32(4.0)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_multiply2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_add_intermediate_1[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate_1_2[v_ax0, v_ax1])
                T_multiply_intermediate_1_2[v_ax0, v_ax1] = T_add_intermediate_1[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_add2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_intermediate_1_2[v_ax0, v_ax1])
                T.writes(T_add_intermediate_1_2[v_ax0, v_ax1])
                T_add_intermediate_1_2[v_ax0, v_ax1] = T_multiply_intermediate_1_2[v_ax0, v_ax1] + T.float32(5.0)

    @T.prim_func(s_tir=True)
    def fused_multiply_add_multiply_add1_multiply_add2(x: T.Buffer(("n", T.int64(8)), "float32"), T_add_intermediate_1_2: T.Buffer((n, T.int64(8)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        T_multiply_intermediate = T.sblock_alloc_buffer((n, T.int64(8)))
        T_add_intermediate = T.sblock_alloc_buffer((n, T.int64(8)))
        T_multiply_intermediate_1 = T.sblock_alloc_buffer((n, T.int64(8)))
        T_add_intermediate_1 = T.sblock_alloc_buffer((n, T.int64(8)))
        T_multiply_intermediate_1_2 = T.sblock_alloc_buffer((n, T.int64(8)))
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(x[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1])
                T_multiply_intermediate[v_ax0, v_ax1] = x[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_intermediate[v_ax0, v_ax1])
                T.writes(T_add_intermediate[v_ax0, v_ax1])
                T_add_intermediate[v_ax0, v_ax1] = T_multiply_intermediate[v_ax0, v_ax1]
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_multiply1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_add_intermediate[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate_1[v_ax0, v_ax1])
                T_multiply_intermediate_1[v_ax0, v_ax1] = T_add_intermediate[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_add1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_intermediate_1[v_ax0, v_ax1])
                T.writes(T_add_intermediate_1[v_ax0, v_ax1])
                T_add_intermediate_1[v_ax0, v_ax1] = T_multiply_intermediate_1[v_ax0, v_ax1] + T.float32(1.0)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_multiply2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_add_intermediate_1[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate_1_2[v_ax0, v_ax1])
                T_multiply_intermediate_1_2[v_ax0, v_ax1] = T_add_intermediate_1[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_add2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_intermediate_1_2[v_ax0, v_ax1])
                T.writes(T_add_intermediate_1_2[v_ax0, v_ax1])
                T_add_intermediate_1_2[v_ax0, v_ax1] = T_multiply_intermediate_1_2[v_ax0, v_ax1] + T.float32(2.0)

    @T.prim_func(s_tir=True)
    def reshape(lv5: T.Buffer(("n", T.int64(8)), "float32"), T_reshape: T.Buffer((n * T.int64(2), T.int64(4)), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(n * T.int64(2), T.int64(4)):
            with T.sblock("T_reshape"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv5[(v_ax0 * T.int64(4) + v_ax1) // T.int64(8) % n, (v_ax0 * T.int64(4) + v_ax1) % T.int64(8)])
                T.writes(T_reshape[v_ax0, v_ax1])
                T_reshape[v_ax0, v_ax1] = lv5[(v_ax0 * T.int64(4) + v_ax1) // T.int64(8) % n, (v_ax0 * T.int64(4) + v_ax1) % T.int64(8)]

    @T.prim_func(s_tir=True)
    def shape_func(H: T.Buffer((T.int64(5),), "int64")):
        T.func_attr({"tirx.is_host_func": True})
        H[T.int64(4)] = T.int64(4) * (H[T.int64(0)] * T.int64(2))
        H[T.int64(3)] = T.int64(4) * H[T.int64(0)] * T.int64(8)
        H[T.int64(2)] = H[T.int64(0)] * T.int64(2)
        H[T.int64(1)] = T.int64(32) * H[T.int64(0)]

    @T.prim_func(s_tir=True)
    def sum(lv6: T.Buffer(("n * T.int64(2)", T.int64(4)), "float32"), n: T.int64, lv6_red: T.Buffer((n * T.int64(2),), "float32")):
        T.func_attr({"op_pattern": 3, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, k1 in T.grid(n * T.int64(2), T.int64(4)):
            with T.sblock("lv6_red"):
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
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (5,), ty_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, 2, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 8), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, 2, 1, 0, 0, 8, R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 8), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        gv: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 1, ty_args=(R.Shape(ndim=1),))
        storage: R.Any = R.vm.alloc_storage(gv, 0, R.dtype("uint8"), R.str("global"))
        gv1: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 8, ty_args=(R.Shape(ndim=2),))
        alloc: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage, 0, gv1, R.dtype("float32"), 0)
        R.vm.kill_object(storage)
        cls.fused_multiply_add_multiply_add1_multiply_add2(x, alloc)
        gv2: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 2, 0, 4, ty_args=(R.Shape(ndim=2),))
        lv6: R.Tensor((n * 2, 4), dtype="float32") = R.call_packed("vm.builtin.reshape", alloc, gv2, ty_args=(R.Tensor((n * 2, 4), dtype="float32"),))
        gv3: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 3, ty_args=(R.Shape(ndim=1),))
        storage_1: R.Any = R.vm.alloc_storage(gv3, 0, R.dtype("uint8"), R.str("global"))
        gv4: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 8, ty_args=(R.Shape(ndim=2),))
        alloc1: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage_1, 0, gv4, R.dtype("float32"), 0)
        R.vm.kill_object(storage_1)
        cls.fused_multiply_add3_multiply_add4_multiply_add5(alloc, alloc1)
        R.vm.kill_object(alloc)
        gv5: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 4, ty_args=(R.Shape(ndim=1),))
        storage1: R.Any = R.vm.alloc_storage(gv5, 0, R.dtype("uint8"), R.str("global"))
        gv6: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
        alloc2: R.Tensor(dtype="float32", ndim=1) = R.vm.alloc_tensor(storage1, 0, gv6, R.dtype("float32"), 0)
        R.vm.kill_object(storage1)
        gv7: T.int64 = R.call_packed("vm.builtin.make_prim_value", shape_heap, 1, 0, ty_args=(T.int64,))
        cls.sum(lv6, gv7, alloc2)
        R.vm.kill_object(lv6)
        gv_1: R.Tuple(R.Tensor(dtype="float32", ndim=2), R.Tensor(dtype="float32", ndim=1)) = alloc1, alloc2
        R.vm.kill_object(alloc1)
        R.vm.kill_object(alloc2)
        gv8: R.Tensor(dtype="float32", ndim=2) = gv_1[0]
        R.call_packed("vm.builtin.match_shape", gv8, shape_heap, 2, 3, 0, 0, 8, R.str("ErrorContext(fn=main, loc=return, annotation=T.Tuple(R.Tensor((n, T.int64(8)), dtype=\"float32\"), R.Tensor((n * T.int64(2),), dtype=\"float32\"))) "), ty_args=(R.Tuple,))
        gv9: R.Tensor(dtype="float32", ndim=1) = gv_1[1]
        R.call_packed("vm.builtin.match_shape", gv9, shape_heap, 1, 3, 2, R.str("ErrorContext(fn=main, loc=return, annotation=T.Tuple(R.Tensor((n, T.int64(8)), dtype=\"float32\"), R.Tensor((n * T.int64(2),), dtype=\"float32\"))) "), ty_args=(R.Tuple,))
        return gv_1
