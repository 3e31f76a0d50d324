# corpus/relax/quantised_product: stage 14, after VMShapeLower, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fused_matmul_cast_multiply_quantize1_dequantize(p_lv: T.handle, w: T.Buffer((T.int64(16), T.int64(10)), "int8"), p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        lv = T.match_buffer(p_lv, (n, T.int64(16)), "int8")
        dequantized_intermediate = T.match_buffer(p_output0, (n, T.int64(10)))
        # with T.block("root"):
        matmul_intermediate = T.alloc_buffer((n, T.int64(10)), "int32")
        compute_intermediate = T.alloc_buffer((n, T.int64(10)))
        T_multiply_intermediate = T.alloc_buffer((n, T.int64(10)))
        quantized_intermediate = T.alloc_buffer((n, T.int64(10)), "int8")
        for i0, i1, k in T.grid(n, T.int64(10), T.int64(16)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(lv[v_i0, v_k], w[v_k, v_i1])
                T.writes(matmul_intermediate[v_i0, v_i1])
                with T.init():
                    matmul_intermediate[v_i0, v_i1] = 0
                matmul_intermediate[v_i0, v_i1] = matmul_intermediate[v_i0, v_i1] + T.Cast("int32", lv[v_i0, v_k]) * T.Cast("int32", w[v_k, v_i1])
        for i0, i1 in T.grid(n, T.int64(10)):
            with T.block("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(matmul_intermediate[v_i0, v_i1])
                T.writes(compute_intermediate[v_i0, v_i1])
                compute_intermediate[v_i0, v_i1] = T.Cast("float32", matmul_intermediate[v_i0, v_i1])
        for ax0, ax1 in T.grid(n, T.int64(10)):
            with T.block("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(compute_intermediate[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1])
                T_multiply_intermediate[v_ax0, v_ax1] = compute_intermediate[v_ax0, v_ax1] * T.float32(0.0024999999441206455)
        for i0, i1 in T.grid(n, T.int64(10)):
            with T.block("quantized"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(T_multiply_intermediate[v_i0, v_i1])
                T.writes(quantized_intermediate[v_i0, v_i1])
                quantized_intermediate[v_i0, v_i1] = T.Cast("int8", T.max(T.min(T.round(T_multiply_intermediate[v_i0, v_i1] / T.float32(0.05000000074505806)), T.float32(127.0)), T.float32(-128.0)))
        for i0, i1 in T.grid(n, T.int64(10)):
            with T.block("dequantized"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(quantized_intermediate[v_i0, v_i1])
                T.writes(dequantized_intermediate[v_i0, v_i1])
                dequantized_intermediate[v_i0, v_i1] = T.Cast("float32", T.Cast("int32", quantized_intermediate[v_i0, v_i1])) * T.float32(0.05000000074505806)

    @T.prim_func(private=True)
    def quantize(var_x: T.handle, var_quantized: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        n = T.int64()
        x = T.match_buffer(var_x, (n, T.int64(16)))
        quantized = T.match_buffer(var_quantized, (n, T.int64(16)), "int8")
        # with T.block("root"):
        for i0, i1 in T.grid(n, T.int64(16)):
            with T.block("quantized"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(x[v_i0, v_i1])
                T.writes(quantized[v_i0, v_i1])
                quantized[v_i0, v_i1] = T.Cast("int8", T.max(T.min(T.round(x[v_i0, v_i1] / T.float32(0.05000000074505806)), T.float32(127.0)), T.float32(-128.0)))

    @T.prim_func(private=True)
    def shape_func(H: T.Buffer((T.int64(3),), "int64")):
        T.func_attr({"tir.is_host_func": True})
        H[T.int64(2)] = T.int64(4) * H[T.int64(0)] * T.int64(10)
        H[T.int64(1)] = T.int64(16) * H[T.int64(0)]

    @R.function
    def main(x: R.Tensor(("n", 16), dtype="float32"), w: R.Tensor((16, 10), dtype="int8")) -> R.Tensor(("n", 10), dtype="float32"):
        n = T.int64()
        R.func_attr({"relax.force_pure": True})
        cls = Module
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (R.prim_value(3),), sinfo_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, R.prim_value(2), R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 16), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", w, R.prim_value(2), R.dtype("int8"), R.str("ErrorContext(fn=main, loc=param[1], param=w, annotation=R.Tensor((16, 10), dtype=\"int8\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(16), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 16), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", w, shape_heap, R.prim_value(2), R.prim_value(0), R.prim_value(16), R.prim_value(0), R.prim_value(10), R.str("ErrorContext(fn=main, loc=param[1], param=w, annotation=R.Tensor((16, 10), dtype=\"int8\")) "), sinfo_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        gv: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(1), sinfo_args=(R.Shape(ndim=1),))
        storage: R.Object = R.vm.alloc_storage(gv, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv1: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(16), sinfo_args=(R.Shape(ndim=2),))
        alloc: R.Tensor(dtype="int8", ndim=2) = R.vm.alloc_tensor(storage, R.prim_value(0), gv1, R.dtype("int8"))
        R.vm.kill_object(storage)
        cls.quantize(x, alloc)
        gv2: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(2), sinfo_args=(R.Shape(ndim=1),))
        storage_1: R.Object = R.vm.alloc_storage(gv2, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv3: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(10), sinfo_args=(R.Shape(ndim=2),))
        alloc1: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage_1, R.prim_value(0), gv3, R.dtype("float32"))
        R.vm.kill_object(storage_1)
        cls.fused_matmul_cast_multiply_quantize1_dequantize(alloc, w, alloc1)
        R.vm.kill_object(alloc)
        R.call_packed("vm.builtin.match_shape", alloc1, shape_heap, R.prim_value(2), R.prim_value(3), R.prim_value(0), R.prim_value(0), R.prim_value(10), R.str("ErrorContext(fn=main, loc=return, annotation=R.Tensor((n, 10), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        return alloc1
