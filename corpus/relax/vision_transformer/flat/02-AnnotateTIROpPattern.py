# corpus/relax/vision_transformer: stage 02, after AnnotateTIROpPattern, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def add(lv: T.Buffer(("batch", T.int64(8), T.int64(2), T.int64(2)), "float32"), lv1: T.Buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)), "float32"), T_add: T.Buffer((batch, T.int64(8), T.int64(2), T.int64(2)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(8), T.int64(2), T.int64(2)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(lv[v_ax0, v_ax1, v_ax2, v_ax3], lv1[T.int64(0), v_ax1, T.int64(0), T.int64(0)])
                T.writes(T_add[v_ax0, v_ax1, v_ax2, v_ax3])
                T_add[v_ax0, v_ax1, v_ax2, v_ax3] = lv[v_ax0, v_ax1, v_ax2, v_ax3] + lv1[T.int64(0), v_ax1, T.int64(0), T.int64(0)]

    @T.prim_func(private=True, s_tir=True)
    def add1(permute_dims: T.Buffer(("batch", T.int64(4), T.int64(8)), "float32"), positions: T.Buffer((T.int64(1), T.int64(4), T.int64(8)), "float32"), T_add: T.Buffer((batch, T.int64(4), T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(permute_dims[v_ax0, v_ax1, v_ax2], positions[T.int64(0), v_ax1, v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = permute_dims[v_ax0, v_ax1, v_ax2] + positions[T.int64(0), v_ax1, v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def add2(matmul: T.Buffer(("batch", T.int64(4), T.int64(24)), "float32"), project_bias: T.Buffer((T.int64(24),), "float32"), T_add: T.Buffer((batch, T.int64(4), T.int64(24)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(24)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul[v_ax0, v_ax1, v_ax2], project_bias[v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = matmul[v_ax0, v_ax1, v_ax2] + project_bias[v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def add3(matmul3: T.Buffer(("batch", T.int64(4), T.int64(8)), "float32"), mix_bias: T.Buffer((T.int64(8),), "float32"), T_add: T.Buffer((batch, T.int64(4), T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul3[v_ax0, v_ax1, v_ax2], mix_bias[v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = matmul3[v_ax0, v_ax1, v_ax2] + mix_bias[v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def add4(add: T.Buffer(("batch", T.int64(4), T.int64(8)), "float32"), add2: T.Buffer((batch, T.int64(4), T.int64(8)), "float32"), T_add: T.Buffer((batch, T.int64(4), T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add[v_ax0, v_ax1, v_ax2], add2[v_ax0, v_ax1, v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = add[v_ax0, v_ax1, v_ax2] + add2[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def add5(matmul4: T.Buffer(("batch", T.int64(4), T.int64(16)), "float32"), up_bias: T.Buffer((T.int64(16),), "float32"), T_add: T.Buffer((batch, T.int64(4), T.int64(16)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul4[v_ax0, v_ax1, v_ax2], up_bias[v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = matmul4[v_ax0, v_ax1, v_ax2] + up_bias[v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def add6(matmul6: T.Buffer(("batch", T.int64(3)), "float32"), head_bias: T.Buffer((T.int64(3),), "float32"), T_add: T.Buffer((batch, T.int64(3)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(batch, T.int64(3)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(matmul6[v_ax0, v_ax1], head_bias[v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = matmul6[v_ax0, v_ax1] + head_bias[v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def conv2d(image: T.Buffer(("batch", T.int64(3), T.int64(8), T.int64(8)), "float32"), patches_weight: T.Buffer((T.int64(8), T.int64(3), T.int64(4), T.int64(4)), "float32"), conv2d_nchw: T.Buffer((batch, T.int64(8), T.int64(2), T.int64(2)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        pad_temp = T.sblock_alloc_buffer((batch, T.int64(3), T.int64(8), T.int64(8)))
        for i0, i1, i2, i3 in T.grid(batch, T.int64(3), T.int64(8), T.int64(8)):
            with T.sblock("pad_temp"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(image[v_i0, v_i1, v_i2, v_i3])
                T.writes(pad_temp[v_i0, v_i1, v_i2, v_i3])
                pad_temp[v_i0, v_i1, v_i2, v_i3] = image[v_i0, v_i1, v_i2, v_i3]
        for nn, ff, yy, xx, rc, ry, rx in T.grid(batch, T.int64(8), T.int64(2), T.int64(2), T.int64(3), T.int64(4), T.int64(4)):
            with T.sblock("conv2d_nchw"):
                v_nn, v_ff, v_yy, v_xx, v_rc, v_ry, v_rx = T.axis.remap("SSSSRRR", [nn, ff, yy, xx, rc, ry, rx])
                T.reads(pad_temp[v_nn, v_rc, v_yy * T.int64(4) + v_ry, v_xx * T.int64(4) + v_rx], patches_weight[v_ff, v_rc, v_ry, v_rx])
                T.writes(conv2d_nchw[v_nn, v_ff, v_yy, v_xx])
                with T.init():
                    conv2d_nchw[v_nn, v_ff, v_yy, v_xx] = T.float32(0.0)
                conv2d_nchw[v_nn, v_ff, v_yy, v_xx] = conv2d_nchw[v_nn, v_ff, v_yy, v_xx] + pad_temp[v_nn, v_rc, v_yy * T.int64(4) + v_ry, v_xx * T.int64(4) + v_rx] * patches_weight[v_ff, v_rc, v_ry, v_rx]

    @T.prim_func(private=True, s_tir=True)
    def gelu(add4: T.Buffer(("batch", T.int64(4), T.int64(16)), "float32"), T_multiply: T.Buffer((batch, T.int64(4), T.int64(16)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        T_multiply_1 = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(16)))
        compute = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(16)))
        T_multiply_2 = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(16)))
        T_add = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(16)))
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add4[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply_1[v_ax0, v_ax1, v_ax2])
                T_multiply_1[v_ax0, v_ax1, v_ax2] = add4[v_ax0, v_ax1, v_ax2] * T.float32(0.70710678118654757)
        for i0, i1, i2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.sblock("compute"):
                v_i0, v_i1, v_i2 = T.axis.remap("SSS", [i0, i1, i2])
                T.reads(T_multiply_1[v_i0, v_i1, v_i2])
                T.writes(compute[v_i0, v_i1, v_i2])
                compute[v_i0, v_i1, v_i2] = T.erf(T_multiply_1[v_i0, v_i1, v_i2])
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.sblock("T_multiply_1"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(compute[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply_2[v_ax0, v_ax1, v_ax2])
                T_multiply_2[v_ax0, v_ax1, v_ax2] = compute[v_ax0, v_ax1, v_ax2] * T.float32(0.5)
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(T_multiply_2[v_ax0, v_ax1, v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = T.float32(0.5) + T_multiply_2[v_ax0, v_ax1, v_ax2]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.sblock("T_multiply_2"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add4[v_ax0, v_ax1, v_ax2], T_add[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply[v_ax0, v_ax1, v_ax2])
                T_multiply[v_ax0, v_ax1, v_ax2] = add4[v_ax0, v_ax1, v_ax2] * T_add[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def layer_norm(add: T.Buffer(("batch", T.int64(4), T.int64(8)), "float32"), before_weight: T.Buffer((T.int64(8),), "float32"), before_bias: T.Buffer((T.int64(8),), "float32"), T_layer_norm: T.Buffer((batch, T.int64(4), T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        add_sum = T.sblock_alloc_buffer((batch, T.int64(4)))
        add_mean = T.sblock_alloc_buffer((batch, T.int64(4)))
        add_var_sum = T.sblock_alloc_buffer((batch, T.int64(4)))
        for ax0, ax1, k2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("add_sum"):
                v_ax0, v_ax1, v_k2 = T.axis.remap("SSR", [ax0, ax1, k2])
                T.reads(add[v_ax0, v_ax1, v_k2])
                T.writes(add_sum[v_ax0, v_ax1])
                with T.init():
                    add_sum[v_ax0, v_ax1] = T.float32(0.0)
                add_sum[v_ax0, v_ax1] = add_sum[v_ax0, v_ax1] + add[v_ax0, v_ax1, v_k2]
        for ax0, ax1 in T.grid(batch, T.int64(4)):
            with T.sblock("add_mean"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(add_sum[v_ax0, v_ax1])
                T.writes(add_mean[v_ax0, v_ax1])
                add_mean[v_ax0, v_ax1] = add_sum[v_ax0, v_ax1] / T.float32(8.0)
        for ax0, ax1, k2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("add_var_sum"):
                v_ax0, v_ax1, v_k2 = T.axis.remap("SSR", [ax0, ax1, k2])
                T.reads(add[v_ax0, v_ax1, v_k2], add_mean[v_ax0, v_ax1])
                T.writes(add_var_sum[v_ax0, v_ax1])
                with T.init():
                    add_var_sum[v_ax0, v_ax1] = T.float32(0.0)
                add_var_sum[v_ax0, v_ax1] = add_var_sum[v_ax0, v_ax1] + (add[v_ax0, v_ax1, v_k2] - add_mean[v_ax0, v_ax1]) * (add[v_ax0, v_ax1, v_k2] - add_mean[v_ax0, v_ax1])
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_layer_norm"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add[v_ax0, v_ax1, v_ax2], add_mean[v_ax0, v_ax1], add_var_sum[v_ax0, v_ax1], before_weight[v_ax2], before_bias[v_ax2])
                T.writes(T_layer_norm[v_ax0, v_ax1, v_ax2])
                T_layer_norm[v_ax0, v_ax1, v_ax2] = (add[v_ax0, v_ax1, v_ax2] - add_mean[v_ax0, v_ax1]) * T.rsqrt(add_var_sum[v_ax0, v_ax1] / T.float32(8.0) + T.float32(1.0000000000000001e-05)) * before_weight[v_ax2] + before_bias[v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def matmul(layer_norm: T.Buffer(("batch", T.int64(4), T.int64(8)), "float32"), permute_dims1: T.Buffer((T.int64(8), T.int64(24)), "float32"), matmul: T.Buffer((batch, T.int64(4), T.int64(24)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, k in T.grid(batch, T.int64(4), T.int64(24), T.int64(8)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(layer_norm[v_i0, v_i1, v_k], permute_dims1[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + layer_norm[v_i0, v_i1, v_k] * permute_dims1[v_k, v_i2]

    @T.prim_func(private=True, s_tir=True)
    def matmul1(permute_dims2: T.Buffer(("batch", T.int64(2), T.int64(4), T.int64(4)), "float32"), permute_dims5: T.Buffer((batch, T.int64(2), T.int64(4), T.int64(4)), "float32"), matmul: T.Buffer((batch, T.int64(2), T.int64(4), T.int64(4)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, i3, k in T.grid(batch, T.int64(2), T.int64(4), T.int64(4), T.int64(4)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_i3, v_k = T.axis.remap("SSSSR", [i0, i1, i2, i3, k])
                T.reads(permute_dims2[v_i0, v_i1, v_i2, v_k], permute_dims5[v_i0, v_i1, v_k, v_i3])
                T.writes(matmul[v_i0, v_i1, v_i2, v_i3])
                with T.init():
                    matmul[v_i0, v_i1, v_i2, v_i3] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2, v_i3] = matmul[v_i0, v_i1, v_i2, v_i3] + permute_dims2[v_i0, v_i1, v_i2, v_k] * permute_dims5[v_i0, v_i1, v_k, v_i3]

    @T.prim_func(private=True, s_tir=True)
    def matmul2(reshape4: T.Buffer(("batch", T.int64(4), T.int64(8)), "float32"), permute_dims7: T.Buffer((T.int64(8), T.int64(8)), "float32"), matmul: T.Buffer((batch, T.int64(4), T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, k in T.grid(batch, T.int64(4), T.int64(8), T.int64(8)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(reshape4[v_i0, v_i1, v_k], permute_dims7[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + reshape4[v_i0, v_i1, v_k] * permute_dims7[v_k, v_i2]

    @T.prim_func(private=True, s_tir=True)
    def matmul3(layer_norm1: T.Buffer(("batch", T.int64(4), T.int64(8)), "float32"), permute_dims8: T.Buffer((T.int64(8), T.int64(16)), "float32"), matmul: T.Buffer((batch, T.int64(4), T.int64(16)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, k in T.grid(batch, T.int64(4), T.int64(16), T.int64(8)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(layer_norm1[v_i0, v_i1, v_k], permute_dims8[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + layer_norm1[v_i0, v_i1, v_k] * permute_dims8[v_k, v_i2]

    @T.prim_func(private=True, s_tir=True)
    def matmul4(gelu: T.Buffer(("batch", T.int64(4), T.int64(16)), "float32"), permute_dims9: T.Buffer((T.int64(16), T.int64(8)), "float32"), matmul: T.Buffer((batch, T.int64(4), T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, k in T.grid(batch, T.int64(4), T.int64(8), T.int64(16)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(gelu[v_i0, v_i1, v_k], permute_dims9[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + gelu[v_i0, v_i1, v_k] * permute_dims9[v_k, v_i2]

    @T.prim_func(private=True, s_tir=True)
    def matmul5(mul1: T.Buffer(("batch", T.int64(8)), "float32"), permute_dims10: T.Buffer((T.int64(8), T.int64(3)), "float32"), matmul: T.Buffer((batch, T.int64(3)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, k in T.grid(batch, T.int64(3), T.int64(8)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(mul1[v_i0, v_k], permute_dims10[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + mul1[v_i0, v_k] * permute_dims10[v_k, v_i1]

    @T.prim_func(private=True, s_tir=True)
    def multiply(matmul1: T.Buffer(("batch", T.int64(2), T.int64(4), T.int64(4)), "float32"), T_multiply: T.Buffer((batch, T.int64(2), T.int64(4), T.int64(4)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(matmul1[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_multiply[v_ax0, v_ax1, v_ax2, v_ax3])
                T_multiply[v_ax0, v_ax1, v_ax2, v_ax3] = matmul1[v_ax0, v_ax1, v_ax2, v_ax3] * T.float32(0.5)

    @T.prim_func(private=True, s_tir=True)
    def multiply1(sum: T.Buffer(("batch", T.int64(8)), "float32"), T_multiply: T.Buffer((batch, T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(batch, T.int64(8)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(sum[v_ax0, v_ax1])
                T.writes(T_multiply[v_ax0, v_ax1])
                T_multiply[v_ax0, v_ax1] = sum[v_ax0, v_ax1] * T.float32(0.25)

    @T.prim_func(private=True, s_tir=True)
    def reshape(patches_bias: T.Buffer((T.int64(8),), "float32"), T_reshape: T.Buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(8), T.int64(1), T.int64(1)):
            with T.sblock("T_reshape"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(patches_bias[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape[v_ax0, v_ax1, v_ax2, v_ax3] = patches_bias[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)]

    @T.prim_func(private=True, s_tir=True)
    def reshape1(conv2d: T.Buffer(("batch", T.int64(8), T.int64(2), T.int64(2)), "float32"), T_reshape: T.Buffer((batch, T.int64(8), T.int64(4)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(8), T.int64(4)):
            with T.sblock("T_reshape"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(conv2d[((v_ax2 // T.int64(4) + v_ax1) // T.int64(8) + v_ax0) % batch, (v_ax2 // T.int64(4) + v_ax1) % T.int64(8), v_ax2 % T.int64(4) // T.int64(2), v_ax2 % T.int64(2)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2])
                T_reshape[v_ax0, v_ax1, v_ax2] = conv2d[((v_ax2 // T.int64(4) + v_ax1) // T.int64(8) + v_ax0) % batch, (v_ax2 // T.int64(4) + v_ax1) % T.int64(8), v_ax2 % T.int64(4) // T.int64(2), v_ax2 % T.int64(2)]

    @T.prim_func(private=True, s_tir=True)
    def reshape2(split_0: T.Buffer(("batch", T.int64(4), T.int64(8)), "float32"), T_reshape: T.Buffer((batch, T.int64(4), T.int64(2), T.int64(4)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(4), T.int64(2), T.int64(4)):
            with T.sblock("T_reshape"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(split_0[(((v_ax2 * T.int64(4) + v_ax3) // T.int64(8) + v_ax1) // T.int64(4) + v_ax0) % batch, ((v_ax2 * T.int64(4) + v_ax3) // T.int64(8) + v_ax1) % T.int64(4), (v_ax2 * T.int64(4) + v_ax3) % T.int64(8)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape[v_ax0, v_ax1, v_ax2, v_ax3] = split_0[(((v_ax2 * T.int64(4) + v_ax3) // T.int64(8) + v_ax1) // T.int64(4) + v_ax0) % batch, ((v_ax2 * T.int64(4) + v_ax3) // T.int64(8) + v_ax1) % T.int64(4), (v_ax2 * T.int64(4) + v_ax3) % T.int64(8)]

    @T.prim_func(private=True, s_tir=True)
    def reshape3(permute_dims6: T.Buffer(("batch", T.int64(4), T.int64(2), T.int64(4)), "float32"), T_reshape: T.Buffer((batch, T.int64(4), T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_reshape"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(permute_dims6[((v_ax2 // T.int64(8) + v_ax1) // T.int64(4) + v_ax0) % batch, (v_ax2 // T.int64(8) + v_ax1) % T.int64(4), v_ax2 % T.int64(8) // T.int64(4), v_ax2 % T.int64(4)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2])
                T_reshape[v_ax0, v_ax1, v_ax2] = permute_dims6[((v_ax2 // T.int64(8) + v_ax1) // T.int64(4) + v_ax0) % batch, (v_ax2 // T.int64(8) + v_ax1) % T.int64(4), v_ax2 % T.int64(8) // T.int64(4), v_ax2 % T.int64(4)]

    @T.prim_func(private=True, s_tir=True)
    def softmax(mul: T.Buffer(("batch", T.int64(2), T.int64(4), T.int64(4)), "float32"), T_softmax_norm: T.Buffer((batch, T.int64(2), T.int64(4), T.int64(4)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        T_softmax_maxelem = T.sblock_alloc_buffer((batch, T.int64(2), T.int64(4)))
        T_softmax_exp = T.sblock_alloc_buffer((batch, T.int64(2), T.int64(4), T.int64(4)))
        T_softmax_expsum = T.sblock_alloc_buffer((batch, T.int64(2), T.int64(4)))
        for i0, i1, i2, k in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.sblock("T_softmax_maxelem"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(mul[v_i0, v_i1, v_i2, v_k])
                T.writes(T_softmax_maxelem[v_i0, v_i1, v_i2])
                with T.init():
                    T_softmax_maxelem[v_i0, v_i1, v_i2] = T.float32(-340282346638528859811704183484516925440.0)
                T_softmax_maxelem[v_i0, v_i1, v_i2] = T.max(T_softmax_maxelem[v_i0, v_i1, v_i2], mul[v_i0, v_i1, v_i2, v_k])
        for i0, i1, i2, i3 in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.sblock("T_softmax_exp"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(mul[v_i0, v_i1, v_i2, v_i3], T_softmax_maxelem[v_i0, v_i1, v_i2])
                T.writes(T_softmax_exp[v_i0, v_i1, v_i2, v_i3])
                T_softmax_exp[v_i0, v_i1, v_i2, v_i3] = T.exp(mul[v_i0, v_i1, v_i2, v_i3] - T_softmax_maxelem[v_i0, v_i1, v_i2])
        for i0, i1, i2, k in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.sblock("T_softmax_expsum"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(T_softmax_exp[v_i0, v_i1, v_i2, v_k])
                T.writes(T_softmax_expsum[v_i0, v_i1, v_i2])
                with T.init():
                    T_softmax_expsum[v_i0, v_i1, v_i2] = T.float32(0.0)
                T_softmax_expsum[v_i0, v_i1, v_i2] = T_softmax_expsum[v_i0, v_i1, v_i2] + T_softmax_exp[v_i0, v_i1, v_i2, v_k]
        for i0, i1, i2, i3 in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.sblock("T_softmax_norm"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(T_softmax_exp[v_i0, v_i1, v_i2, v_i3], T_softmax_expsum[v_i0, v_i1, v_i2])
                T.writes(T_softmax_norm[v_i0, v_i1, v_i2, v_i3])
                T.sblock_attr({"axis": 3})
                T_softmax_norm[v_i0, v_i1, v_i2, v_i3] = T_softmax_exp[v_i0, v_i1, v_i2, v_i3] / T_softmax_expsum[v_i0, v_i1, v_i2]

    @T.prim_func(private=True, s_tir=True)
    def split(add1: T.Buffer(("batch", T.int64(4), T.int64(24)), "float32"), T_split_sections: T.Buffer((batch, T.int64(4), T.int64(8)), "float32"), T_split_sections_1: T.Buffer((batch, T.int64(4), T.int64(8)), "float32"), T_split_sections_2: T.Buffer((batch, T.int64(4), T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_split_sections"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add1[v_ax0, v_ax1, v_ax2])
                T.writes(T_split_sections[v_ax0, v_ax1, v_ax2])
                T_split_sections[v_ax0, v_ax1, v_ax2] = add1[v_ax0, v_ax1, v_ax2]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_split_sections_1"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add1[v_ax0, v_ax1, v_ax2 + T.int64(8)])
                T.writes(T_split_sections_1[v_ax0, v_ax1, v_ax2])
                T_split_sections_1[v_ax0, v_ax1, v_ax2] = add1[v_ax0, v_ax1, v_ax2 + T.int64(8)]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_split_sections_2"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add1[v_ax0, v_ax1, v_ax2 + T.int64(16)])
                T.writes(T_split_sections_2[v_ax0, v_ax1, v_ax2])
                T_split_sections_2[v_ax0, v_ax1, v_ax2] = add1[v_ax0, v_ax1, v_ax2 + T.int64(16)]

    @T.prim_func(private=True, s_tir=True)
    def sum(add6: T.Buffer(("batch", T.int64(4), T.int64(8)), "float32"), add6_red: T.Buffer((batch, T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 3, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, k1 in T.grid(batch, T.int64(8), T.int64(4)):
            with T.sblock("add6_red"):
                v_ax0, v_ax1, v_k1 = T.axis.remap("SSR", [ax0, ax1, k1])
                T.reads(add6[v_ax0, v_k1, v_ax1])
                T.writes(add6_red[v_ax0, v_ax1])
                with T.init():
                    add6_red[v_ax0, v_ax1] = T.float32(0.0)
                add6_red[v_ax0, v_ax1] = add6_red[v_ax0, v_ax1] + add6[v_ax0, v_k1, v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def transpose(reshape: T.Buffer(("batch", T.int64(8), T.int64(4)), "float32"), T_transpose: T.Buffer((batch, T.int64(4), T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(reshape[v_ax0, v_ax2, v_ax1])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2])
                T_transpose[v_ax0, v_ax1, v_ax2] = reshape[v_ax0, v_ax2, v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def transpose1(project_weight: T.Buffer((T.int64(24), T.int64(8)), "float32"), T_transpose: T.Buffer((T.int64(8), T.int64(24)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(8), T.int64(24)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(project_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = project_weight[v_ax1, v_ax0]

    @T.prim_func(private=True, s_tir=True)
    def transpose2(reshape1: T.Buffer(("batch", T.int64(4), T.int64(2), T.int64(4)), "float32"), T_transpose: T.Buffer((batch, T.int64(2), T.int64(4), T.int64(4)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(reshape1[v_ax0, v_ax2, v_ax1, v_ax3])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose[v_ax0, v_ax1, v_ax2, v_ax3] = reshape1[v_ax0, v_ax2, v_ax1, v_ax3]

    @T.prim_func(private=True, s_tir=True)
    def transpose3(permute_dims3: T.Buffer(("batch", T.int64(2), T.int64(4), T.int64(4)), "float32"), T_transpose: T.Buffer((batch, T.int64(2), T.int64(4), T.int64(4)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(permute_dims3[v_ax0, v_ax1, v_ax3, v_ax2])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose[v_ax0, v_ax1, v_ax2, v_ax3] = permute_dims3[v_ax0, v_ax1, v_ax3, v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def transpose4(matmul2: T.Buffer(("batch", T.int64(2), T.int64(4), T.int64(4)), "float32"), T_transpose: T.Buffer((batch, T.int64(4), T.int64(2), T.int64(4)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(4), T.int64(2), T.int64(4)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(matmul2[v_ax0, v_ax2, v_ax1, v_ax3])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose[v_ax0, v_ax1, v_ax2, v_ax3] = matmul2[v_ax0, v_ax2, v_ax1, v_ax3]

    @T.prim_func(private=True, s_tir=True)
    def transpose5(mix_weight: T.Buffer((T.int64(8), T.int64(8)), "float32"), T_transpose: T.Buffer((T.int64(8), T.int64(8)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(8), T.int64(8)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(mix_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = mix_weight[v_ax1, v_ax0]

    @T.prim_func(private=True, s_tir=True)
    def transpose6(up_weight: T.Buffer((T.int64(16), T.int64(8)), "float32"), T_transpose: T.Buffer((T.int64(8), T.int64(16)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(8), T.int64(16)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(up_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = up_weight[v_ax1, v_ax0]

    @T.prim_func(private=True, s_tir=True)
    def transpose7(down_weight: T.Buffer((T.int64(8), T.int64(16)), "float32"), T_transpose: T.Buffer((T.int64(16), T.int64(8)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(16), T.int64(8)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(down_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = down_weight[v_ax1, v_ax0]

    @T.prim_func(private=True, s_tir=True)
    def transpose8(head_weight: T.Buffer((T.int64(3), T.int64(8)), "float32"), T_transpose: T.Buffer((T.int64(8), T.int64(3)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(8), T.int64(3)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(head_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = head_weight[v_ax1, v_ax0]

    @R.function
    def forward(image: R.Tensor(("batch", 3, 8, 8), dtype="float32"), patches_weight: R.Tensor((8, 3, 4, 4), dtype="float32"), patches_bias: R.Tensor((8,), dtype="float32"), positions: R.Tensor((1, 4, 8), dtype="float32"), before_weight: R.Tensor((8,), dtype="float32"), before_bias: R.Tensor((8,), dtype="float32"), between_weight: R.Tensor((8,), dtype="float32"), between_bias: R.Tensor((8,), dtype="float32"), project_weight: R.Tensor((24, 8), dtype="float32"), project_bias: R.Tensor((24,), dtype="float32"), mix_weight: R.Tensor((8, 8), dtype="float32"), mix_bias: R.Tensor((8,), dtype="float32"), up_weight: R.Tensor((16, 8), dtype="float32"), up_bias: R.Tensor((16,), dtype="float32"), down_weight: R.Tensor((8, 16), dtype="float32"), down_bias: R.Tensor((8,), dtype="float32"), head_weight: R.Tensor((3, 8), dtype="float32"), head_bias: R.Tensor((3,), dtype="float32")) -> R.Tensor(("batch", 3), dtype="float32"):
        batch = T.int64()
        R.func_attr({"num_input": 1})
        cls = Module
        with R.dataflow():
            lv = R.call_tir(cls.conv2d, (image, patches_weight), out_ty=R.Tensor((batch, 8, 2, 2), dtype="float32"))
            lv1 = R.call_tir(cls.reshape, (patches_bias,), out_ty=R.Tensor((1, 8, 1, 1), dtype="float32"))
            conv2d = R.call_tir(cls.add, (lv, lv1), out_ty=R.Tensor((batch, 8, 2, 2), dtype="float32"))
            reshape = R.call_tir(cls.reshape1, (conv2d,), out_ty=R.Tensor((batch, 8, 4), dtype="float32"))
            permute_dims = R.call_tir(cls.transpose, (reshape,), out_ty=R.Tensor((batch, 4, 8), dtype="float32"))
            add = R.call_tir(cls.add1, (permute_dims, positions), out_ty=R.Tensor((batch, 4, 8), dtype="float32"))
            layer_norm = R.call_tir(cls.layer_norm, (add, before_weight, before_bias), out_ty=R.Tensor((batch, 4, 8), dtype="float32"))
            permute_dims1 = R.call_tir(cls.transpose1, (project_weight,), out_ty=R.Tensor((8, 24), dtype="float32"))
            matmul = R.call_tir(cls.matmul, (layer_norm, permute_dims1), out_ty=R.Tensor((batch, 4, 24), dtype="float32"))
            add1 = R.call_tir(cls.add2, (matmul, project_bias), out_ty=R.Tensor((batch, 4, 24), dtype="float32"))
            split = R.call_tir(cls.split, (add1,), out_ty=[R.Tensor((batch, 4, 8), dtype="float32"), R.Tensor((batch, 4, 8), dtype="float32"), R.Tensor((batch, 4, 8), dtype="float32")])
            split_0: R.Tensor((batch, 4, 8), dtype="float32") = split[0]
            split_1: R.Tensor((batch, 4, 8), dtype="float32") = split[1]
            split_2: R.Tensor((batch, 4, 8), dtype="float32") = split[2]
            reshape1 = R.call_tir(cls.reshape2, (split_0,), out_ty=R.Tensor((batch, 4, 2, 4), dtype="float32"))
            permute_dims2 = R.call_tir(cls.transpose2, (reshape1,), out_ty=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            reshape2 = R.call_tir(cls.reshape2, (split_1,), out_ty=R.Tensor((batch, 4, 2, 4), dtype="float32"))
            permute_dims3 = R.call_tir(cls.transpose2, (reshape2,), out_ty=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            reshape3 = R.call_tir(cls.reshape2, (split_2,), out_ty=R.Tensor((batch, 4, 2, 4), dtype="float32"))
            permute_dims4 = R.call_tir(cls.transpose2, (reshape3,), out_ty=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            permute_dims5 = R.call_tir(cls.transpose3, (permute_dims3,), out_ty=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            matmul1 = R.call_tir(cls.matmul1, (permute_dims2, permute_dims5), out_ty=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            mul = R.call_tir(cls.multiply, (matmul1,), out_ty=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            softmax = R.call_tir(cls.softmax, (mul,), out_ty=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            matmul2 = R.call_tir(cls.matmul1, (softmax, permute_dims4), out_ty=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            permute_dims6 = R.call_tir(cls.transpose4, (matmul2,), out_ty=R.Tensor((batch, 4, 2, 4), dtype="float32"))
            reshape4 = R.call_tir(cls.reshape3, (permute_dims6,), out_ty=R.Tensor((batch, 4, 8), dtype="float32"))
            permute_dims7 = R.call_tir(cls.transpose5, (mix_weight,), out_ty=R.Tensor((8, 8), dtype="float32"))
            matmul3 = R.call_tir(cls.matmul2, (reshape4, permute_dims7), out_ty=R.Tensor((batch, 4, 8), dtype="float32"))
            add2 = R.call_tir(cls.add3, (matmul3, mix_bias), out_ty=R.Tensor((batch, 4, 8), dtype="float32"))
            add3 = R.call_tir(cls.add4, (add, add2), out_ty=R.Tensor((batch, 4, 8), dtype="float32"))
            layer_norm1 = R.call_tir(cls.layer_norm, (add3, between_weight, between_bias), out_ty=R.Tensor((batch, 4, 8), dtype="float32"))
            permute_dims8 = R.call_tir(cls.transpose6, (up_weight,), out_ty=R.Tensor((8, 16), dtype="float32"))
            matmul4 = R.call_tir(cls.matmul3, (layer_norm1, permute_dims8), out_ty=R.Tensor((batch, 4, 16), dtype="float32"))
            add4 = R.call_tir(cls.add5, (matmul4, up_bias), out_ty=R.Tensor((batch, 4, 16), dtype="float32"))
            gelu = R.call_tir(cls.gelu, (add4,), out_ty=R.Tensor((batch, 4, 16), dtype="float32"))
            permute_dims9 = R.call_tir(cls.transpose7, (down_weight,), out_ty=R.Tensor((16, 8), dtype="float32"))
            matmul5 = R.call_tir(cls.matmul4, (gelu, permute_dims9), out_ty=R.Tensor((batch, 4, 8), dtype="float32"))
            add5 = R.call_tir(cls.add3, (matmul5, down_bias), out_ty=R.Tensor((batch, 4, 8), dtype="float32"))
            add6 = R.call_tir(cls.add4, (add3, add5), out_ty=R.Tensor((batch, 4, 8), dtype="float32"))
            sum = R.call_tir(cls.sum, (add6,), out_ty=R.Tensor((batch, 8), dtype="float32"))
            mul1 = R.call_tir(cls.multiply1, (sum,), out_ty=R.Tensor((batch, 8), dtype="float32"))
            permute_dims10 = R.call_tir(cls.transpose8, (head_weight,), out_ty=R.Tensor((8, 3), dtype="float32"))
            matmul6 = R.call_tir(cls.matmul5, (mul1, permute_dims10), out_ty=R.Tensor((batch, 3), dtype="float32"))
            add7 = R.call_tir(cls.add6, (matmul6, head_bias), out_ty=R.Tensor((batch, 3), dtype="float32"))
            gv: R.Tensor((batch, 3), dtype="float32") = add7
            R.output(gv)
        return gv
