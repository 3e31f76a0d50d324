# corpus/relax/upsampling_net: stage 03, after FuseOps, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def adaptive_avg_pool2d(var_lv5: T.handle, var_adaptive_pool_avg: T.handle, width: T.int64, height: T.int64):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        n = T.int64()
        lv5 = T.match_buffer(var_lv5, (n, T.int64(7), height * T.int64(2), width * T.int64(2)))
        adaptive_pool_avg = T.match_buffer(var_adaptive_pool_avg, (n, T.int64(7), T.int64(1), T.int64(1)))
        # with T.block("root"):
        adaptive_pool_sum = T.alloc_buffer((n, T.int64(7), T.int64(1), T.int64(1)))
        for ax0, ax1, ax2, ax3, rv0, rv1 in T.grid(n, T.int64(7), T.int64(1), T.int64(1), height * T.int64(2), width * T.int64(2)):
            with T.block("adaptive_pool_sum"):
                v_ax0, v_ax1, v_ax2, v_ax3, v_rv0, v_rv1 = T.axis.remap("SSSSRR", [ax0, ax1, ax2, ax3, rv0, rv1])
                T.reads(lv5[v_ax0, v_ax1, v_ax2 * height * T.int64(2) + v_rv0, v_ax3 * width * T.int64(2) + v_rv1])
                T.writes(adaptive_pool_sum[v_ax0, v_ax1, v_ax2, v_ax3])
                with T.init():
                    adaptive_pool_sum[v_ax0, v_ax1, v_ax2, v_ax3] = T.float32(0.0)
                adaptive_pool_sum[v_ax0, v_ax1, v_ax2, v_ax3] = adaptive_pool_sum[v_ax0, v_ax1, v_ax2, v_ax3] + lv5[v_ax0, v_ax1, v_ax2 * height * T.int64(2) + v_rv0, v_ax3 * width * T.int64(2) + v_rv1]
        for ax0, ax1, ax2, ax3 in T.grid(n, T.int64(7), T.int64(1), T.int64(1)):
            with T.block("adaptive_pool_avg"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(adaptive_pool_sum[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(adaptive_pool_avg[v_ax0, v_ax1, v_ax2, v_ax3])
                T.block_attr({"schedule_rule": "meta_schedule.adaptive_pool_avg"})
                adaptive_pool_avg[v_ax0, v_ax1, v_ax2, v_ax3] = adaptive_pool_sum[v_ax0, v_ax1, v_ax2, v_ax3] / (T.Cast("float32", T.Cast("int32", height * T.int64(2))) * T.Cast("float32", T.Cast("int32", width * T.int64(2))))

    @T.prim_func(private=True)
    def concatenate(var_lv2: T.handle, var_lv3: T.handle, var_T_concat: T.handle, width: T.int64, height: T.int64):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        n = T.int64()
        lv2 = T.match_buffer(var_lv2, (n, T.int64(3), height * T.int64(2), width * T.int64(2)))
        lv3 = T.match_buffer(var_lv3, (n, T.int64(4), height * T.int64(2), width * T.int64(2)))
        T_concat = T.match_buffer(var_T_concat, (n, T.int64(7), height * T.int64(2), width * T.int64(2)))
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(n, T.int64(7), height * T.int64(2), width * T.int64(2)):
            with T.block("T_concat"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(lv3[v_ax0, v_ax1 - T.int64(3), v_ax2, v_ax3], lv2[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_concat[v_ax0, v_ax1, v_ax2, v_ax3])
                T_concat[v_ax0, v_ax1, v_ax2, v_ax3] = T.if_then_else(T.int64(3) <= v_ax1, lv3[v_ax0, v_ax1 - T.int64(3), v_ax2, v_ax3], lv2[v_ax0, v_ax1, v_ax2, v_ax3])

    @T.prim_func(private=True)
    def conv2d_transpose(var_lv1: T.handle, w: T.Buffer((T.int64(4), T.int64(3), T.int64(2), T.int64(2)), "float32"), var_compute: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        n, height, width = T.int64(), T.int64(), T.int64()
        lv1 = T.match_buffer(var_lv1, (n, T.int64(4), height, width))
        compute = T.match_buffer(var_compute, (n, T.int64(3), height * T.int64(2), width * T.int64(2)))
        # with T.block("root"):
        data_dilate = T.alloc_buffer((n, T.int64(4), height * T.int64(2) - T.int64(1), width * T.int64(2) - T.int64(1)))
        data_pad = T.alloc_buffer((n, T.int64(4), height * T.int64(2) + T.int64(1), width * T.int64(2) + T.int64(1)))
        kernel_transform = T.alloc_buffer((T.int64(3), T.int64(4), T.int64(2), T.int64(2)))
        for i0, i1, i2, i3 in T.grid(n, T.int64(4), height * T.int64(2) - T.int64(1), width * T.int64(2) - T.int64(1)):
            with T.block("data_dilate"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(lv1[v_i0, v_i1, v_i2 // T.int64(2), v_i3 // T.int64(2)])
                T.writes(data_dilate[v_i0, v_i1, v_i2, v_i3])
                data_dilate[v_i0, v_i1, v_i2, v_i3] = T.if_then_else(v_i2 % T.int64(2) == T.int64(0) and v_i3 % T.int64(2) == T.int64(0), lv1[v_i0, v_i1, v_i2 // T.int64(2), v_i3 // T.int64(2)], T.float32(0.0))
        for i0, i1, i2, i3 in T.grid(n, T.int64(4), height * T.int64(2) + T.int64(1), width * T.int64(2) + T.int64(1)):
            with T.block("data_pad"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(data_dilate[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)])
                T.writes(data_pad[v_i0, v_i1, v_i2, v_i3])
                data_pad[v_i0, v_i1, v_i2, v_i3] = T.if_then_else(T.int64(1) <= v_i2 and v_i2 < height * T.int64(2) and T.int64(1) <= v_i3 and v_i3 < width * T.int64(2), data_dilate[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)], T.float32(0.0))
        for o, i, h, w_1 in T.grid(T.int64(3), T.int64(4), T.int64(2), T.int64(2)):
            with T.block("kernel_transform"):
                v_o, v_i, v_h, v_w = T.axis.remap("SSSS", [o, i, h, w_1])
                T.reads(w[v_i, v_o, T.int64(1) - v_h, T.int64(1) - v_w])
                T.writes(kernel_transform[v_o, v_i, v_h, v_w])
                kernel_transform[v_o, v_i, v_h, v_w] = w[v_i, v_o, T.int64(1) - v_h, T.int64(1) - v_w]
        for b, c, h, w_1, dc, dh, dw in T.grid(n, T.int64(3), height * T.int64(2), width * T.int64(2), T.int64(4), T.int64(2), T.int64(2)):
            with T.block("compute"):
                v_b, v_c, v_h, v_w, v_dc, v_dh, v_dw = T.axis.remap("SSSSRRR", [b, c, h, w_1, dc, dh, dw])
                T.reads(data_pad[v_b, v_dc, v_h + v_dh, v_w + v_dw], kernel_transform[v_c, v_dc, v_dh, v_dw])
                T.writes(compute[v_b, v_c, v_h, v_w])
                with T.init():
                    compute[v_b, v_c, v_h, v_w] = T.float32(0.0)
                compute[v_b, v_c, v_h, v_w] = compute[v_b, v_c, v_h, v_w] + data_pad[v_b, v_dc, v_h + v_dh, v_w + v_dw] * kernel_transform[v_c, v_dc, v_dh, v_dw]

    @T.prim_func(private=True)
    def group_norm(var_x: T.handle, gamma: T.Buffer((T.int64(4),), "float32"), beta: T.Buffer((T.int64(4),), "float32"), var_T_reshape: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        n, height, width = T.int64(), T.int64(), T.int64()
        x = T.match_buffer(var_x, (n, T.int64(4), height, width))
        T_reshape = T.match_buffer(var_T_reshape, (n, T.int64(4), height, width))
        # with T.block("root"):
        T_reshape_1 = T.alloc_buffer((n, T.int64(2), T.int64(2), height, width))
        x_red_temp_v0 = T.alloc_buffer((n, T.int64(2)))
        x_red_temp_v1 = T.alloc_buffer((n, T.int64(2)))
        T_reshape_2 = T.alloc_buffer((T.int64(2), T.int64(2)))
        T_reshape_3 = T.alloc_buffer((T.int64(2), T.int64(2)))
        T_group_norm = T.alloc_buffer((n, T.int64(2), T.int64(2), height, width))
        for ax0, ax1, ax2, ax3, ax4 in T.grid(n, T.int64(2), T.int64(2), height, width):
            with T.block("T_reshape"):
                v_ax0, v_ax1, v_ax2, v_ax3, v_ax4 = T.axis.remap("SSSSS", [ax0, ax1, ax2, ax3, ax4])
                T.reads(x[(((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) // width // height // T.int64(4) % n, (((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) // width // height % T.int64(4), (((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) // width % height, (((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) % width])
                T.writes(T_reshape_1[v_ax0, v_ax1, v_ax2, v_ax3, v_ax4])
                T_reshape_1[v_ax0, v_ax1, v_ax2, v_ax3, v_ax4] = x[(((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) // width // height // T.int64(4) % n, (((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) // width // height % T.int64(4), (((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) // width % height, (((v_ax0 * T.int64(4) + v_ax1 * T.int64(2) + v_ax2) * height + v_ax3) * width + v_ax4) % width]
        for ax0, ax1, k2, k3, k4 in T.grid(n, T.int64(2), T.int64(2), height, width):
            with T.block("x_red_temp"):
                v_ax0, v_ax1, v_k2, v_k3, v_k4 = T.axis.remap("SSRRR", [ax0, ax1, k2, k3, k4])
                T.reads(T_reshape_1[v_ax0, v_ax1, v_k2, v_k3, v_k4])
                T.writes(x_red_temp_v0[v_ax0, v_ax1], x_red_temp_v1[v_ax0, v_ax1])
                with T.init():
                    x_red_temp_v0[v_ax0, v_ax1] = T.float32(0.0)
                    x_red_temp_v1[v_ax0, v_ax1] = T.float32(0.0)
                v_x_red_temp_v0: T.float32 = x_red_temp_v0[v_ax0, v_ax1] + T_reshape_1[v_ax0, v_ax1, v_k2, v_k3, v_k4]
                v_x_red_temp_v1: T.float32 = x_red_temp_v1[v_ax0, v_ax1] + T_reshape_1[v_ax0, v_ax1, v_k2, v_k3, v_k4] * T_reshape_1[v_ax0, v_ax1, v_k2, v_k3, v_k4]
                x_red_temp_v0[v_ax0, v_ax1] = v_x_red_temp_v0
                x_red_temp_v1[v_ax0, v_ax1] = v_x_red_temp_v1
        for ax0, ax1 in T.grid(T.int64(2), T.int64(2)):
            with T.block("T_reshape_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(gamma[(v_ax0 * T.int64(2) + v_ax1) % T.int64(4)])
                T.writes(T_reshape_2[v_ax0, v_ax1])
                T_reshape_2[v_ax0, v_ax1] = gamma[(v_ax0 * T.int64(2) + v_ax1) % T.int64(4)]
        for ax0, ax1 in T.grid(T.int64(2), T.int64(2)):
            with T.block("T_reshape_2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(beta[(v_ax0 * T.int64(2) + v_ax1) % T.int64(4)])
                T.writes(T_reshape_3[v_ax0, v_ax1])
                T_reshape_3[v_ax0, v_ax1] = beta[(v_ax0 * T.int64(2) + v_ax1) % T.int64(4)]
        for ax0, ax1, ax2, ax3, ax4 in T.grid(n, T.int64(2), T.int64(2), height, width):
            with T.block("T_group_norm"):
                v_ax0, v_ax1, v_ax2, v_ax3, v_ax4 = T.axis.remap("SSSSS", [ax0, ax1, ax2, ax3, ax4])
                T.reads(T_reshape_1[v_ax0, v_ax1, v_ax2, v_ax3, v_ax4], x_red_temp_v0[v_ax0, v_ax1], x_red_temp_v1[v_ax0, v_ax1], T_reshape_2[v_ax1, v_ax2], T_reshape_3[v_ax1, v_ax2])
                T.writes(T_group_norm[v_ax0, v_ax1, v_ax2, v_ax3, v_ax4])
                T_group_norm[v_ax0, v_ax1, v_ax2, v_ax3, v_ax4] = (T_reshape_1[v_ax0, v_ax1, v_ax2, v_ax3, v_ax4] - x_red_temp_v0[v_ax0, v_ax1] / (T.float32(2.0) * T.Cast("float32", height) * T.Cast("float32", width))) * T.rsqrt(x_red_temp_v1[v_ax0, v_ax1] / (T.float32(2.0) * T.Cast("float32", height) * T.Cast("float32", width)) - x_red_temp_v0[v_ax0, v_ax1] / (T.float32(2.0) * T.Cast("float32", height) * T.Cast("float32", width)) * (x_red_temp_v0[v_ax0, v_ax1] / (T.float32(2.0) * T.Cast("float32", height) * T.Cast("float32", width))) + T.float32(1.0000000000000001e-05)) * T_reshape_2[v_ax1, v_ax2] + T_reshape_3[v_ax1, v_ax2]
        for ax0, ax1, ax2, ax3 in T.grid(n, T.int64(4), height, width):
            with T.block("T_reshape_3"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(T_group_norm[(((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width // height // T.int64(4) % n, (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width // height % T.int64(4) // T.int64(2), (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width // height % T.int64(2), (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width % height, (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) % width])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape[v_ax0, v_ax1, v_ax2, v_ax3] = T_group_norm[(((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width // height // T.int64(4) % n, (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width // height % T.int64(4) // T.int64(2), (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width // height % T.int64(2), (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) // width % height, (((v_ax0 * T.int64(4) + v_ax1) * height + v_ax2) * width + v_ax3) % width]

    @T.prim_func(private=True)
    def resize2d(var_x: T.handle, var_resize: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        n, height, width = T.int64(), T.int64(), T.int64()
        x = T.match_buffer(var_x, (n, T.int64(4), height, width))
        resize = T.match_buffer(var_resize, (n, T.int64(4), height * T.int64(2), width * T.int64(2)))
        # with T.block("root"):
        for i0, i1, i2, i3 in T.grid(n, T.int64(4), height * T.int64(2), width * T.int64(2)):
            with T.block("resize"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(x[v_i0, v_i1, T.int64(0):T.max(height, T.int64(1)), T.int64(0):T.max(width, T.int64(1))])
                T.writes(resize[v_i0, v_i1, v_i2, v_i3])
                resize[v_i0, v_i1, v_i2, v_i3] = (x[v_i0, v_i1, T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5))), height - T.int64(1)), T.int64(0)), T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5))), width - T.int64(1)), T.int64(0))] * (T.float32(1.0) - ((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5) - T.Cast("float32", T.Cast("int32", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5)))))) + x[v_i0, v_i1, T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5))), height - T.int64(1)), T.int64(0)), T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5))) + T.int64(1), width - T.int64(1)), T.int64(0))] * ((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5) - T.Cast("float32", T.Cast("int32", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5)))))) * (T.float32(1.0) - ((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5) - T.Cast("float32", T.Cast("int32", T.floor((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5)))))) + (x[v_i0, v_i1, T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5))) + T.int64(1), height - T.int64(1)), T.int64(0)), T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5))), width - T.int64(1)), T.int64(0))] * (T.float32(1.0) - ((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5) - T.Cast("float32", T.Cast("int32", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5)))))) + x[v_i0, v_i1, T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5))) + T.int64(1), height - T.int64(1)), T.int64(0)), T.max(T.min(T.Cast("int64", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5))) + T.int64(1), width - T.int64(1)), T.int64(0))] * ((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5) - T.Cast("float32", T.Cast("int32", T.floor((T.Cast("float32", v_i3) + T.float32(0.5)) * (T.Cast("float32", width) / T.Cast("float32", width * T.int64(2))) - T.float32(0.5)))))) * ((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5) - T.Cast("float32", T.Cast("int32", T.floor((T.Cast("float32", v_i2) + T.float32(0.5)) * (T.Cast("float32", height) / T.Cast("float32", height * T.int64(2))) - T.float32(0.5)))))

    @T.prim_func(private=True)
    def silu(var_lv: T.handle, var_T_multiply: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        n, height, width = T.int64(), T.int64(), T.int64()
        lv = T.match_buffer(var_lv, (n, T.int64(4), height, width))
        T_multiply = T.match_buffer(var_T_multiply, (n, T.int64(4), height, width))
        # with T.block("root"):
        compute = T.alloc_buffer((n, T.int64(4), height, width))
        for i0, i1, i2, i3 in T.grid(n, T.int64(4), height, width):
            with T.block("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(lv[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute[v_i0, v_i1, v_i2, v_i3])
                compute[v_i0, v_i1, v_i2, v_i3] = T.sigmoid(lv[v_i0, v_i1, v_i2, v_i3])
        for ax0, ax1, ax2, ax3 in T.grid(n, T.int64(4), height, width):
            with T.block("T_multiply"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(lv[v_ax0, v_ax1, v_ax2, v_ax3], compute[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_multiply[v_ax0, v_ax1, v_ax2, v_ax3])
                T_multiply[v_ax0, v_ax1, v_ax2, v_ax3] = lv[v_ax0, v_ax1, v_ax2, v_ax3] * compute[v_ax0, v_ax1, v_ax2, v_ax3]

    @T.prim_func(private=True)
    def tir_sigmoid(var_lv4: T.handle, var_compute: T.handle, height: T.int64, width: T.int64):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        n = T.int64()
        lv4 = T.match_buffer(var_lv4, (n, T.int64(7), height * T.int64(2), width * T.int64(2)))
        compute = T.match_buffer(var_compute, (n, T.int64(7), height * T.int64(2), width * T.int64(2)))
        # with T.block("root"):
        for i0, i1, i2, i3 in T.grid(n, T.int64(7), height * T.int64(2), width * T.int64(2)):
            with T.block("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(lv4[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute[v_i0, v_i1, v_i2, v_i3])
                compute[v_i0, v_i1, v_i2, v_i3] = T.sigmoid(lv4[v_i0, v_i1, v_i2, v_i3])

    @R.function(private=True)
    def fused_concatenate_tir_sigmoid(lv2: R.Tensor(("n", 3, "height * 2", "width * 2"), dtype="float32"), lv3: R.Tensor(("n", 4, "height * 2", "width * 2"), dtype="float32"), tir_vars: R.Shape(["width", "height"])) -> R.Tensor(("n", 7, "height * 2", "width * 2"), dtype="float32"):
        n = T.int64()
        height = T.int64()
        width = T.int64()
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            lv4 = R.call_tir(cls.concatenate, (lv2, lv3), out_sinfo=R.Tensor((n, 7, height * 2, width * 2), dtype="float32"), tir_vars=R.shape([width, height]))
            gv = R.call_tir(cls.tir_sigmoid, (lv4,), out_sinfo=R.Tensor((n, 7, height * 2, width * 2), dtype="float32"), tir_vars=R.shape([height, width]))
            R.output(gv)
        return gv

    @R.function
    def main(x: R.Tensor(("n", 4, "height", "width"), dtype="float32"), w: R.Tensor((4, 3, 2, 2), dtype="float32"), gamma: R.Tensor((4,), dtype="float32"), beta: R.Tensor((4,), dtype="float32")) -> R.Tensor(("n", 7, 1, 1), dtype="float32"):
        n = T.int64()
        height = T.int64()
        width = T.int64()
        cls = Module
        with R.dataflow():
            lv = R.call_tir(cls.group_norm, (x, gamma, beta), out_sinfo=R.Tensor((n, 4, height, width), dtype="float32"))
            lv1 = R.call_tir(cls.silu, (lv,), out_sinfo=R.Tensor((n, 4, height, width), dtype="float32"))
            lv2 = R.call_tir(cls.conv2d_transpose, (lv1, w), out_sinfo=R.Tensor((n, 3, height * 2, width * 2), dtype="float32"))
            lv3 = R.call_tir(cls.resize2d, (x,), out_sinfo=R.Tensor((n, 4, height * 2, width * 2), dtype="float32"))
            lv_1: R.Tensor((n, 7, height * 2, width * 2), dtype="float32") = cls.fused_concatenate_tir_sigmoid(lv2, lv3, R.shape([width, height]))
            lv6 = R.call_tir(cls.adaptive_avg_pool2d, (lv_1,), out_sinfo=R.Tensor((n, 7, 1, 1), dtype="float32"), tir_vars=R.shape([width, height]))
            gv: R.Tensor((n, 7, 1, 1), dtype="float32") = lv6
            R.output(gv)
        return gv
