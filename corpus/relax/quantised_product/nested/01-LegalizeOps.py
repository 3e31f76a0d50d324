# corpus/relax/quantised_product: stage 01, after LegalizeOps, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def cast(var_lv1: T.handle, var_compute: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        lv1 = T.match_buffer(var_lv1, (n, T.int64(10)), "int32")
        compute = T.match_buffer(var_compute, (n, T.int64(10)))
        # with T.block("root"):
        for i0, i1 in T.grid(n, T.int64(10)):
            with T.block("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(lv1[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.Cast("float32", lv1[v_i0, v_i1])

    @T.prim_func(private=True)
    def dequantize(var_lv4: T.handle, var_dequantized: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        lv4 = T.match_buffer(var_lv4, (n, T.int64(10)), "int8")
        dequantized = T.match_buffer(var_dequantized, (n, T.int64(10)))
        # with T.block("root"):
        for i0, i1 in T.grid(n, T.int64(10)):
            with T.block("dequantized"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(lv4[v_i0, v_i1])
                T.writes(dequantized[v_i0, v_i1])
                dequantized[v_i0, v_i1] = T.Cast("float32", T.Cast("int32", lv4[v_i0, v_i1])) * T.float32(0.05000000074505806)

    @T.prim_func(private=True)
    def matmul(var_lv: T.handle, w: T.Buffer((T.int64(16), T.int64(10)), "int8"), var_matmul: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        lv = T.match_buffer(var_lv, (n, T.int64(16)), "int8")
        matmul = T.match_buffer(var_matmul, (n, T.int64(10)), "int32")
        # with T.block("root"):
        for i0, i1, k in T.grid(n, T.int64(10), T.int64(16)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(lv[v_i0, v_k], w[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = 0
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + T.Cast("int32", lv[v_i0, v_k]) * T.Cast("int32", w[v_k, v_i1])

    @T.prim_func(private=True)
    def multiply(var_lv2: T.handle, var_T_multiply: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        lv2 = T.match_buffer(var_lv2, (n, T.int64(10)))
        T_multiply = T.match_buffer(var_T_multiply, (n, T.int64(10)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n, T.int64(10)):
            with T.block("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv2[v_ax0, v_ax1])
                T.writes(T_multiply[v_ax0, v_ax1])
                T_multiply[v_ax0, v_ax1] = lv2[v_ax0, v_ax1] * T.float32(0.0024999999441206455)

    @T.prim_func(private=True)
    def quantize(var_x: T.handle, var_quantized: T.handle):
        T.func_attr({"tir.noalias": True})
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
    def quantize1(var_lv3: T.handle, var_quantized: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        lv3 = T.match_buffer(var_lv3, (n, T.int64(10)))
        quantized = T.match_buffer(var_quantized, (n, T.int64(10)), "int8")
        # with T.block("root"):
        for i0, i1 in T.grid(n, T.int64(10)):
            with T.block("quantized"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(lv3[v_i0, v_i1])
                T.writes(quantized[v_i0, v_i1])
                quantized[v_i0, v_i1] = T.Cast("int8", T.max(T.min(T.round(lv3[v_i0, v_i1] / T.float32(0.05000000074505806)), T.float32(127.0)), T.float32(-128.0)))

    @R.function
    def main(x: R.Tensor(("n", 16), dtype="float32"), w: R.Tensor((16, 10), dtype="int8")) -> R.Tensor(("n", 10), dtype="float32"):
        n = T.int64()
        cls = Module
        with R.dataflow():
            lv = R.call_tir(cls.quantize, (x,), out_sinfo=R.Tensor((n, 16), dtype="int8"))
            lv1 = R.call_tir(cls.matmul, (lv, w), out_sinfo=R.Tensor((n, 10), dtype="int32"))
            lv2 = R.call_tir(cls.cast, (lv1,), out_sinfo=R.Tensor((n, 10), dtype="float32"))
            lv3 = R.call_tir(cls.multiply, (lv2,), out_sinfo=R.Tensor((n, 10), dtype="float32"))
            lv4 = R.call_tir(cls.quantize1, (lv3,), out_sinfo=R.Tensor((n, 10), dtype="int8"))
            lv5 = R.call_tir(cls.dequantize, (lv4,), out_sinfo=R.Tensor((n, 10), dtype="float32"))
            gv: R.Tensor((n, 10), dtype="float32") = lv5
            R.output(gv)
        return gv
