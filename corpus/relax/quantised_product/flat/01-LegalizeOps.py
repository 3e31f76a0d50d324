# corpus/relax/quantised_product: stage 01, after LegalizeOps, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def cast(lv1: T.Buffer(("n", T.int64(10)), "int32"), compute: T.Buffer((n, T.int64(10)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1 in T.grid(n, T.int64(10)):
            with T.sblock("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(lv1[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.Cast("float32", lv1[v_i0, v_i1])

    @T.prim_func(private=True, s_tir=True)
    def dequantize(lv4: T.Buffer(("n", T.int64(10)), "int8"), dequantized: T.Buffer((n, T.int64(10)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1 in T.grid(n, T.int64(10)):
            with T.sblock("dequantized"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(lv4[v_i0, v_i1])
                T.writes(dequantized[v_i0, v_i1])
                dequantized[v_i0, v_i1] = T.Cast("float32", T.Cast("int32", lv4[v_i0, v_i1])) * T.float32(0.05000000074505806)

    @T.prim_func(private=True, s_tir=True)
    def matmul(lv: T.Buffer(("n", T.int64(16)), "int8"), w: T.Buffer((T.int64(16), T.int64(10)), "int8"), matmul: T.Buffer((n, T.int64(10)), "int32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, k in T.grid(n, T.int64(10), T.int64(16)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(lv[v_i0, v_k], w[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = 0
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + T.Cast("int32", lv[v_i0, v_k]) * T.Cast("int32", w[v_k, v_i1])

    @T.prim_func(private=True, s_tir=True)
    def multiply(lv2: T.Buffer(("n", T.int64(10)), "float32"), T_multiply: T.Buffer((n, T.int64(10)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(n, T.int64(10)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv2[v_ax0, v_ax1])
                T.writes(T_multiply[v_ax0, v_ax1])
                T_multiply[v_ax0, v_ax1] = lv2[v_ax0, v_ax1] * T.float32(0.0024999999441206455)

    @T.prim_func(private=True, s_tir=True)
    def quantize(x: T.Buffer(("n", T.int64(16)), "float32"), quantized: T.Buffer((n, T.int64(16)), "int8")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1 in T.grid(n, T.int64(16)):
            with T.sblock("quantized"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(x[v_i0, v_i1])
                T.writes(quantized[v_i0, v_i1])
                quantized[v_i0, v_i1] = T.Cast("int8", T.max(T.min(T.round(x[v_i0, v_i1] / T.float32(0.05000000074505806)), T.float32(127.0)), T.float32(-128.0)))

    @T.prim_func(private=True, s_tir=True)
    def quantize1(lv3: T.Buffer(("n", T.int64(10)), "float32"), quantized: T.Buffer((n, T.int64(10)), "int8")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1 in T.grid(n, T.int64(10)):
            with T.sblock("quantized"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(lv3[v_i0, v_i1])
                T.writes(quantized[v_i0, v_i1])
                quantized[v_i0, v_i1] = T.Cast("int8", T.max(T.min(T.round(lv3[v_i0, v_i1] / T.float32(0.05000000074505806)), T.float32(127.0)), T.float32(-128.0)))

    @R.function
    def main(x: R.Tensor(("n", 16), dtype="float32"), w: R.Tensor((16, 10), dtype="int8")) -> R.Tensor(("n", 10), dtype="float32"):
        n = T.int64()
        cls = Module
        with R.dataflow():
            lv = R.call_tir(cls.quantize, (x,), out_ty=R.Tensor((n, 16), dtype="int8"))
            lv1 = R.call_tir(cls.matmul, (lv, w), out_ty=R.Tensor((n, 10), dtype="int32"))
            lv2 = R.call_tir(cls.cast, (lv1,), out_ty=R.Tensor((n, 10), dtype="float32"))
            lv3 = R.call_tir(cls.multiply, (lv2,), out_ty=R.Tensor((n, 10), dtype="float32"))
            lv4 = R.call_tir(cls.quantize1, (lv3,), out_ty=R.Tensor((n, 10), dtype="int8"))
            lv5 = R.call_tir(cls.dequantize, (lv4,), out_ty=R.Tensor((n, 10), dtype="float32"))
            gv: R.Tensor((n, 10), dtype="float32") = lv5
            R.output(gv)
        return gv
