# corpus/relax/long_chain: stage 09, after RemovePurityChecking, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
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

    @T.prim_func(private=True, s_tir=True)
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

    @T.prim_func(private=True, s_tir=True)
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

    @T.prim_func(private=True, s_tir=True)
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
        lv = R.call_tir(cls.fused_multiply_add_multiply_add1_multiply_add2, (x,), out_ty=R.Tensor((n, 8), dtype="float32"))
        lv6: R.Tensor((n * 2, 4), dtype="float32") = R.reshape(lv, R.shape([n * 2, 4]))
        lv1 = R.call_tir(cls.fused_multiply_add3_multiply_add4_multiply_add5, (lv,), out_ty=R.Tensor((n, 8), dtype="float32"))
        lv13 = R.call_tir(cls.sum, (lv6, n), out_ty=R.Tensor((n * 2,), dtype="float32"))
        gv: R.Tuple(R.Tensor((n, 8), dtype="float32"), R.Tensor((n * 2,), dtype="float32")) = lv1, lv13
        return gv
