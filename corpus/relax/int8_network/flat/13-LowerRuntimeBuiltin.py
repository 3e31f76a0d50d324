# corpus/relax/int8_network: stage 13, after LowerRuntimeBuiltin, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def fused_conv2d_maximum_right_shift_minimum_cast(x: T.Buffer((T.int64(1), T.int64(3), T.int64(8), T.int64(8)), "int8"), w: T.Buffer((T.int64(4), T.int64(3), T.int64(3), T.int64(3)), "int8"), compute_intermediate: T.Buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int8")):
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        pad_temp = T.sblock_alloc_buffer((T.int64(1), T.int64(3), T.int64(10), T.int64(10)), "int8")
        conv2d_nchw_intermediate = T.sblock_alloc_buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int32")
        T_maximum_intermediate = T.sblock_alloc_buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int32")
        T_right_shift_intermediate = T.sblock_alloc_buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int32")
        T_minimum_intermediate = T.sblock_alloc_buffer((T.int64(1), T.int64(4), T.int64(4), T.int64(4)), "int32")
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
                T.writes(conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx])
                with T.init():
                    conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] = 0
                conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] = conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] + T.Cast("int32", pad_temp[v_nn, v_rc, v_yy * T.int64(2) + v_ry, v_xx * T.int64(2) + v_rx]) * T.Cast("int32", w[v_ff, v_rc, v_ry, v_rx])
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(4), T.int64(4), T.int64(4)):
            with T.sblock("T_maximum"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(conv2d_nchw_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_maximum_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_maximum_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = T.max(conv2d_nchw_intermediate[v_ax0, v_ax1, v_ax2, v_ax3], 0)
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(4), T.int64(4), T.int64(4)):
            with T.sblock("T_right_shift"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(T_maximum_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_right_shift_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_right_shift_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = T.shift_right(T_maximum_intermediate[v_ax0, v_ax1, v_ax2, v_ax3], 4)
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(4), T.int64(4), T.int64(4)):
            with T.sblock("T_minimum"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(T_right_shift_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_minimum_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_minimum_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = T.min(T_right_shift_intermediate[v_ax0, v_ax1, v_ax2, v_ax3], 127)
        for i0, i1, i2, i3 in T.grid(T.int64(1), T.int64(4), T.int64(4), T.int64(4)):
            with T.sblock("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(T_minimum_intermediate[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute_intermediate[v_i0, v_i1, v_i2, v_i3])
                compute_intermediate[v_i0, v_i1, v_i2, v_i3] = T.Cast("int8", T_minimum_intermediate[v_i0, v_i1, v_i2, v_i3])

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

    @R.function
    def main(x: R.Tensor((1, 3, 8, 8), dtype="int8"), w: R.Tensor((4, 3, 3, 3), dtype="int8"), v: R.Tensor((4, 5), dtype="int8")) -> R.Tensor((1, 5), dtype="int32"):
        R.func_attr({"relax.force_pure": True})
        cls = Module
        storage: R.Any = R.vm.alloc_storage(R.shape([64]), 0, R.dtype("uint8"), R.str("global"))
        alloc: R.Tensor((1, 4, 4, 4), dtype="int8") = R.vm.alloc_tensor(storage, 0, R.shape([1, 4, 4, 4]), R.dtype("int8"), 0)
        R.vm.kill_object(storage)
        cls.fused_conv2d_maximum_right_shift_minimum_cast(x, w, alloc)
        storage1: R.Any = R.vm.alloc_storage(R.shape([4]), 0, R.dtype("uint8"), R.str("global"))
        alloc1: R.Tensor((1, 4), dtype="int8") = R.vm.alloc_tensor(storage1, 0, R.shape([1, 4]), R.dtype("int8"), 0)
        R.vm.kill_object(storage1)
        cls.max(alloc, alloc1)
        R.vm.kill_object(alloc)
        storage_1: R.Any = R.vm.alloc_storage(R.shape([20]), 0, R.dtype("uint8"), R.str("global"))
        alloc2: R.Tensor((1, 5), dtype="int32") = R.vm.alloc_tensor(storage_1, 0, R.shape([1, 5]), R.dtype("int32"), 0)
        R.vm.kill_object(storage_1)
        cls.matmul(alloc1, v, alloc2)
        R.vm.kill_object(alloc1)
        return alloc2
