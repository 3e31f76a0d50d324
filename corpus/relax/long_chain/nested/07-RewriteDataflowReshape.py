# corpus/relax/long_chain: stage 07, after RewriteDataflowReshape, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
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

    @T.prim_func(private=True)
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

    @T.prim_func(private=True)
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

    @T.prim_func(private=True)
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
        cls = Module
        with R.dataflow():
            lv = R.call_tir(cls.fused_multiply_add_multiply_add1_multiply_add2, (x,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv6: R.Tensor((n * 2, 4), dtype="float32") = R.reshape(lv, R.shape([n * 2, 4]))
            lv1 = R.call_tir(cls.fused_multiply_add3_multiply_add4_multiply_add5, (lv,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv13 = R.call_tir(cls.sum, (lv6,), out_sinfo=R.Tensor((n * 2,), dtype="float32"), tir_vars=R.shape([n]))
            gv: R.Tuple(R.Tensor((n, 8), dtype="float32"), R.Tensor((n * 2,), dtype="float32")) = lv1, lv13
            R.output(gv)
        return gv
