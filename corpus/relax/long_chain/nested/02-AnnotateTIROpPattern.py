# corpus/relax/long_chain: stage 02, after AnnotateTIROpPattern, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def add(var_lv: T.handle, var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        n = T.int64()
        lv = T.match_buffer(var_lv, (n, T.int64(8)))
        T_add = T.match_buffer(var_T_add, (n, T.int64(8)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = lv[v_ax0, v_ax1]

    @T.prim_func(private=True)
    def add1(var_lv2: T.handle, var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        n = T.int64()
        lv2 = T.match_buffer(var_lv2, (n, T.int64(8)))
        T_add = T.match_buffer(var_T_add, (n, T.int64(8)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv2[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = lv2[v_ax0, v_ax1] + T.float32(1.0)

    @T.prim_func(private=True)
    def add2(var_lv4: T.handle, var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        n = T.int64()
        lv4 = T.match_buffer(var_lv4, (n, T.int64(8)))
        T_add = T.match_buffer(var_T_add, (n, T.int64(8)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv4[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = lv4[v_ax0, v_ax1] + T.float32(2.0)

    @T.prim_func(private=True)
    def add3(var_lv7: T.handle, var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        n = T.int64()
        lv7 = T.match_buffer(var_lv7, (n, T.int64(8)))
        T_add = T.match_buffer(var_T_add, (n, T.int64(8)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv7[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = lv7[v_ax0, v_ax1] + T.float32(3.0)

    @T.prim_func(private=True)
    def add4(var_lv9: T.handle, var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        n = T.int64()
        lv9 = T.match_buffer(var_lv9, (n, T.int64(8)))
        T_add = T.match_buffer(var_T_add, (n, T.int64(8)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv9[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = lv9[v_ax0, v_ax1] + T.float32(4.0)

    @T.prim_func(private=True)
    def add5(var_lv11: T.handle, var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        n = T.int64()
        lv11 = T.match_buffer(var_lv11, (n, T.int64(8)))
        T_add = T.match_buffer(var_T_add, (n, T.int64(8)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv11[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = lv11[v_ax0, v_ax1] + T.float32(5.0)

    @T.prim_func(private=True)
    def multiply(var_x: T.handle, var_T_multiply: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        n = T.int64()
        x = T.match_buffer(var_x, (n, T.int64(8)))
        T_multiply = T.match_buffer(var_T_multiply, (n, T.int64(8)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(x[v_ax0, v_ax1])
                T.writes(T_multiply[v_ax0, v_ax1])
                T_multiply[v_ax0, v_ax1] = x[v_ax0, v_ax1] * T.float32(0.5)

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
            lv = R.call_tir(cls.multiply, (x,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv1 = R.call_tir(cls.add, (lv,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv2 = R.call_tir(cls.multiply, (lv1,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv3 = R.call_tir(cls.add1, (lv2,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv4 = R.call_tir(cls.multiply, (lv3,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv5 = R.call_tir(cls.add2, (lv4,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv6 = R.call_tir(cls.reshape, (lv5,), out_sinfo=R.Tensor((n * 2, 4), dtype="float32"))
            lv7 = R.call_tir(cls.multiply, (lv5,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv8 = R.call_tir(cls.add3, (lv7,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv9 = R.call_tir(cls.multiply, (lv8,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv10 = R.call_tir(cls.add4, (lv9,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv11 = R.call_tir(cls.multiply, (lv10,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv12 = R.call_tir(cls.add5, (lv11,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv13 = R.call_tir(cls.sum, (lv6,), out_sinfo=R.Tensor((n * 2,), dtype="float32"), tir_vars=R.shape([n]))
            lv14: R.Tuple(R.Tensor((n, 8), dtype="float32"), R.Tensor((n * 2,), dtype="float32")) = lv12, lv13
            gv: R.Tuple(R.Tensor((n, 8), dtype="float32"), R.Tensor((n * 2,), dtype="float32")) = lv14
            R.output(gv)
        return gv
