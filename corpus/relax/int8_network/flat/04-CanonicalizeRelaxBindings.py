# corpus/relax/int8_network: stage 04, after CanonicalizeRelaxBindings, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def cast(lv3: T.Buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int32"), compute: T.Buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int8")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, i3 in T.grid(T.int64(1), T.int64(4), T.int64(4), T.int64(4)):
            with T.sblock("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(lv3[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute[v_i0, v_i1, v_i2, v_i3])
                compute[v_i0, v_i1, v_i2, v_i3] = T.Cast("int8", lv3[v_i0, v_i1, v_i2, v_i3])

    @T.prim_func(private=True, s_tir=True)
    def conv2d(x: T.Buffer((T.int64(1), T.int64(3), T.int64(8), T.int64(8)), "int8"), w: T.Buffer((T.int64(4), T.int64(3), T.int64(3), T.int64(3)), "int8"), conv2d_nchw: T.Buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int32")):
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        pad_temp = T.sblock_alloc_buffer((T.int64(1), T.int64(3), T.int64(10), T.int64(10)), "int8")
        for i0, i1, i2, i3 in T.grid(T.int64(1), T.int64(3), T.int64(10), T.int64(10)):
            with T.sblock("pad_temp"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(x[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)])
                T.writes(pad_temp[v_i0, v_i1, v_i2, v_i3])
                pad_temp[v_i0, v_i1, v_i2, v_i3] = T.if_then_else(T.int64(1) <= v_i2 and v_i2 < T.int64(9) and T.int64(1) <= v_i3 and v_i3 < T.int64(9), x[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)], T.int8(0))
        for nn, ff, yy, xx, rc, ry, rx in T.grid(T.int64(1), T.int64(4), T.int64(4), T.int64(4), T.int64(3), T.int64(3), T.int64(3)):
            with T.sblock("conv2d_nchw"):
                v_nn, v_ff, v_yy, v_xx, v_rc, v_ry, v_rx = T.axis.remap("SSSSRRR", [nn, ff, yy, xx, rc, ry, rx])
                T.reads(pad_temp[v_nn, v_rc, v_yy * T.int64(2) + v_ry, v_xx * T.int64(2) + v_rx], w[v_ff, v_rc, v_ry, v_rx])
                T.writes(conv2d_nchw[v_nn, v_ff, v_yy, v_xx])
                with T.init():
                    conv2d_nchw[v_nn, v_ff, v_yy, v_xx] = 0
                conv2d_nchw[v_nn, v_ff, v_yy, v_xx] = conv2d_nchw[v_nn, v_ff, v_yy, v_xx] + T.Cast("int32", pad_temp[v_nn, v_rc, v_yy * T.int64(2) + v_ry, v_xx * T.int64(2) + v_rx]) * T.Cast("int32", w[v_ff, v_rc, v_ry, v_rx])

    @T.prim_func(private=True, s_tir=True)
    def matmul(lv5: T.Buffer((T.int64(1), T.int64(4)), "int8"), v: T.Buffer((T.int64(4), T.int64(5)), "int8"), matmul: T.Buffer((T.int64(1), T.int64(5)), "int32")):
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, k in T.grid(T.int64(1), T.int64(5), T.int64(4)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(lv5[v_i0, v_k], v[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = 0
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + T.Cast("int32", lv5[v_i0, v_k]) * T.Cast("int32", v[v_k, v_i1])

    @T.prim_func(private=True, s_tir=True)
    def max(lv4: T.Buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int8"), lv4_red: T.Buffer((T.int64(1), T.int64(4)), "int8")):
        T.func_attr({"op_pattern": 3, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, k2, k3 in T.grid(T.int64(1), T.int64(4), T.int64(4), T.int64(4)):
            with T.sblock("lv4_red"):
                v_ax0, v_ax1, v_k2, v_k3 = T.axis.remap("SSRR", [ax0, ax1, k2, k3])
                T.reads(lv4[v_ax0, v_ax1, v_k2, v_k3])
                T.writes(lv4_red[v_ax0, v_ax1])
                with T.init():
                    lv4_red[v_ax0, v_ax1] = T.int8(-128)
                lv4_red[v_ax0, v_ax1] = T.max(lv4_red[v_ax0, v_ax1], lv4[v_ax0, v_ax1, v_k2, v_k3])

    @T.prim_func(private=True, s_tir=True)
    def maximum(lv: T.Buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int32"), T_maximum: T.Buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int32")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(4), T.int64(4), T.int64(4)):
            with T.sblock("T_maximum"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(lv[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_maximum[v_ax0, v_ax1, v_ax2, v_ax3])
                T_maximum[v_ax0, v_ax1, v_ax2, v_ax3] = T.max(lv[v_ax0, v_ax1, v_ax2, v_ax3], 0)

    @T.prim_func(private=True, s_tir=True)
    def minimum(lv2: T.Buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int32"), T_minimum: T.Buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int32")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(4), T.int64(4), T.int64(4)):
            with T.sblock("T_minimum"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(lv2[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_minimum[v_ax0, v_ax1, v_ax2, v_ax3])
                T_minimum[v_ax0, v_ax1, v_ax2, v_ax3] = T.min(lv2[v_ax0, v_ax1, v_ax2, v_ax3], 127)

    @T.prim_func(private=True, s_tir=True)
    def right_shift(lv1: T.Buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int32"), T_right_shift: T.Buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int32")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(4), T.int64(4), T.int64(4)):
            with T.sblock("T_right_shift"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(lv1[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_right_shift[v_ax0, v_ax1, v_ax2, v_ax3])
                T_right_shift[v_ax0, v_ax1, v_ax2, v_ax3] = T.shift_right(lv1[v_ax0, v_ax1, v_ax2, v_ax3], 4)

    @R.function(private=True)
    def fused_conv2d_maximum_right_shift_minimum_cast(x: R.Tensor((1, 3, 8, 8), dtype="int8"), w: R.Tensor((4, 3, 3, 3), dtype="int8")) -> R.Tensor((1, 4, 4, 4), dtype="int8"):
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            lv = R.call_tir(cls.conv2d, (x, w), out_ty=R.Tensor((1, 4, 4, 4), dtype="int32"))
            lv1 = R.call_tir(cls.maximum, (lv,), out_ty=R.Tensor((1, 4, 4, 4), dtype="int32"))
            lv2 = R.call_tir(cls.right_shift, (lv1,), out_ty=R.Tensor((1, 4, 4, 4), dtype="int32"))
            lv3 = R.call_tir(cls.minimum, (lv2,), out_ty=R.Tensor((1, 4, 4, 4), dtype="int32"))
            gv = R.call_tir(cls.cast, (lv3,), out_ty=R.Tensor((1, 4, 4, 4), dtype="int8"))
            R.output(gv)
        return gv

    @R.function
    def main(x: R.Tensor((1, 3, 8, 8), dtype="int8"), w: R.Tensor((4, 3, 3, 3), dtype="int8"), v: R.Tensor((4, 5), dtype="int8")) -> R.Tensor((1, 5), dtype="int32"):
        cls = Module
        with R.dataflow():
            lv: R.Tensor((1, 4, 4, 4), dtype="int8") = cls.fused_conv2d_maximum_right_shift_minimum_cast(x, w)
            lv5 = R.call_tir(cls.max, (lv,), out_ty=R.Tensor((1, 4), dtype="int8"))
            gv = R.call_tir(cls.matmul, (lv5, v), out_ty=R.Tensor((1, 5), dtype="int32"))
            R.output(gv)
        return gv
