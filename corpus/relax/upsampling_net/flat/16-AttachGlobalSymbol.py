# corpus/relax/upsampling_net: stage 16, after AttachGlobalSymbol, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def adaptive_avg_pool2d(lv5: T.Buffer(("n", T.int64(7), "height * T.int64(2)", "width * T.int64(2)"), "float32"), width: T.int64, height: T.int64, adaptive_pool_avg: T.Buffer((n, T.int64(7), T.int64(1), T.int64(1)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        adaptive_pool_sum = T.sblock_alloc_buffer((n, T.int64(7), T.int64(1), T.int64(1)))
        for ax0, ax1, ax2, ax3, rv0, rv1 in T.grid(n, T.int64(7), T.int64(1), T.int64(1), height * T.int64(2), width * T.int64(2)):
            with T.sblock("adaptive_pool_sum"):
                v_ax0, v_ax1, v_ax2, v_ax3, v_rv0, v_rv1 = T.axis.remap("SSSSRR", [ax0, ax1, ax2, ax3, rv0, rv1])
                T.reads(lv5[v_ax0, v_ax1, v_ax2 * height * T.int64(2) + v_rv0, v_ax3 * width * T.int64(2) + v_rv1])
                T.writes(adaptive_pool_sum[v_ax0, v_ax1, v_ax2, v_ax3])
                with T.init():
                    adaptive_pool_sum[v_ax0, v_ax1, v_ax2, v_ax3] = T.float32(0.0)
                adaptive_pool_sum[v_ax0, v_ax1, v_ax2, v_ax3] = adaptive_pool_sum[v_ax0, v_ax1, v_ax2, v_ax3] + lv5[v_ax0, v_ax1, v_ax2 * height * T.int64(2) + v_rv0, v_ax3 * width * T.int64(2) + v_rv1]
        for ax0, ax1, ax2, ax3 in T.grid(n, T.int64(7), T.int64(1), T.int64(1)):
            with T.sblock("adaptive_pool_avg"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(adaptive_pool_sum[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(adaptive_pool_avg[v_ax0, v_ax1, v_ax2, v_ax3])
                T.sblock_attr({"schedule_rule": "meta_schedule.adaptive_pool_avg"})
                adaptive_pool_avg[v_ax0, v_ax1, v_ax2, v_ax3] = adaptive_pool_sum[v_ax0, v_ax1, v_ax2, v_ax3] / (T.Cast("float32", T.Cast("int32", height * T.int64(2))) * T.Cast("float32", T.Cast("int32", width * T.int64(2))))

    @T.prim_func(s_tir=True)
    def concatenate(lv2: T.Buffer(("n", T.int64(3), "height * T.int64(2)", "width * T.int64(2)"), "float32"), lv3: T.Buffer((n, T.int64(4), height * T.int64(2), width * T.int64(2)), "float32"), height: T.int64, width: T.int64, T_concat: T.Buffer((n, T.int64(7), height * T.int64(2), width * T.int64(2)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(n, T.int64(7), height * T.int64(2), width * T.int64(2)):
            with T.sblock("T_concat"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(lv3[v_ax0, v_ax1 - T.int64(3), v_ax2, v_ax3], lv2[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_concat[v_ax0, v_ax1, v_ax2, v_ax3])
                T_concat[v_ax0, v_ax1, v_ax2, v_ax3] = T.if_then_else(T.int64(3) <= v_ax1, lv3[v_ax0, v_ax1 - T.int64(3), v_ax2, v_ax3], lv2[v_ax0, v_ax1, v_ax2, v_ax3])

    @T.prim_func(s_tir=True)
    def conv2d_transpose(lv1: T.Buffer(("n", T.int64(4), "height", "width"), "float32"), w: T.Buffer((T.int64(4), T.int64(3), T.int64(2), T.int64(2)), "float32"), compute: T.Buffer((n, T.int64(3), height * T.int64(2), width * T.int64(2)), "float32")):
        n, height, width = T.int64(), T.int64(), T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        data_dilate = T.sblock_alloc_buffer((n, T.int64(4), height * T.int64(2) - T.int64(1), width * T.int64(2) - T.int64(1)))
        data_pad = T.sblock_alloc_buffer((n, T.int64(4), height * T.int64(2) + T.int64(1), width * T.int64(2) + T.int64(1)))
        kernel_transform = T.sblock_alloc_buffer((T.int64(3), T.int64(4), T.int64(2), T.int64(2)))
        for i0, i1, i2, i3 in T.grid(n, T.int64(4), height * T.int64(2) - T.int64(1), width * T.int64(2) - T.int64(1)):
            with T.sblock("data_dilate"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(lv1[v_i0, v_i1, v_i2 // T.int64(2), v_i3 // T.int64(2)])
                T.writes(data_dilate[v_i0, v_i1, v_i2, v_i3])
                data_dilate[v_i0, v_i1, v_i2, v_i3] = T.if_then_else(v_i2 % T.int64(2) == T.int64(0) and v_i3 % T.int64(2) == T.int64(0), lv1[v_i0, v_i1, v_i2 // T.int64(2), v_i3 // T.int64(2)], T.float32(0.0))
        for i0, i1, i2, i3 in T.grid(n, T.int64(4), height * T.int64(2) + T.int64(1), width * T.int64(2) + T.int64(1)):
            with T.sblock("data_pad"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(data_dilate[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)])
                T.writes(data_pad[v_i0, v_i1, v_i2, v_i3])
                data_pad[v_i0, v_i1, v_i2, v_i3] = T.if_then_else(T.int64(1) <= v_i2 and v_i2 < height * T.int64(2) and T.int64(1) <= v_i3 and v_i3 < width * T.int64(2), data_dilate[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)], T.float32(0.0))
        for o, i, h, w_1 in T.grid(T.int64(3), T.int64(4), T.int64(2), T.int64(2)):
            with T.sblock("kernel_transform"):
                v_o, v_i, v_h, v_w = T.axis.remap("SSSS", [o, i, h, w_1])
                T.reads(w[v_i, v_o, T.int64(1) - v_h, T.int64(1) - v_w])
                T.writes(kernel_transform[v_o, v_i, v_h, v_w])
                kernel_transform[v_o, v_i, v_h, v_w] = w[v_i, v_o, T.int64(1) - v_h, T.int64(1) - v_w]
        for b, c, h, w_1, dc, dh, dw in T.grid(n, T.int64(3), height * T.int64(2), width * T.int64(2), T.int64(4), T.int64(2), T.int64(2)):
            with T.sblock("compute"):
                v_b, v_c, v_h, v_w, v_dc, v_dh, v_dw = T.axis.remap("SSSSRRR", [b, c, h, w_1, dc, dh, dw])
                T.reads(data_pad[v_b, v_dc, v_h + v_dh, v_w + v_dw], kernel_transform[v_c, v_dc, v_dh, v_dw])
                T.writes(compute[v_b, v_c, v_h, v_w])
                with T.init():
                    compute[v_b, v_c, v_h, v_w] = T.float32(0.0)
                compute[v_b, v_c, v_h, v_w] = compute[v_b, v_c, v_h, v_w] + data_pad[v_b, v_dc, v_h + v_dh, v_w + v_dw] * kernel_transform[v_c, v_dc, v_dh, v_dw]

    @T.prim_func(s_tir=True)
    def group_norm(x: T.Buffer(("n", T.int64(4), "height", "width"), "float32"), gamma: T.Buffer((T.int64(4),), "float32"), beta: T.Buffer((T.int64(4),), "float32"), T_reshape: T.Buffer((n, T.int64(4), height, width), "float32")):
        n, height, width = T.int64(), T.int64(), T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        T_reshape_1 = T.sblock_alloc_buffer((n, T.int64(2), T.int64(2), height, width))
        x_red_temp_v0 = T.sblock_alloc_buffer((n, T.int64(2)))
        x_red_temp_v1 = T.sblock_alloc_buffer((n, T.int64(2)))
        T_reshape_2 = T.sblock_alloc_buffer((T.int64(2), T.int64(2)))
        T_reshape_3 = T.sblock_alloc_buffer((T.int64(2), T.int64(2)))
        T_group_norm = T.sblock_alloc_buffer((n, T.int64(2), T.int64(2), height, width))
        for ax0, ax1, ax2, ax3, ax4 in T.grid(n, T.int64(2), T.int64(2), height, width):
            with T.sblock("T_reshape"):
                v_ax0, v_ax1, v_ax2, v_ax3, v_ax4 = T.axis.remap("SSSSS", [ax0, ax1, ax2, ax3, ax4])
                T.reads(x[(((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) // width // height // T.int64(4) % n, (((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) // width // height % T.int64(4), (((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) // width % height, (((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) % width])
                T.writes(T_reshape_1[v_ax0, v_ax1, v_ax2, v_ax3, v_ax4])
                T_reshape_1[v_ax0, v_ax1, v_ax2, v_ax3, v_ax4] = x[(((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) // width // height // T.int64(4) % n, (((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) // width // height % T.int64(4), (((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) // width % height, (((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) % width]
        for ax0, ax1, k2, k3, k4 in T.grid(n, T.int64(2), T.int64(2), height, width):
            with T.sblock("x_red_temp"):
                v_ax0, v_ax1, v_k2, v_k3, v_k4 = T.axis.remap("SSRRR", [ax0, ax1, k2, k3, k4])
                T.reads(T_reshape_1[v_ax0, v_ax1, v_k2, v_k3, v_k4])
                T.writes(x_red_temp_v0[v_ax0, v_ax1], x_red_temp_v1[v_ax0, v_ax1])
                with T.init():
                    x_red_temp_v0[v_ax0, v_ax1] = T.float32(0.0)
                    x_red_temp_v1[v_ax0, v_ax1] = T.float32(0.0)
                v_x_red_temp_v0: T.let[T.float32] = x_red_temp_v0[v_ax0, v_ax1] + T_reshape_1[v_ax0, v_ax1, v_k2, v_k3, v_k4]
                v_x_red_temp_v1: T.let[T.float32] = x_red_temp_v1[v_ax0, v_ax1] + T_reshape_1[v_ax0, v_ax1, v_k2, v_k3, v_k4] * T_reshape_1[v_ax0, v_ax1, v_k2, v_k3, v_k4]
                x_red_temp_v0[v_ax0, v_ax1] = v_x_red_temp_v0
                x_red_temp_v1[v_ax0, v_ax1] = v_x_red_temp_v1
        for ax0, ax1 in T.grid(T.int64(2), T.int64(2)):
            with T.sblock("T_reshape_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(gamma[(v_ax0 * T.int64(2) + v_ax1) % T.int64(4)])
                T.writes(T_reshape_2[v_ax0, v_ax1])
                T_reshape_2[v_ax0, v_ax1] = gamma[(v_ax0 * T.int64(2) + v_ax1) % T.int64(4)]
        for ax0, ax1 in T.grid(T.int64(2), T.int64(2)):
            with T.sblock("T_reshape_2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(beta[(v_ax0 * T.int64(2) + v_ax1) % T.int64(4)])
                T.writes(T_reshape_3[v_ax0, v_ax1])
                T_reshape_3[v_ax0, v_ax1] = beta[(v_ax0 * T.int64(2) + v_ax1) % T.int64(4)]
        for ax0, ax1, ax2, ax3, ax4 in T.grid(n, T.int64(2), T.int64(2), height, width):
            with T.sblock("T_group_norm"):
                v_ax0, v_ax1, v_ax2, v_ax3, v_ax4 = T.axis.remap("SSSSS", [ax0, ax1, ax2, ax3, ax4])
                T.reads(T_reshape_1[v_ax0, v_ax1, v_ax2, v_ax3, v_ax4], x_red_temp_v0[v_ax0, v_ax1], x_red_temp_v1[v_ax0, v_ax1], T_reshape_2[v_ax1, v_ax2], T_reshape_3[v_ax1, v_ax2])
                T.writes(T_group_norm[v_ax0, v_ax1, v_ax2, v_ax3, v_ax4])
                T_group_norm[v_ax0, v_ax1, v_ax2, v_ax3, v_ax4] = (T_reshape_1[v_ax0, v_ax1, v_ax2, v_ax3, v_ax4] - x_red_temp_v0[v_ax0, v_ax1] / (T.float32(2.0) * T.Cast("float32", height) * T.Cast("float32", width))) * T.rsqrt(x_red_temp_v1[v_ax0, v_ax1] / (T.float32(2.0) * T.Cast("float32", height) * T.Cast("float32", width)) - x_red_temp_v0[v_ax0, v_ax1] / (T.float32(2.0) * T.Cast("float32", height) * T.Cast("float32", width)) * (x_red_temp_v0[v_ax0, v_ax1] / (T.float32(2.0) * T.Cast("float32", height) * T.Cast("float32", width))) + T.float32(1.0000000000000001e-05)) * T_reshape_2[v_ax1, v_ax2] + T_reshape_3[v_ax1, v_ax2]
        for ax0, ax1, ax2, ax3 in T.grid(n, T.int64(4), height, width):
            with T.sblock("T_reshape_3"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(T_group_norm[(((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width // height // T.int64(4) % n, (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width // height % T.int64(4) // T.int64(2), (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width // height % T.int64(2), (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width % height, (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) % width])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape[v_ax0, v_ax1, v_ax2, v_ax3] = T_group_norm[(((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width // height // T.int64(4) % n, (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width // height % T.int64(4) // T.int64(2), (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width // height % T.int64(2), (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width % height, (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) % width]

    @T.prim_func(s_tir=True)
    def resize2d(x: T.Buffer(("n", T.int64(4), "height", "width"), "float32"), resize: T.Buffer((n, T.int64(4), height * T.int64(2), width * T.int64(2)), "float32")):
        n, height, width = T.int64(), T.int64(), T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, i3 in T.grid(n, T.int64(4), height * T.int64(2), width * T.int64(2)):
            with T.sblock("resize"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(x[v_i0, v_i1, T.int64(0):T.max(height, T.int64(1)), T.int64(0):T.max(width, T.int64(1))])
                T.writes(resize[v_i0, v_i1, v_i2, v_i3])
                resize[v_i0, v_i1, v_i2, v_i3] = (x[v_i0, v_i1, T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5))), height - T.int64(1)), T.int64(0)), T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5))), width - T.int64(1)), T.int64(0))] * (T.float32(1.0) - ((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5) - T.Cast("float32", T.Cast("int32", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5)))))) + x[v_i0, v_i1, T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5))), height - T.int64(1)), T.int64(0)), T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5))) + T.int64(1), width - T.int64(1)), T.int64(0))] * ((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5) - T.Cast("float32", T.Cast("int32", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5)))))) * (T.float32(1.0) - ((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5) - T.Cast("float32", T.Cast("int32", T.floor((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5)))))) + (x[v_i0, v_i1, T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5))) + T.int64(1), height - T.int64(1)), T.int64(0)), T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5))), width - T.int64(1)), T.int64(0))] * (T.float32(1.0) - ((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5) - T.Cast("float32", T.Cast("int32", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5)))))) + x[v_i0, v_i1, T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5))) + T.int64(1), height - T.int64(1)), T.int64(0)), T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5))) + T.int64(1), width - T.int64(1)), T.int64(0))] * ((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5) - T.Cast("float32", T.Cast("int32", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5)))))) * ((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5) - T.Cast("float32", T.Cast("int32", T.floor((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5)))))

    @T.prim_func(s_tir=True)
    def shape_func(H: T.Buffer((T.int64(10),), "int64")):
        T.func_attr({"tirx.is_host_func": True})
        H[T.int64(9)] = T.int64(4) * H[T.int64(0)] * T.int64(7)
        H[T.int64(5)] = H[T.int64(1)] * T.int64(2)
        H[T.int64(7)] = T.int64(16) * (H[T.int64(0)] * (H[T.int64(1)] * T.int64(2)) * (H[T.int64(2)] * T.int64(2)))
        H[T.int64(4)] = T.int64(12) * (H[T.int64(0)] * (H[T.int64(1)] * T.int64(2)) * (H[T.int64(2)] * T.int64(2)))
        H[T.int64(3)] = T.int64(16) * (H[T.int64(0)] * H[T.int64(1)] * H[T.int64(2)])
        H[T.int64(6)] = H[T.int64(2)] * T.int64(2)
        H[T.int64(8)] = T.int64(28) * (H[T.int64(0)] * (H[T.int64(1)] * T.int64(2)) * (H[T.int64(2)] * T.int64(2)))

    @T.prim_func(s_tir=True)
    def silu(lv: T.Buffer(("n", T.int64(4), "height", "width"), "float32"), T_multiply: T.Buffer((n, T.int64(4), height, width), "float32")):
        n, height, width = T.int64(), T.int64(), T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        compute = T.sblock_alloc_buffer((n, T.int64(4), height, width))
        for i0, i1, i2, i3 in T.grid(n, T.int64(4), height, width):
            with T.sblock("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(lv[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute[v_i0, v_i1, v_i2, v_i3])
                compute[v_i0, v_i1, v_i2, v_i3] = T.sigmoid(lv[v_i0, v_i1, v_i2, v_i3])
        for ax0, ax1, ax2, ax3 in T.grid(n, T.int64(4), height, width):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(lv[v_ax0, v_ax1, v_ax2, v_ax3], compute[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_multiply[v_ax0, v_ax1, v_ax2, v_ax3])
                T_multiply[v_ax0, v_ax1, v_ax2, v_ax3] = lv[v_ax0, v_ax1, v_ax2, v_ax3] * compute[v_ax0, v_ax1, v_ax2, v_ax3]

    @T.prim_func(s_tir=True)
    def tir_sigmoid(lv4: T.Buffer(("n", T.int64(7), "height * T.int64(2)", "width * T.int64(2)"), "float32"), width: T.int64, height: T.int64, compute: T.Buffer((n, T.int64(7), height * T.int64(2), width * T.int64(2)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, i3 in T.grid(n, T.int64(7), height * T.int64(2), width * T.int64(2)):
            with T.sblock("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(lv4[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute[v_i0, v_i1, v_i2, v_i3])
                compute[v_i0, v_i1, v_i2, v_i3] = T.sigmoid(lv4[v_i0, v_i1, v_i2, v_i3])

    @R.function
    def main(x: R.Tensor(("n", 4, "height", "width"), dtype="float32"), w: R.Tensor((4, 3, 2, 2), dtype="float32"), gamma: R.Tensor((4,), dtype="float32"), beta: R.Tensor((4,), dtype="float32")) -> R.Tensor(("n", 7, 1, 1), dtype="float32"):
        n = T.int64()
        height = T.int64()
        width = T.int64()
        R.func_attr({"relax.force_pure": True})
        cls = Module
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (10,), ty_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, 4, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 4, height, width), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", w, 4, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[1], param=w, annotation=R.Tensor((4, 3, 2, 2), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", gamma, 1, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[2], param=gamma, annotation=R.Tensor((4,), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", beta, 1, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[3], param=beta, annotation=R.Tensor((4,), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, 4, 1, 0, 0, 4, 1, 1, 1, 2, R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 4, height, width), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", w, shape_heap, 4, 0, 4, 0, 3, 0, 2, 0, 2, R.str("ErrorContext(fn=main, loc=param[1], param=w, annotation=R.Tensor((4, 3, 2, 2), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", gamma, shape_heap, 1, 0, 4, R.str("ErrorContext(fn=main, loc=param[2], param=gamma, annotation=R.Tensor((4,), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", beta, shape_heap, 1, 0, 4, R.str("ErrorContext(fn=main, loc=param[3], param=beta, annotation=R.Tensor((4,), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        gv: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 3, ty_args=(R.Shape(ndim=1),))
        storage: R.Any = R.vm.alloc_storage(gv, 0, R.dtype("uint8"), R.str("global"))
        gv1: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, 4, 1, 0, 0, 4, 1, 1, 1, 2, ty_args=(R.Shape(ndim=4),))
        alloc: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage, 0, gv1, R.dtype("float32"), 0)
        R.vm.kill_object(storage)
        cls.group_norm(x, gamma, beta, alloc)
        gv2: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 3, ty_args=(R.Shape(ndim=1),))
        storage1: R.Any = R.vm.alloc_storage(gv2, 0, R.dtype("uint8"), R.str("global"))
        gv3: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, 4, 1, 0, 0, 4, 1, 1, 1, 2, ty_args=(R.Shape(ndim=4),))
        alloc1: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage1, 0, gv3, R.dtype("float32"), 0)
        R.vm.kill_object(storage1)
        cls.silu(alloc, alloc1)
        R.vm.kill_object(alloc)
        gv4: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 4, ty_args=(R.Shape(ndim=1),))
        storage2: R.Any = R.vm.alloc_storage(gv4, 0, R.dtype("uint8"), R.str("global"))
        gv5: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, 4, 1, 0, 0, 3, 1, 5, 1, 6, ty_args=(R.Shape(ndim=4),))
        alloc2: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage2, 0, gv5, R.dtype("float32"), 0)
        R.vm.kill_object(storage2)
        cls.conv2d_transpose(alloc1, w, alloc2)
        R.vm.kill_object(alloc1)
        gv6: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 7, ty_args=(R.Shape(ndim=1),))
        storage3: R.Any = R.vm.alloc_storage(gv6, 0, R.dtype("uint8"), R.str("global"))
        gv7: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, 4, 1, 0, 0, 4, 1, 5, 1, 6, ty_args=(R.Shape(ndim=4),))
        alloc3: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage3, 0, gv7, R.dtype("float32"), 0)
        R.vm.kill_object(storage3)
        cls.resize2d(x, alloc3)
        gv8: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 8, ty_args=(R.Shape(ndim=1),))
        storage4: R.Any = R.vm.alloc_storage(gv8, 0, R.dtype("uint8"), R.str("global"))
        gv9: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, 4, 1, 0, 0, 7, 1, 5, 1, 6, ty_args=(R.Shape(ndim=4),))
        alloc4: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage4, 0, gv9, R.dtype("float32"), 0)
        R.vm.kill_object(storage4)
        gv10: T.int64 = R.call_packed("vm.builtin.make_prim_value", shape_heap, 1, 1, ty_args=(T.int64,))
        gv11: T.int64 = R.call_packed("vm.builtin.make_prim_value", shape_heap, 1, 2, ty_args=(T.int64,))
        cls.concatenate(alloc2, alloc3, gv10, gv11, alloc4)
        R.vm.kill_object(alloc2)
        R.vm.kill_object(alloc3)
        gv12: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 8, ty_args=(R.Shape(ndim=1),))
        storage5: R.Any = R.vm.alloc_storage(gv12, 0, R.dtype("uint8"), R.str("global"))
        gv13: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, 4, 1, 0, 0, 7, 1, 5, 1, 6, ty_args=(R.Shape(ndim=4),))
        alloc5: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage5, 0, gv13, R.dtype("float32"), 0)
        R.vm.kill_object(storage5)
        gv14: T.int64 = R.call_packed("vm.builtin.make_prim_value", shape_heap, 1, 2, ty_args=(T.int64,))
        gv15: T.int64 = R.call_packed("vm.builtin.make_prim_value", shape_heap, 1, 1, ty_args=(T.int64,))
        cls.tir_sigmoid(alloc4, gv14, gv15, alloc5)
        R.vm.kill_object(alloc4)
        gv16: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 9, ty_args=(R.Shape(ndim=1),))
        storage_1: R.Any = R.vm.alloc_storage(gv16, 0, R.dtype("uint8"), R.str("global"))
        gv17: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, 4, 1, 0, 0, 7, 0, 1, 0, 1, ty_args=(R.Shape(ndim=4),))
        alloc6: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage_1, 0, gv17, R.dtype("float32"), 0)
        R.vm.kill_object(storage_1)
        gv18: T.int64 = R.call_packed("vm.builtin.make_prim_value", shape_heap, 1, 2, ty_args=(T.int64,))
        gv19: T.int64 = R.call_packed("vm.builtin.make_prim_value", shape_heap, 1, 1, ty_args=(T.int64,))
        cls.adaptive_avg_pool2d(alloc5, gv18, gv19, alloc6)
        R.vm.kill_object(alloc5)
        R.call_packed("vm.builtin.match_shape", alloc6, shape_heap, 4, 3, 0, 0, 7, 0, 1, 0, 1, R.str("ErrorContext(fn=main, loc=return, annotation=R.Tensor((n, 7, 1, 1), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        return alloc6
