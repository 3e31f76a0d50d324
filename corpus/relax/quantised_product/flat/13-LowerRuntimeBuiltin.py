# corpus/relax/quantised_product: stage 13, after LowerRuntimeBuiltin, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def fused_matmul_cast_multiply_quantize1_dequantize(lv: T.Buffer(("n", T.int64(16)), "int8"), w: T.Buffer((T.int64(16), T.int64(10)), "int8"), dequantized_intermediate: T.Buffer((n, T.int64(10)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((n, T.int64(10)), "int32")
        compute_intermediate = T.sblock_alloc_buffer((n, T.int64(10)))
        T_multiply_intermediate = T.sblock_alloc_buffer((n, T.int64(10)))
        quantized_intermediate = T.sblock_alloc_buffer((n, T.int64(10)), "int8")
        for i0, i1, k in T.grid(n, T.int64(10), T.int64(16)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(lv[v_i0, v_k], w[v_k, v_i1])
                T.writes(matmul_intermediate[v_i0, v_i1])
                with T.init():
                    matmul_intermediate[v_i0, v_i1] = 0
                matmul_intermediate[v_i0, v_i1] = matmul_intermediate[v_i0, v_i1] + T.Cast("int32", lv[v_i0, v_k]) * T.Cast("int32", w[v_k, v_i1])
        for i0, i1 in T.grid(n, T.int64(10)):
            with T.sblock("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(matmul_intermediate[v_i0, v_i1])
                T.writes(compute_intermediate[v_i0, v_i1])
                compute_intermediate[v_i0, v_i1] = T.Cast("float32", matmul_intermediate[v_i0, v_i1])
        for ax0, ax1 in T.grid(n, T.int64(10)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(compute_intermediate[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1])
                T_multiply_intermediate[v_ax0, v_ax1] = compute_intermediate[v_ax0, v_ax1] * T.float32(0.0024999999441206455)
        for i0, i1 in T.grid(n, T.int64(10)):
            with T.sblock("quantized"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(T_multiply_intermediate[v_i0, v_i1])
                T.writes(quantized_intermediate[v_i0, v_i1])
                quantized_intermediate[v_i0, v_i1] = T.Cast("int8", T.max(T.min(T.round(T_multiply_intermediate[v_i0, v_i1] / T.float32(0.05000000074505806)), T.float32(127.0)), T.float32(-128.0)))
        for i0, i1 in T.grid(n, T.int64(10)):
            with T.sblock("dequantized"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(quantized_intermediate[v_i0, v_i1])
                T.writes(dequantized_intermediate[v_i0, v_i1])
                dequantized_intermediate[v_i0, v_i1] = T.Cast("float32", T.Cast("int32", quantized_intermediate[v_i0, v_i1])) * T.float32(0.05000000074505806)

    @T.prim_func(private=True, s_tir=True)
    def quantize(x: T.Buffer(("n", T.int64(16)), "float32"), quantized: T.Buffer((n, T.int64(16)), "int8")):
        n = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1 in T.grid(n, T.int64(16)):
            with T.sblock("quantized"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(x[v_i0, v_i1])
                T.writes(quantized[v_i0, v_i1])
                quantized[v_i0, v_i1] = T.Cast("int8", T.max(T.min(T.round(x[v_i0, v_i1] / T.float32(0.05000000074505806)), T.float32(127.0)), T.float32(-128.0)))

    @R.function
    def main(x: R.Tensor(("n", 16), dtype="float32"), w: R.Tensor((16, 10), dtype="int8")) -> R.Tensor(("n", 10), dtype="float32"):
        n = T.int64()
        R.func_attr({"relax.force_pure": True})
        cls = Module
        storage: R.Any = R.vm.alloc_storage(R.shape([16 * n]), 0, R.dtype("uint8"), R.str("global"))
        alloc: R.Tensor((n, 16), dtype="int8") = R.vm.alloc_tensor(storage, 0, R.shape([n, 16]), R.dtype("int8"), 0)
        R.vm.kill_object(storage)
        cls.quantize(x, alloc)
        storage_1: R.Any = R.vm.alloc_storage(R.shape([4 * n * 10]), 0, R.dtype("uint8"), R.str("global"))
        alloc1: R.Tensor((n, 10), dtype="float32") = R.vm.alloc_tensor(storage_1, 0, R.shape([n, 10]), R.dtype("float32"), 0)
        R.vm.kill_object(storage_1)
        cls.fused_matmul_cast_multiply_quantize1_dequantize(alloc, w, alloc1)
        R.vm.kill_object(alloc)
        return alloc1
