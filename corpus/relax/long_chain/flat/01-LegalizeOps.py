# corpus/relax/long_chain: stage 01, after LegalizeOps, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def add(lv: T.Buffer(("n", T.int64(8)), "float32"), T_add: T.Buffer((n, T.int64(8)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = lv[v_ax0, v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def add1(lv2: T.Buffer(("n", T.int64(8)), "float32"), T_add: T.Buffer((n, T.int64(8)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv2[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = lv2[v_ax0, v_ax1] + T.float32(1.0)

    @T.prim_func(private=True, s_tir=True)
    def add2(lv4: T.Buffer(("n", T.int64(8)), "float32"), T_add: T.Buffer((n, T.int64(8)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv4[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = lv4[v_ax0, v_ax1] + T.float32(2.0)

    @T.prim_func(private=True, s_tir=True)
    def add3(lv7: T.Buffer(("n", T.int64(8)), "float32"), T_add: T.Buffer((n, T.int64(8)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv7[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = lv7[v_ax0, v_ax1] + T.float32(3.0)

    @T.prim_func(private=True, s_tir=True)
    def add4(lv9: T.Buffer(("n", T.int64(8)), "float32"), T_add: T.Buffer((n, T.int64(8)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv9[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = lv9[v_ax0, v_ax1] + T.float32(4.0)

    @T.prim_func(private=True, s_tir=True)
    def add5(lv11: T.Buffer(("n", T.int64(8)), "float32"), T_add: T.Buffer((n, T.int64(8)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv11[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = lv11[v_ax0, v_ax1] + T.float32(5.0)

    @T.prim_func(private=True, s_tir=True)
    def multiply(x: T.Buffer(("n", T.int64(8)), "float32"), T_multiply: T.Buffer((n, T.int64(8)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(x[v_ax0, v_ax1])
                T.writes(T_multiply[v_ax0, v_ax1])
                T_multiply[v_ax0, v_ax1] = x[v_ax0, v_ax1] * T.float32(0.5)

    @T.prim_func(private=True, s_tir=True)
    def reshape(lv5: T.Buffer(("n", T.int64(8)), "float32"), T_reshape: T.Buffer((n * T.int64(2), T.int64(4)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(n * T.int64(2), T.int64(4)):
            with T.sblock("T_reshape"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(lv5[(v_ax0 * T.int64(4) + v_ax1) // T.int64(8) % n, (v_ax0 * T.int64(4) + v_ax1) % T.int64(8)])
                T.writes(T_reshape[v_ax0, v_ax1])
                T_reshape[v_ax0, v_ax1] = lv5[(v_ax0 * T.int64(4) + v_ax1) // T.int64(8) % n, (v_ax0 * T.int64(4) + v_ax1) % T.int64(8)]

    @T.prim_func(private=True, s_tir=True)
    def sum(lv6: T.Buffer(("n * T.int64(2)", T.int64(4)), "float32"), n: T.int64, lv6_red: T.Buffer((n * T.int64(2),), "float32")):
        T.func_attr({"tirx.noalias": True})
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
        cls = Module
        with R.dataflow():
            lv = R.call_tir(cls.multiply, (x,), out_ty=R.Tensor((n, 8), dtype="float32"))
            lv1 = R.call_tir(cls.add, (lv,), out_ty=R.Tensor((n, 8), dtype="float32"))
            lv2 = R.call_tir(cls.multiply, (lv1,), out_ty=R.Tensor((n, 8), dtype="float32"))
            lv3 = R.call_tir(cls.add1, (lv2,), out_ty=R.Tensor((n, 8), dtype="float32"))
            lv4 = R.call_tir(cls.multiply, (lv3,), out_ty=R.Tensor((n, 8), dtype="float32"))
            lv5 = R.call_tir(cls.add2, (lv4,), out_ty=R.Tensor((n, 8), dtype="float32"))
            lv6 = R.call_tir(cls.reshape, (lv5,), out_ty=R.Tensor((n * 2, 4), dtype="float32"))
            lv7 = R.call_tir(cls.multiply, (lv5,), out_ty=R.Tensor((n, 8), dtype="float32"))
            lv8 = R.call_tir(cls.add3, (lv7,), out_ty=R.Tensor((n, 8), dtype="float32"))
            lv9 = R.call_tir(cls.multiply, (lv8,), out_ty=R.Tensor((n, 8), dtype="float32"))
            lv10 = R.call_tir(cls.add4, (lv9,), out_ty=R.Tensor((n, 8), dtype="float32"))
            lv11 = R.call_tir(cls.multiply, (lv10,), out_ty=R.Tensor((n, 8), dtype="float32"))
            lv12 = R.call_tir(cls.add5, (lv11,), out_ty=R.Tensor((n, 8), dtype="float32"))
            lv13 = R.call_tir(cls.sum, (lv6, n), out_ty=R.Tensor((n * 2,), dtype="float32"))
            lv14: R.Tuple(R.Tensor((n, 8), dtype="float32"), R.Tensor((n * 2,), dtype="float32")) = lv12, lv13
            gv: R.Tuple(R.Tensor((n, 8), dtype="float32"), R.Tensor((n * 2,), dtype="float32")) = lv14
            R.output(gv)
        return gv
