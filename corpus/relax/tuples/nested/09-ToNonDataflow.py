# corpus/relax/tuples: stage 09, after ToNonDataflow, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fused_concatenate(p_lv3_0_0: T.handle, p_lv3_0_1: T.handle, p_lv_0: T.handle, p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        lv3_0_0 = T.match_buffer(p_lv3_0_0, (n, T.int64(4)))
        lv3_0_1 = T.match_buffer(p_lv3_0_1, (n, T.int64(4)))
        lv_0 = T.match_buffer(p_lv_0, (n, T.int64(4)))
        T_concat_intermediate = T.match_buffer(p_output0, (n, T.int64(12)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n, T.int64(12)):
            with T.block("T_concat"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv_0[v_ax0, v_ax1 - T.int64(8)], lv3_0_1[v_ax0, v_ax1 - T.int64(4)], lv3_0_0[v_ax0, v_ax1])
                T.writes(T_concat_intermediate[v_ax0, v_ax1])
                T_concat_intermediate[v_ax0, v_ax1] = T.if_then_else(T.int64(8) <= v_ax1, lv_0[v_ax0, v_ax1 - T.int64(8)], T.if_then_else(T.int64(4) <= v_ax1, lv3_0_1[v_ax0, v_ax1 - T.int64(4)], lv3_0_0[v_ax0, v_ax1]))

    @T.prim_func(private=True)
    def split(var_x: T.handle, var_T_split_sections: T.handle, var_T_split_sections_1: T.handle, var_T_split_sections_2: T.handle):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        n = T.int64()
        x = T.match_buffer(var_x, (n, T.int64(12)))
        T_split_sections = T.match_buffer(var_T_split_sections, (n, T.int64(4)))
        T_split_sections_1 = T.match_buffer(var_T_split_sections_1, (n, T.int64(4)))
        T_split_sections_2 = T.match_buffer(var_T_split_sections_2, (n, T.int64(4)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n, T.int64(4)):
            with T.block("T_split_sections"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(x[v_ax0, v_ax1])
                T.writes(T_split_sections[v_ax0, v_ax1])
                T_split_sections[v_ax0, v_ax1] = x[v_ax0, v_ax1]
        for ax0, ax1 in T.grid(n, T.int64(4)):
            with T.block("T_split_sections_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(x[v_ax0, v_ax1 + T.int64(4)])
                T.writes(T_split_sections_1[v_ax0, v_ax1])
                T_split_sections_1[v_ax0, v_ax1] = x[v_ax0, v_ax1 + T.int64(4)]
        for ax0, ax1 in T.grid(n, T.int64(4)):
            with T.block("T_split_sections_2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(x[v_ax0, v_ax1 + T.int64(8)])
                T.writes(T_split_sections_2[v_ax0, v_ax1])
                T_split_sections_2[v_ax0, v_ax1] = x[v_ax0, v_ax1 + T.int64(8)]

    @T.prim_func(private=True)
    def sum(var_lv8: T.handle, lv8_red: T.Buffer((T.int64(12),), "float32")):
        T.func_attr({"op_pattern": 3, "tir.noalias": True})
        n = T.int64()
        lv8 = T.match_buffer(var_lv8, (n, T.int64(12)))
        # with T.block("root"):
        for ax0, k0 in T.grid(T.int64(12), n):
            with T.block("lv8_red"):
                v_ax0, v_k0 = T.axis.remap("SR", [ax0, k0])
                T.reads(lv8[v_k0, v_ax0])
                T.writes(lv8_red[v_ax0])
                with T.init():
                    lv8_red[v_ax0] = T.float32(0.0)
                lv8_red[v_ax0] = lv8_red[v_ax0] + lv8[v_k0, v_ax0]

    @R.function
    def main(x: R.Tensor(("n", 12), dtype="float32"), y: R.Tensor(("n", 4), dtype="float32")) -> R.Tuple(R.Tensor(("n", 12), dtype="float32"), R.Tensor((12,), dtype="float32"), R.Tuple(R.Tensor(("n", 4), dtype="float32"), R.Tensor(("n", 4), dtype="float32"))):
        n = T.int64()
        cls = Module
        lv = R.call_tir(cls.split, (x,), out_sinfo=[R.Tensor((n, 4), dtype="float32"), R.Tensor((n, 4), dtype="float32"), R.Tensor((n, 4), dtype="float32")])
        lv1: R.Tensor((n, 4), dtype="float32") = lv[2]
        lv2: R.Tuple(R.Tensor((n, 4), dtype="float32"), R.Tensor((n, 4), dtype="float32")) = lv1, y
        lv1_1: R.Tensor((n, 4), dtype="float32") = lv[0]
        lv2_1 = R.call_tir(cls.fused_concatenate, (lv1, y, lv1_1), out_sinfo=R.Tensor((n, 12), dtype="float32"))
        lv9 = R.call_tir(cls.sum, (lv2_1,), out_sinfo=R.Tensor((12,), dtype="float32"))
        gv: R.Tuple(R.Tensor((n, 12), dtype="float32"), R.Tensor((12,), dtype="float32"), R.Tuple(R.Tensor((n, 4), dtype="float32"), R.Tensor((n, 4), dtype="float32"))) = lv2_1, lv9, lv2
        return gv
