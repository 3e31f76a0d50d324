# corpus/relax/mixture_of_experts: stage 09, after ToNonDataflow, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fused_expand_dims1_multiply_sum(p_lv3: T.handle, p_lv10: T.handle, p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        lv3 = T.match_buffer(p_lv3, (n, T.int64(2)))
        lv10 = T.match_buffer(p_lv10, (n, T.int64(2), T.int64(6)))
        lv12_red_intermediate = T.match_buffer(p_output0, (n, T.int64(6)))
        # with T.block("root"):
        expand_dims_intermediate = T.alloc_buffer((n, T.int64(2), T.int64(1)))
        T_multiply_intermediate = T.alloc_buffer((n, T.int64(2), T.int64(6)))
        for i0, i1, i2 in T.grid(n, T.int64(2), T.int64(1)):
            with T.block("expand_dims"):
                v_i0, v_i1, v_i2 = T.axis.remap("SSS", [i0, i1, i2])
                T.reads(lv3[v_i0, v_i1])
                T.writes(expand_dims_intermediate[v_i0, v_i1, v_i2])
                expand_dims_intermediate[v_i0, v_i1, v_i2] = lv3[v_i0, v_i1]
        for ax0, ax1, ax2 in T.grid(n, T.int64(2), T.int64(6)):
            with T.block("T_multiply"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(lv10[v_ax0, v_ax1, v_ax2], expand_dims_intermediate[v_ax0, v_ax1, T.int64(0)])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1, v_ax2])
                T_multiply_intermediate[v_ax0, v_ax1, v_ax2] = lv10[v_ax0, v_ax1, v_ax2] * expand_dims_intermediate[v_ax0, v_ax1, T.int64(0)]
        for ax0, ax1, k1 in T.grid(n, T.int64(6), T.int64(2)):
            with T.block("lv12_red"):
                v_ax0, v_ax1, v_k1 = T.axis.remap("SSR", [ax0, ax1, k1])
                T.reads(T_multiply_intermediate[v_ax0, v_k1, v_ax1])
                T.writes(lv12_red_intermediate[v_ax0, v_ax1])
                with T.init():
                    lv12_red_intermediate[v_ax0, v_ax1] = T.float32(0.0)
                lv12_red_intermediate[v_ax0, v_ax1] = lv12_red_intermediate[v_ax0, v_ax1] + T_multiply_intermediate[v_ax0, v_k1, v_ax1]

    @T.prim_func(private=True)
    def fused_expand_dims_repeat(p_x: T.handle, p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        x = T.match_buffer(p_x, (n, T.int64(6)))
        T_repeat_intermediate = T.match_buffer(p_output0, (T.int64(2) * n, T.int64(1), T.int64(6)))
        # with T.block("root"):
        expand_dims_intermediate = T.alloc_buffer((n, T.int64(1), T.int64(6)))
        for i0, i1, i2 in T.grid(n, T.int64(1), T.int64(6)):
            with T.block("expand_dims"):
                v_i0, v_i1, v_i2 = T.axis.remap("SSS", [i0, i1, i2])
                T.reads(x[v_i0, v_i2])
                T.writes(expand_dims_intermediate[v_i0, v_i1, v_i2])
                expand_dims_intermediate[v_i0, v_i1, v_i2] = x[v_i0, v_i2]
        for ax0, ax1, ax2 in T.grid(n * T.int64(2), T.int64(1), T.int64(6)):
            with T.block("T_repeat"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(expand_dims_intermediate[v_ax0 // T.int64(2), v_ax1, v_ax2])
                T.writes(T_repeat_intermediate[v_ax0, v_ax1, v_ax2])
                T_repeat_intermediate[v_ax0, v_ax1, v_ax2] = expand_dims_intermediate[v_ax0 // T.int64(2), v_ax1, v_ax2]

    @T.prim_func(private=True)
    def matmul(var_x: T.handle, gate: T.Buffer((T.int64(6), T.int64(3)), "float32"), var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        n = T.int64()
        x = T.match_buffer(var_x, (n, T.int64(6)))
        matmul = T.match_buffer(var_matmul, (n, T.int64(3)))
        # with T.block("root"):
        for i0, i1, k in T.grid(n, T.int64(3), T.int64(6)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(x[v_i0, v_k], gate[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + x[v_i0, v_k] * gate[v_k, v_i1]

    @T.prim_func(private=True)
    def matmul1(var_lv8: T.handle, var_lv6: T.handle, var_matmul: T.handle, n: T.int64):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        lv8 = T.match_buffer(var_lv8, (T.int64(2) * n, T.int64(1), T.int64(6)))
        lv6 = T.match_buffer(var_lv6, (n * T.int64(2), T.int64(6), T.int64(6)))
        matmul = T.match_buffer(var_matmul, (T.int64(2) * n, T.int64(1), T.int64(6)))
        # with T.block("root"):
        for i0, i1, i2, k in T.grid(n * T.int64(2), T.int64(1), T.int64(6), T.int64(6)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(lv8[v_i0, v_i1, v_k], lv6[v_i0, v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + lv8[v_i0, v_i1, v_k] * lv6[v_i0, v_k, v_i2]

    @T.prim_func(private=True)
    def reshape(var_lv4: T.handle, var_T_reshape: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        n = T.int64()
        lv4 = T.match_buffer(var_lv4, (n, T.int64(2)), "int64")
        T_reshape = T.match_buffer(var_T_reshape, (n * T.int64(2),), "int64")
        # with T.block("root"):
        for ax0 in range(n * T.int64(2)):
            with T.block("T_reshape"):
                v_ax0 = T.axis.spatial(n * T.int64(2), ax0)
                T.reads(lv4[v_ax0 // T.int64(2) % n, v_ax0 % T.int64(2)])
                T.writes(T_reshape[v_ax0])
                T_reshape[v_ax0] = lv4[v_ax0 // T.int64(2) % n, v_ax0 % T.int64(2)]

    @T.prim_func(private=True)
    def reshape1(var_lv9: T.handle, var_T_reshape: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        n = T.int64()
        lv9 = T.match_buffer(var_lv9, (T.int64(2) * n, T.int64(1), T.int64(6)))
        T_reshape = T.match_buffer(var_T_reshape, (n, T.int64(2), T.int64(6)))
        # with T.block("root"):
        for ax0, ax1, ax2 in T.grid(n, T.int64(2), T.int64(6)):
            with T.block("T_reshape"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(lv9[(v_ax0 * T.int64(2) + v_ax2 // T.int64(6) + v_ax1) % (n * T.int64(2)), T.int64(0), v_ax2 % T.int64(6)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2])
                T_reshape[v_ax0, v_ax1, v_ax2] = lv9[(v_ax0 * T.int64(2) + v_ax2 // T.int64(6) + v_ax1) % (n * T.int64(2)), T.int64(0), v_ax2 % T.int64(6)]

    @T.prim_func(private=True)
    def softmax(var_lv2: T.handle, var_T_softmax_norm: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        n = T.int64()
        lv2 = T.match_buffer(var_lv2, (n, T.int64(2)))
        T_softmax_norm = T.match_buffer(var_T_softmax_norm, (n, T.int64(2)))
        # with T.block("root"):
        T_softmax_maxelem = T.alloc_buffer((n,))
        T_softmax_exp = T.alloc_buffer((n, T.int64(2)))
        T_softmax_expsum = T.alloc_buffer((n,))
        for i0, k in T.grid(n, T.int64(2)):
            with T.block("T_softmax_maxelem"):
                v_i0, v_k = T.axis.remap("SR", [i0, k])
                T.reads(lv2[v_i0, v_k])
                T.writes(T_softmax_maxelem[v_i0])
                with T.init():
                    T_softmax_maxelem[v_i0] = T.float32(-340282346638528859811704183484516925440.0)
                T_softmax_maxelem[v_i0] = T.max(T_softmax_maxelem[v_i0], lv2[v_i0, v_k])
        for i0, i1 in T.grid(n, T.int64(2)):
            with T.block("T_softmax_exp"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(lv2[v_i0, v_i1], T_softmax_maxelem[v_i0])
                T.writes(T_softmax_exp[v_i0, v_i1])
                T_softmax_exp[v_i0, v_i1] = T.exp(lv2[v_i0, v_i1] - T_softmax_maxelem[v_i0])
        for i0, k in T.grid(n, T.int64(2)):
            with T.block("T_softmax_expsum"):
                v_i0, v_k = T.axis.remap("SR", [i0, k])
                T.reads(T_softmax_exp[v_i0, v_k])
                T.writes(T_softmax_expsum[v_i0])
                with T.init():
                    T_softmax_expsum[v_i0] = T.float32(0.0)
                T_softmax_expsum[v_i0] = T_softmax_expsum[v_i0] + T_softmax_exp[v_i0, v_k]
        for i0, i1 in T.grid(n, T.int64(2)):
            with T.block("T_softmax_norm"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(T_softmax_exp[v_i0, v_i1], T_softmax_expsum[v_i0])
                T.writes(T_softmax_norm[v_i0, v_i1])
                T.block_attr({"axis": 1})
                T_softmax_norm[v_i0, v_i1] = T_softmax_exp[v_i0, v_i1] / T_softmax_expsum[v_i0]

    @T.prim_func(private=True)
    def take(experts: T.Buffer((T.int64(3), T.int64(6), T.int64(6)), "float32"), var_lv5: T.handle, var_T_take: T.handle, n: T.int64):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        lv5 = T.match_buffer(var_lv5, (n * T.int64(2),), "int64")
        T_take = T.match_buffer(var_T_take, (n * T.int64(2), T.int64(6), T.int64(6)))
        # with T.block("root"):
        for ax0, ax1, ax2 in T.grid(n * T.int64(2), T.int64(6), T.int64(6)):
            with T.block("T_take"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(experts[lv5[v_ax0], v_ax1, v_ax2], lv5[v_ax0])
                T.writes(T_take[v_ax0, v_ax1, v_ax2])
                T_take[v_ax0, v_ax1, v_ax2] = experts[lv5[v_ax0], v_ax1, v_ax2]

    @T.prim_func(private=True)
    def topk(var_lv: T.handle, var_topk_cpu_v0: T.handle, var_topk_cpu_v1: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        data_buf = T.match_buffer(var_lv, (n, T.int64(3)), align=8)
        value_buf = T.match_buffer(var_topk_cpu_v0, (n, T.int64(2)), align=8)
        indices_buf = T.match_buffer(var_topk_cpu_v1, (n, T.int64(2)), "int64", align=8)
        with T.block("topk_cpu"):
            T.reads()
            T.writes()
            T.call_packed("tvm.contrib.sort.topk", T.tvm_stack_make_array(data_buf.data, T.tvm_stack_make_shape(n, T.int64(3)), 0, 2, T.float32(0.0), T.int64(0)), T.tvm_stack_make_array(value_buf.data, T.tvm_stack_make_shape(n, 2), 0, 2, T.float32(0.0), T.int64(0)), T.tvm_stack_make_array(indices_buf.data, T.tvm_stack_make_shape(n, 2), 0, 2, T.int64(0), T.int64(0)), 2, 1, "both", T.bool(False))

    @R.function
    def main(x: R.Tensor(("n", 6), dtype="float32"), gate: R.Tensor((6, 3), dtype="float32"), experts: R.Tensor((3, 6, 6), dtype="float32")) -> R.Tensor(("n", 6), dtype="float32"):
        n = T.int64()
        cls = Module
        lv = R.call_tir(cls.matmul, (x, gate), out_sinfo=R.Tensor((n, 3), dtype="float32"))
        lv1 = R.call_tir(cls.topk, (lv,), out_sinfo=[R.Tensor((n, 2), dtype="float32"), R.Tensor((n, 2), dtype="int64")])
        lv2: R.Tensor((n, 2), dtype="float32") = lv1[0]
        lv3 = R.call_tir(cls.softmax, (lv2,), out_sinfo=R.Tensor((n, 2), dtype="float32"))
        lv4: R.Tensor((n, 2), dtype="int64") = lv1[1]
        lv5: R.Tensor((n * 2,), dtype="int64") = R.reshape(lv4, R.shape([n * 2]))
        lv6 = R.call_tir(cls.take, (experts, lv5), out_sinfo=R.Tensor((n * 2, 6, 6), dtype="float32"), tir_vars=R.shape([n]))
        lv_1 = R.call_tir(cls.fused_expand_dims_repeat, (x,), out_sinfo=R.Tensor((n * 2, 1, 6), dtype="float32"))
        lv9 = R.call_tir(cls.matmul1, (lv_1, lv6), out_sinfo=R.Tensor((2 * n, 1, 6), dtype="float32"), tir_vars=R.shape([n]))
        lv10: R.Tensor((n, 2, 6), dtype="float32") = R.reshape(lv9, R.shape([n, 2, 6]))
        gv = R.call_tir(cls.fused_expand_dims1_multiply_sum, (lv3, lv10), out_sinfo=R.Tensor((n, 6), dtype="float32"))
        return gv
