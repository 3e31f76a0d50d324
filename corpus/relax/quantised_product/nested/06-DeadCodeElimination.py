# corpus/relax/quantised_product: stage 06, after DeadCodeElimination, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
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

    @R.function
    def main(x: R.Tensor(("n", 16), dtype="float32"), w: R.Tensor((16, 10), dtype="int8")) -> R.Tensor(("n", 10), dtype="float32"):
        n = T.int64()
        cls = Module
        with R.dataflow():
            lv = R.call_tir(cls.quantize, (x,), out_sinfo=R.Tensor((n, 16), dtype="int8"))
            gv = R.call_tir(cls.fused_matmul_cast_multiply_quantize1_dequantize, (lv, w), out_sinfo=R.Tensor((n, 10), dtype="float32"))
            R.output(gv)
        return gv
