# corpus/relax/convolution_net: stage 07, after RewriteDataflowReshape, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def avg_pool2d(lv8: T.Buffer((T.int64(2), T.int64(8), T.int64(6), T.int64(6)), "float32"), pool_avg: T.Buffer((T.int64(2), T.int64(8), T.int64(4), T.int64(4)), "float32")):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        # with T.block("root"):
        pool_sum = T.alloc_buffer((T.int64(2), T.int64(8), T.int64(4), T.int64(4)))
        for ax0, ax1, ax2, ax3, rv0, rv1 in T.grid(T.int64(2), T.int64(8), T.int64(4), T.int64(4), T.int64(3), T.int64(3)):
            with T.block("pool_sum"):
                v_ax0, v_ax1, v_ax2, v_ax3, v_rv0, v_rv1 = T.axis.remap("SSSSRR", [ax0, ax1, ax2, ax3, rv0, rv1])
                T.reads(lv8[v_ax0, v_ax1, v_ax2 + v_rv0, v_ax3 + v_rv1])
                T.writes(pool_sum[v_ax0, v_ax1, v_ax2, v_ax3])
                with T.init():
                    pool_sum[v_ax0, v_ax1, v_ax2, v_ax3] = T.float32(0.0)
                pool_sum[v_ax0, v_ax1, v_ax2, v_ax3] = pool_sum[v_ax0, v_ax1, v_ax2, v_ax3] + lv8[v_ax0, v_ax1, v_ax2 + v_rv0, v_ax3 + v_rv1]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(2), T.int64(8), T.int64(4), T.int64(4)):
            with T.block("pool_avg"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(pool_sum[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(pool_avg[v_ax0, v_ax1, v_ax2, v_ax3])
                T.block_attr({"schedule_rule": "meta_schedule.pool_avg"})
                pool_avg[v_ax0, v_ax1, v_ax2, v_ax3] = pool_sum[v_ax0, v_ax1, v_ax2, v_ax3] / T.Cast("float32", T.max((T.min(T.int64(2), T.int64(5) - v_ax2) + T.int64(1) - T.max(T.int64(0) - v_ax2, T.int64(0))) * (T.min(T.int64(2), T.int64(5) - v_ax3) + T.int64(1) - T.max(T.int64(0) - v_ax3, T.int64(0))), T.int64(1)))

    @T.prim_func(private=True)
    def batch_norm(lv1: T.Buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)), "float32"), gamma: T.Buffer((T.int64(8),), "float32"), beta: T.Buffer((T.int64(8),), "float32"), mean: T.Buffer((T.int64(8),), "float32"), variance: T.Buffer((T.int64(8),), "float32"), T_add: T.Buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)), "float32"), T_add_1: T.Buffer((T.int64(8),), "float32"), T_add_2: T.Buffer((T.int64(8),), "float32")):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        # with T.block("root"):
        T_reshape = T.alloc_buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)))
        T_subtract = T.alloc_buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)))
        T_reshape_1 = T.alloc_buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)))
        T_add_3 = T.alloc_buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)))
        compute = T.alloc_buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)))
        T_divide = T.alloc_buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)))
        T_reshape_2 = T.alloc_buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)))
        T_multiply = T.alloc_buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)))
        T_reshape_3 = T.alloc_buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)))
        T_multiply_1 = T.alloc_buffer((T.int64(8),))
        lv1_red = T.alloc_buffer((T.int64(8),))
        T_divide_1 = T.alloc_buffer((T.int64(8),))
        T_multiply_2 = T.alloc_buffer((T.int64(8),))
        T_multiply_3 = T.alloc_buffer((T.int64(8),))
        T_reshape_4 = T.alloc_buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)))
        T_subtract_1 = T.alloc_buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)))
        T_subtract_2 = T.alloc_buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)))
        T_multiply_4 = T.alloc_buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)))
        T_multiply_red = T.alloc_buffer((T.int64(8),))
        T_divide_2 = T.alloc_buffer((T.int64(8),))
        T_multiply_5 = T.alloc_buffer((T.int64(8),))
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(8), T.int64(1), T.int64(1)):
            with T.block("T_reshape"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(mean[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape[v_ax0, v_ax1, v_ax2, v_ax3] = mean[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(2), T.int64(8), T.int64(12), T.int64(12)):
            with T.block("T_subtract"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(lv1[v_ax0, v_ax1, v_ax2, v_ax3], T_reshape[T.int64(0), v_ax1, T.int64(0), T.int64(0)])
                T.writes(T_subtract[v_ax0, v_ax1, v_ax2, v_ax3])
                T_subtract[v_ax0, v_ax1, v_ax2, v_ax3] = lv1[v_ax0, v_ax1, v_ax2, v_ax3] - T_reshape[T.int64(0), v_ax1, T.int64(0), T.int64(0)]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(8), T.int64(1), T.int64(1)):
            with T.block("T_reshape_1"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(variance[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)])
                T.writes(T_reshape_1[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape_1[v_ax0, v_ax1, v_ax2, v_ax3] = variance[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(8), T.int64(1), T.int64(1)):
            with T.block("T_add"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(T_reshape_1[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_add_3[v_ax0, v_ax1, v_ax2, v_ax3])
                T_add_3[v_ax0, v_ax1, v_ax2, v_ax3] = T_reshape_1[v_ax0, v_ax1, v_ax2, v_ax3] + T.float32(1.0000000000000001e-05)
        for i0, i1, i2, i3 in T.grid(T.int64(1), T.int64(8), T.int64(1), T.int64(1)):
            with T.block("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(T_add_3[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute[v_i0, v_i1, v_i2, v_i3])
                compute[v_i0, v_i1, v_i2, v_i3] = T.sqrt(T_add_3[v_i0, v_i1, v_i2, v_i3])
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(2), T.int64(8), T.int64(12), T.int64(12)):
            with T.block("T_divide"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(T_subtract[v_ax0, v_ax1, v_ax2, v_ax3], compute[T.int64(0), v_ax1, T.int64(0), T.int64(0)])
                T.writes(T_divide[v_ax0, v_ax1, v_ax2, v_ax3])
                T_divide[v_ax0, v_ax1, v_ax2, v_ax3] = T_subtract[v_ax0, v_ax1, v_ax2, v_ax3] / compute[T.int64(0), v_ax1, T.int64(0), T.int64(0)]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(8), T.int64(1), T.int64(1)):
            with T.block("T_reshape_2"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(gamma[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)])
                T.writes(T_reshape_2[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape_2[v_ax0, v_ax1, v_ax2, v_ax3] = gamma[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(2), T.int64(8), T.int64(12), T.int64(12)):
            with T.block("T_multiply"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(T_divide[v_ax0, v_ax1, v_ax2, v_ax3], T_reshape_2[T.int64(0), v_ax1, T.int64(0), T.int64(0)])
                T.writes(T_multiply[v_ax0, v_ax1, v_ax2, v_ax3])
                T_multiply[v_ax0, v_ax1, v_ax2, v_ax3] = T_divide[v_ax0, v_ax1, v_ax2, v_ax3] * T_reshape_2[T.int64(0), v_ax1, T.int64(0), T.int64(0)]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(8), T.int64(1), T.int64(1)):
            with T.block("T_reshape_3"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(beta[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)])
                T.writes(T_reshape_3[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape_3[v_ax0, v_ax1, v_ax2, v_ax3] = beta[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(2), T.int64(8), T.int64(12), T.int64(12)):
            with T.block("T_add_1"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(T_multiply[v_ax0, v_ax1, v_ax2, v_ax3], T_reshape_3[T.int64(0), v_ax1, T.int64(0), T.int64(0)])
                T.writes(T_add[v_ax0, v_ax1, v_ax2, v_ax3])
                T_add[v_ax0, v_ax1, v_ax2, v_ax3] = T_multiply[v_ax0, v_ax1, v_ax2, v_ax3] + T_reshape_3[T.int64(0), v_ax1, T.int64(0), T.int64(0)]
        for ax0 in range(T.int64(8)):
            with T.block("T_multiply_1"):
                v_ax0 = T.axis.spatial(T.int64(8), ax0)
                T.reads(mean[v_ax0])
                T.writes(T_multiply_1[v_ax0])
                T_multiply_1[v_ax0] = T.float32(0.90000000000000002) * mean[v_ax0]
        for ax0, k0, k2, k3 in T.grid(T.int64(8), T.int64(2), T.int64(12), T.int64(12)):
            with T.block("lv1_red"):
                v_ax0, v_k0, v_k2, v_k3 = T.axis.remap("SRRR", [ax0, k0, k2, k3])
                T.reads(lv1[v_k0, v_ax0, v_k2, v_k3])
                T.writes(lv1_red[v_ax0])
                with T.init():
                    lv1_red[v_ax0] = T.float32(0.0)
                lv1_red[v_ax0] = lv1_red[v_ax0] + lv1[v_k0, v_ax0, v_k2, v_k3]
        for ax0 in range(T.int64(8)):
            with T.block("T_divide_1"):
                v_ax0 = T.axis.spatial(T.int64(8), ax0)
                T.reads(lv1_red[v_ax0])
                T.writes(T_divide_1[v_ax0])
                T_divide_1[v_ax0] = lv1_red[v_ax0] / T.float32(288.0)
        for ax0 in range(T.int64(8)):
            with T.block("T_multiply_2"):
                v_ax0 = T.axis.spatial(T.int64(8), ax0)
                T.reads(T_divide_1[v_ax0])
                T.writes(T_multiply_2[v_ax0])
                T_multiply_2[v_ax0] = T.float32(0.10000000000000001) * T_divide_1[v_ax0]
        for ax0 in range(T.int64(8)):
            with T.block("T_add_2"):
                v_ax0 = T.axis.spatial(T.int64(8), ax0)
                T.reads(T_multiply_1[v_ax0], T_multiply_2[v_ax0])
                T.writes(T_add_1[v_ax0])
                T_add_1[v_ax0] = T_multiply_1[v_ax0] + T_multiply_2[v_ax0]
        for ax0 in range(T.int64(8)):
            with T.block("T_multiply_3"):
                v_ax0 = T.axis.spatial(T.int64(8), ax0)
                T.reads(variance[v_ax0])
                T.writes(T_multiply_3[v_ax0])
                T_multiply_3[v_ax0] = T.float32(0.90000000000000002) * variance[v_ax0]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(8), T.int64(1), T.int64(1)):
            with T.block("T_reshape_4"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(T_divide_1[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)])
                T.writes(T_reshape_4[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape_4[v_ax0, v_ax1, v_ax2, v_ax3] = T_divide_1[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(2), T.int64(8), T.int64(12), T.int64(12)):
            with T.block("T_subtract_1"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(lv1[v_ax0, v_ax1, v_ax2, v_ax3], T_reshape_4[T.int64(0), v_ax1, T.int64(0), T.int64(0)])
                T.writes(T_subtract_1[v_ax0, v_ax1, v_ax2, v_ax3])
                T_subtract_1[v_ax0, v_ax1, v_ax2, v_ax3] = lv1[v_ax0, v_ax1, v_ax2, v_ax3] - T_reshape_4[T.int64(0), v_ax1, T.int64(0), T.int64(0)]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(2), T.int64(8), T.int64(12), T.int64(12)):
            with T.block("T_subtract_2"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(lv1[v_ax0, v_ax1, v_ax2, v_ax3], T_reshape_4[T.int64(0), v_ax1, T.int64(0), T.int64(0)])
                T.writes(T_subtract_2[v_ax0, v_ax1, v_ax2, v_ax3])
                T_subtract_2[v_ax0, v_ax1, v_ax2, v_ax3] = lv1[v_ax0, v_ax1, v_ax2, v_ax3] - T_reshape_4[T.int64(0), v_ax1, T.int64(0), T.int64(0)]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(2), T.int64(8), T.int64(12), T.int64(12)):
            with T.block("T_multiply_4"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(T_subtract_1[v_ax0, v_ax1, v_ax2, v_ax3], T_subtract_2[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_multiply_4[v_ax0, v_ax1, v_ax2, v_ax3])
                T_multiply_4[v_ax0, v_ax1, v_ax2, v_ax3] = T_subtract_1[v_ax0, v_ax1, v_ax2, v_ax3] * T_subtract_2[v_ax0, v_ax1, v_ax2, v_ax3]
        for ax0, k0, k2, k3 in T.grid(T.int64(8), T.int64(2), T.int64(12), T.int64(12)):
            with T.block("T_multiply_red"):
                v_ax0, v_k0, v_k2, v_k3 = T.axis.remap("SRRR", [ax0, k0, k2, k3])
                T.reads(T_multiply_4[v_k0, v_ax0, v_k2, v_k3])
                T.writes(T_multiply_red[v_ax0])
                with T.init():
                    T_multiply_red[v_ax0] = T.float32(0.0)
                T_multiply_red[v_ax0] = T_multiply_red[v_ax0] + T_multiply_4[v_k0, v_ax0, v_k2, v_k3]
        for ax0 in range(T.int64(8)):
            with T.block("T_divide_2"):
                v_ax0 = T.axis.spatial(T.int64(8), ax0)
                T.reads(T_multiply_red[v_ax0])
                T.writes(T_divide_2[v_ax0])
                T_divide_2[v_ax0] = T_multiply_red[v_ax0] / T.float32(288.0)
        for ax0 in range(T.int64(8)):
            with T.block("T_multiply_5"):
                v_ax0 = T.axis.spatial(T.int64(8), ax0)
                T.reads(T_divide_2[v_ax0])
                T.writes(T_multiply_5[v_ax0])
                T_multiply_5[v_ax0] = T.float32(0.10000000000000001) * T_divide_2[v_ax0]
        for ax0 in range(T.int64(8)):
            with T.block("T_add_3"):
                v_ax0 = T.axis.spatial(T.int64(8), ax0)
                T.reads(T_multiply_3[v_ax0], T_multiply_5[v_ax0])
                T.writes(T_add_2[v_ax0])
                T_add_2[v_ax0] = T_multiply_3[v_ax0] + T_multiply_5[v_ax0]

    @T.prim_func(private=True)
    def conv2d2(x: T.Buffer((T.int64(2), T.int64(4), T.int64(12), T.int64(12)), "float32"), skip: T.Buffer((T.int64(8), T.int64(4), T.int64(1), T.int64(1)), "float32"), conv2d_nchw: T.Buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)), "float32")):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        # with T.block("root"):
        pad_temp = T.alloc_buffer((T.int64(2), T.int64(4), T.int64(12), T.int64(12)))
        for i0, i1, i2, i3 in T.grid(T.int64(2), T.int64(4), T.int64(12), T.int64(12)):
            with T.block("pad_temp"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(x[v_i0, v_i1, v_i2, v_i3])
                T.writes(pad_temp[v_i0, v_i1, v_i2, v_i3])
                pad_temp[v_i0, v_i1, v_i2, v_i3] = x[v_i0, v_i1, v_i2, v_i3]
        for nn, ff, yy, xx, rc, ry, rx in T.grid(T.int64(2), T.int64(8), T.int64(12), T.int64(12), T.int64(4), T.int64(1), T.int64(1)):
            with T.block("conv2d_nchw"):
                v_nn, v_ff, v_yy, v_xx, v_rc, v_ry, v_rx = T.axis.remap("SSSSRRR", [nn, ff, yy, xx, rc, ry, rx])
                T.reads(pad_temp[v_nn, v_rc, v_yy + v_ry, v_xx + v_rx], skip[v_ff, v_rc, v_ry, v_rx])
                T.writes(conv2d_nchw[v_nn, v_ff, v_yy, v_xx])
                with T.init():
                    conv2d_nchw[v_nn, v_ff, v_yy, v_xx] = T.float32(0.0)
                conv2d_nchw[v_nn, v_ff, v_yy, v_xx] = conv2d_nchw[v_nn, v_ff, v_yy, v_xx] + pad_temp[v_nn, v_rc, v_yy + v_ry, v_xx + v_rx] * skip[v_ff, v_rc, v_ry, v_rx]

    @T.prim_func(private=True)
    def fused_conv2d1_add_relu(lv3: T.Buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)), "float32"), v: T.Buffer((T.int64(8), T.int64(8), T.int64(3), T.int64(3)), "float32"), lv5: T.Buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)), "float32"), compute_intermediate: T.Buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)), "float32")):
        T.func_attr({"tir.noalias": True})
        # with T.block("root"):
        pad_temp = T.alloc_buffer((T.int64(2), T.int64(8), T.int64(14), T.int64(14)))
        conv2d_nchw_intermediate = T.alloc_buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)))
        T_add_intermediate = T.alloc_buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)))
        for i0, i1, i2, i3 in T.grid(T.int64(2), T.int64(8), T.int64(14), T.int64(14)):
            with T.block("pad_temp"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(lv3[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)])
                T.writes(pad_temp[v_i0, v_i1, v_i2, v_i3])
                pad_temp[v_i0, v_i1, v_i2, v_i3] = T.if_then_else(T.int64(1) <= v_i2 and v_i2 < T.int64(13) and T.int64(1) <= v_i3 and v_i3 < T.int64(13), lv3[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)], T.float32(0.0))
        for nn, ff, yy, xx, rc, ry, rx in T.grid(T.int64(2), T.int64(8), T.int64(12), T.int64(12), T.int64(8), T.int64(3), T.int64(3)):
            with T.block("conv2d_nchw"):
                v_nn, v_ff, v_yy, v_xx, v_rc, v_ry, v_rx = T.axis.remap("SSSSRRR", [nn, ff, yy, xx, rc, ry, rx])
                T.reads(pad_temp[v_nn, v_rc, v_yy + v_ry, v_xx + v_rx], v[v_ff, v_rc, v_ry, v_rx])
                T.writes(conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx])
                with T.init():
                    conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] = T.float32(0.0)
                conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] = conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] + pad_temp[v_nn, v_rc, v_yy + v_ry, v_xx + v_rx] * v[v_ff, v_rc, v_ry, v_rx]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(2), T.int64(8), T.int64(12), T.int64(12)):
            with T.block("T_add"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(conv2d_nchw_intermediate[v_ax0, v_ax1, v_ax2, v_ax3], lv5[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_add_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = conv2d_nchw_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] + lv5[v_ax0, v_ax1, v_ax2, v_ax3]
        for i0, i1, i2, i3 in T.grid(T.int64(2), T.int64(8), T.int64(12), T.int64(12)):
            with T.block("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(T_add_intermediate[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute_intermediate[v_i0, v_i1, v_i2, v_i3])
                compute_intermediate[v_i0, v_i1, v_i2, v_i3] = T.max(T_add_intermediate[v_i0, v_i1, v_i2, v_i3], T.float32(0.0))

    @T.prim_func(private=True)
    def fused_conv2d_relu(x: T.Buffer((T.int64(2), T.int64(4), T.int64(12), T.int64(12)), "float32"), w: T.Buffer((T.int64(8), T.int64(4), T.int64(3), T.int64(3)), "float32"), compute_intermediate: T.Buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)), "float32")):
        T.func_attr({"tir.noalias": True})
        # with T.block("root"):
        pad_temp = T.alloc_buffer((T.int64(2), T.int64(4), T.int64(14), T.int64(14)))
        conv2d_nchw_intermediate = T.alloc_buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)))
        for i0, i1, i2, i3 in T.grid(T.int64(2), T.int64(4), T.int64(14), T.int64(14)):
            with T.block("pad_temp"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(x[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)])
                T.writes(pad_temp[v_i0, v_i1, v_i2, v_i3])
                pad_temp[v_i0, v_i1, v_i2, v_i3] = T.if_then_else(T.int64(1) <= v_i2 and v_i2 < T.int64(13) and T.int64(1) <= v_i3 and v_i3 < T.int64(13), x[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)], T.float32(0.0))
        for nn, ff, yy, xx, rc, ry, rx in T.grid(T.int64(2), T.int64(8), T.int64(12), T.int64(12), T.int64(4), T.int64(3), T.int64(3)):
            with T.block("conv2d_nchw"):
                v_nn, v_ff, v_yy, v_xx, v_rc, v_ry, v_rx = T.axis.remap("SSSSRRR", [nn, ff, yy, xx, rc, ry, rx])
                T.reads(pad_temp[v_nn, v_rc, v_yy + v_ry, v_xx + v_rx], w[v_ff, v_rc, v_ry, v_rx])
                T.writes(conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx])
                with T.init():
                    conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] = T.float32(0.0)
                conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] = conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] + pad_temp[v_nn, v_rc, v_yy + v_ry, v_xx + v_rx] * w[v_ff, v_rc, v_ry, v_rx]
        for i0, i1, i2, i3 in T.grid(T.int64(2), T.int64(8), T.int64(12), T.int64(12)):
            with T.block("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(conv2d_nchw_intermediate[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute_intermediate[v_i0, v_i1, v_i2, v_i3])
                compute_intermediate[v_i0, v_i1, v_i2, v_i3] = T.max(conv2d_nchw_intermediate[v_i0, v_i1, v_i2, v_i3], T.float32(0.0))

    @T.prim_func(private=True)
    def log_softmax(lv10: T.Buffer((T.int64(256),), "float32"), compute: T.Buffer((T.int64(256),), "float32")):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        # with T.block("root"):
        T_softmax_maxelem = T.alloc_buffer(())
        compute_1 = T.alloc_buffer(())
        for k in range(T.int64(256)):
            with T.block("T_softmax_maxelem"):
                v_k = T.axis.reduce(T.int64(256), k)
                T.reads(lv10[v_k])
                T.writes(T_softmax_maxelem[()])
                with T.init():
                    T_softmax_maxelem[()] = T.float32(-340282346638528859811704183484516925440.0)
                T_softmax_maxelem[()] = T.max(T_softmax_maxelem[()], lv10[v_k])
        for k in range(T.int64(256)):
            with T.block("compute"):
                v_k = T.axis.reduce(T.int64(256), k)
                T.reads(lv10[v_k], T_softmax_maxelem[()])
                T.writes(compute_1[()])
                with T.init():
                    compute_1[()] = T.float32(0.0)
                compute_1[()] = compute_1[()] + T.exp(lv10[v_k] - T_softmax_maxelem[()])
        for i0 in range(T.int64(256)):
            with T.block("compute_1"):
                v_i0 = T.axis.spatial(T.int64(256), i0)
                T.reads(lv10[v_i0], T_softmax_maxelem[()], compute_1[()])
                T.writes(compute[v_i0])
                T.block_attr({"axis": 0})
                compute[v_i0] = lv10[v_i0] - T_softmax_maxelem[()] - T.log(compute_1[()])

    @T.prim_func(private=True)
    def max_pool2d(lv7: T.Buffer((T.int64(2), T.int64(8), T.int64(12), T.int64(12)), "float32"), pool_max: T.Buffer((T.int64(2), T.int64(8), T.int64(6), T.int64(6)), "float32")):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1, ax2, ax3, rv0, rv1 in T.grid(T.int64(2), T.int64(8), T.int64(6), T.int64(6), T.int64(2), T.int64(2)):
            with T.block("pool_max"):
                v_ax0, v_ax1, v_ax2, v_ax3, v_rv0, v_rv1 = T.axis.remap("SSSSRR", [ax0, ax1, ax2, ax3, rv0, rv1])
                T.reads(lv7[v_ax0, v_ax1, v_ax2 * T.int64(2) + v_rv0, v_ax3 * T.int64(2) + v_rv1])
                T.writes(pool_max[v_ax0, v_ax1, v_ax2, v_ax3])
                T.block_attr({"schedule_rule": "meta_schedule.pool_max"})
                with T.init():
                    pool_max[v_ax0, v_ax1, v_ax2, v_ax3] = T.float32(-340282346638528859811704183484516925440.0)
                pool_max[v_ax0, v_ax1, v_ax2, v_ax3] = T.max(pool_max[v_ax0, v_ax1, v_ax2, v_ax3], lv7[v_ax0, v_ax1, v_ax2 * T.int64(2) + v_rv0, v_ax3 * T.int64(2) + v_rv1])

    @T.prim_func(private=True)
    def reshape(lv9: T.Buffer((T.int64(2), T.int64(8), T.int64(4), T.int64(4)), "float32"), T_reshape: T.Buffer((T.int64(256),), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0 in range(T.int64(256)):
            with T.block("T_reshape"):
                v_ax0 = T.axis.spatial(T.int64(256), ax0)
                T.reads(lv9[v_ax0 % T.int64(256) // T.int64(128), v_ax0 % T.int64(128) // T.int64(16), v_ax0 % T.int64(16) // T.int64(4), v_ax0 % T.int64(4)])
                T.writes(T_reshape[v_ax0])
                T_reshape[v_ax0] = lv9[v_ax0 % T.int64(256) // T.int64(128), v_ax0 % T.int64(128) // T.int64(16), v_ax0 % T.int64(16) // T.int64(4), v_ax0 % T.int64(4)]

    @R.function
    def main(x: R.Tensor((2, 4, 12, 12), dtype="float32"), w: R.Tensor((8, 4, 3, 3), dtype="float32"), v: R.Tensor((8, 8, 3, 3), dtype="float32"), skip: R.Tensor((8, 4, 1, 1), dtype="float32"), gamma: R.Tensor((8,), dtype="float32"), beta: R.Tensor((8,), dtype="float32"), mean: R.Tensor((8,), dtype="float32"), variance: R.Tensor((8,), dtype="float32")) -> R.Tensor((256,), dtype="float32"):
        cls = Module
        with R.dataflow():
            lv = R.call_tir(cls.fused_conv2d_relu, (x, w), out_sinfo=R.Tensor((2, 8, 12, 12), dtype="float32"))
            lv2 = R.call_tir(cls.batch_norm, (lv, gamma, beta, mean, variance), out_sinfo=[R.Tensor((2, 8, 12, 12), dtype="float32"), R.Tensor((8,), dtype="float32"), R.Tensor((8,), dtype="float32")])
            lv3: R.Tensor((2, 8, 12, 12), dtype="float32") = lv2[0]
            lv5 = R.call_tir(cls.conv2d2, (x, skip), out_sinfo=R.Tensor((2, 8, 12, 12), dtype="float32"))
            lv1 = R.call_tir(cls.fused_conv2d1_add_relu, (lv3, v, lv5), out_sinfo=R.Tensor((2, 8, 12, 12), dtype="float32"))
            lv8 = R.call_tir(cls.max_pool2d, (lv1,), out_sinfo=R.Tensor((2, 8, 6, 6), dtype="float32"))
            lv9 = R.call_tir(cls.avg_pool2d, (lv8,), out_sinfo=R.Tensor((2, 8, 4, 4), dtype="float32"))
            lv10: R.Tensor((256,), dtype="float32") = R.reshape(lv9, R.shape([256]))
            gv = R.call_tir(cls.log_softmax, (lv10,), out_sinfo=R.Tensor((256,), dtype="float32"))
            R.output(gv)
        return gv
