# corpus/relax/vision_transformer: stage 04, after CanonicalizeRelaxBindings, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def add(var_lv: T.handle, lv1: T.Buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)), "float32"), var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        lv = T.match_buffer(var_lv, (batch, T.int64(8), T.int64(2), T.int64(2)))
        T_add = T.match_buffer(var_T_add, (batch, T.int64(8), T.int64(2), T.int64(2)))
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(8), T.int64(2), T.int64(2)):
            with T.block("T_add"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(lv[v_ax0, v_ax1, v_ax2, v_ax3], lv1[T.int64(0), v_ax1, T.int64(0), T.int64(0)])
                T.writes(T_add[v_ax0, v_ax1, v_ax2, v_ax3])
                T_add[v_ax0, v_ax1, v_ax2, v_ax3] = lv[v_ax0, v_ax1, v_ax2, v_ax3] + lv1[T.int64(0), v_ax1, T.int64(0), T.int64(0)]

    @T.prim_func(private=True)
    def add1(var_permute_dims: T.handle, positions: T.Buffer((T.int64(1), T.int64(4), T.int64(8)), "float32"), var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        permute_dims = T.match_buffer(var_permute_dims, (batch, T.int64(4), T.int64(8)))
        T_add = T.match_buffer(var_T_add, (batch, T.int64(4), T.int64(8)))
        # with T.block("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.block("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(permute_dims[v_ax0, v_ax1, v_ax2], positions[T.int64(0), v_ax1, v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = permute_dims[v_ax0, v_ax1, v_ax2] + positions[T.int64(0), v_ax1, v_ax2]

    @T.prim_func(private=True)
    def add2(var_matmul: T.handle, project_bias: T.Buffer((T.int64(24),), "float32"), var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        matmul = T.match_buffer(var_matmul, (batch, T.int64(4), T.int64(24)))
        T_add = T.match_buffer(var_T_add, (batch, T.int64(4), T.int64(24)))
        # with T.block("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(24)):
            with T.block("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul[v_ax0, v_ax1, v_ax2], project_bias[v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = matmul[v_ax0, v_ax1, v_ax2] + project_bias[v_ax2]

    @T.prim_func(private=True)
    def add3(var_matmul3: T.handle, mix_bias: T.Buffer((T.int64(8),), "float32"), var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        matmul3 = T.match_buffer(var_matmul3, (batch, T.int64(4), T.int64(8)))
        T_add = T.match_buffer(var_T_add, (batch, T.int64(4), T.int64(8)))
        # with T.block("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.block("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul3[v_ax0, v_ax1, v_ax2], mix_bias[v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = matmul3[v_ax0, v_ax1, v_ax2] + mix_bias[v_ax2]

    @T.prim_func(private=True)
    def add4(var_add: T.handle, var_add2: T.handle, var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        add = T.match_buffer(var_add, (batch, T.int64(4), T.int64(8)))
        add2 = T.match_buffer(var_add2, (batch, T.int64(4), T.int64(8)))
        T_add = T.match_buffer(var_T_add, (batch, T.int64(4), T.int64(8)))
        # with T.block("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.block("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add[v_ax0, v_ax1, v_ax2], add2[v_ax0, v_ax1, v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = add[v_ax0, v_ax1, v_ax2] + add2[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True)
    def add5(var_matmul4: T.handle, up_bias: T.Buffer((T.int64(16),), "float32"), var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        matmul4 = T.match_buffer(var_matmul4, (batch, T.int64(4), T.int64(16)))
        T_add = T.match_buffer(var_T_add, (batch, T.int64(4), T.int64(16)))
        # with T.block("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.block("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul4[v_ax0, v_ax1, v_ax2], up_bias[v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = matmul4[v_ax0, v_ax1, v_ax2] + up_bias[v_ax2]

    @T.prim_func(private=True)
    def add6(var_matmul6: T.handle, head_bias: T.Buffer((T.int64(3),), "float32"), var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        matmul6 = T.match_buffer(var_matmul6, (batch, T.int64(3)))
        T_add = T.match_buffer(var_T_add, (batch, T.int64(3)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(batch, T.int64(3)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(matmul6[v_ax0, v_ax1], head_bias[v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = matmul6[v_ax0, v_ax1] + head_bias[v_ax1]

    @T.prim_func(private=True)
    def conv2d(var_image: T.handle, patches_weight: T.Buffer((T.int64(8), T.int64(3), T.int64(4), T.int64(4)), "float32"), var_conv2d_nchw: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        batch = T.int64()
        image = T.match_buffer(var_image, (batch, T.int64(3), T.int64(8), T.int64(8)))
        conv2d_nchw = T.match_buffer(var_conv2d_nchw, (batch, T.int64(8), T.int64(2), T.int64(2)))
        # with T.block("root"):
        pad_temp = T.alloc_buffer((batch, T.int64(3), T.int64(8), T.int64(8)))
        for i0, i1, i2, i3 in T.grid(batch, T.int64(3), T.int64(8), T.int64(8)):
            with T.block("pad_temp"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(image[v_i0, v_i1, v_i2, v_i3])
                T.writes(pad_temp[v_i0, v_i1, v_i2, v_i3])
                pad_temp[v_i0, v_i1, v_i2, v_i3] = image[v_i0, v_i1, v_i2, v_i3]
        for nn, ff, yy, xx, rc, ry, rx in T.grid(batch, T.int64(8), T.int64(2), T.int64(2), T.int64(3), T.int64(4), T.int64(4)):
            with T.block("conv2d_nchw"):
                v_nn, v_ff, v_yy, v_xx, v_rc, v_ry, v_rx = T.axis.remap("SSSSRRR", [nn, ff, yy, xx, rc, ry, rx])
                T.reads(pad_temp[v_nn, v_rc, v_yy * T.int64(4) + v_ry, v_xx * T.int64(4) + v_rx], patches_weight[v_ff, v_rc, v_ry, v_rx])
                T.writes(conv2d_nchw[v_nn, v_ff, v_yy, v_xx])
                with T.init():
                    conv2d_nchw[v_nn, v_ff, v_yy, v_xx] = T.float32(0.0)
                conv2d_nchw[v_nn, v_ff, v_yy, v_xx] = conv2d_nchw[v_nn, v_ff, v_yy, v_xx] + pad_temp[v_nn, v_rc, v_yy * T.int64(4) + v_ry, v_xx * T.int64(4) + v_rx] * patches_weight[v_ff, v_rc, v_ry, v_rx]

    @T.prim_func(private=True)
    def gelu(var_add4: T.handle, var_T_multiply: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        add4 = T.match_buffer(var_add4, (batch, T.int64(4), T.int64(16)))
        T_multiply = T.match_buffer(var_T_multiply, (batch, T.int64(4), T.int64(16)))
        # with T.block("root"):
        T_multiply_1 = T.alloc_buffer((batch, T.int64(4), T.int64(16)))
        compute = T.alloc_buffer((batch, T.int64(4), T.int64(16)))
        T_multiply_2 = T.alloc_buffer((batch, T.int64(4), T.int64(16)))
        T_add = T.alloc_buffer((batch, T.int64(4), T.int64(16)))
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.block("T_multiply"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add4[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply_1[v_ax0, v_ax1, v_ax2])
                T_multiply_1[v_ax0, v_ax1, v_ax2] = add4[v_ax0, v_ax1, v_ax2] * T.float32(0.70710678118654757)
        for i0, i1, i2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.block("compute"):
                v_i0, v_i1, v_i2 = T.axis.remap("SSS", [i0, i1, i2])
                T.reads(T_multiply_1[v_i0, v_i1, v_i2])
                T.writes(compute[v_i0, v_i1, v_i2])
                compute[v_i0, v_i1, v_i2] = T.erf(T_multiply_1[v_i0, v_i1, v_i2])
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.block("T_multiply_1"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(compute[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply_2[v_ax0, v_ax1, v_ax2])
                T_multiply_2[v_ax0, v_ax1, v_ax2] = compute[v_ax0, v_ax1, v_ax2] * T.float32(0.5)
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.block("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(T_multiply_2[v_ax0, v_ax1, v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = T.float32(0.5) + T_multiply_2[v_ax0, v_ax1, v_ax2]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.block("T_multiply_2"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add4[v_ax0, v_ax1, v_ax2], T_add[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply[v_ax0, v_ax1, v_ax2])
                T_multiply[v_ax0, v_ax1, v_ax2] = add4[v_ax0, v_ax1, v_ax2] * T_add[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True)
    def layer_norm(var_add: T.handle, before_weight: T.Buffer((T.int64(8),), "float32"), before_bias: T.Buffer((T.int64(8),), "float32"), var_T_layer_norm: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        batch = T.int64()
        add = T.match_buffer(var_add, (batch, T.int64(4), T.int64(8)))
        T_layer_norm = T.match_buffer(var_T_layer_norm, (batch, T.int64(4), T.int64(8)))
        # with T.block("root"):
        add_red_temp_v0 = T.alloc_buffer((batch, T.int64(4)))
        add_red_temp_v1 = T.alloc_buffer((batch, T.int64(4)))
        for ax0, ax1, k2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.block("add_red_temp"):
                v_ax0, v_ax1, v_k2 = T.axis.remap("SSR", [ax0, ax1, k2])
                T.reads(add[v_ax0, v_ax1, v_k2])
                T.writes(add_red_temp_v0[v_ax0, v_ax1], add_red_temp_v1[v_ax0, v_ax1])
                with T.init():
                    add_red_temp_v0[v_ax0, v_ax1] = T.float32(0.0)
                    add_red_temp_v1[v_ax0, v_ax1] = T.float32(0.0)
                v_add_red_temp_v0: T.float32 = add_red_temp_v0[v_ax0, v_ax1] + add[v_ax0, v_ax1, v_k2]
                v_add_red_temp_v1: T.float32 = add_red_temp_v1[v_ax0, v_ax1] + add[v_ax0, v_ax1, v_k2] * add[v_ax0, v_ax1, v_k2]
                add_red_temp_v0[v_ax0, v_ax1] = v_add_red_temp_v0
                add_red_temp_v1[v_ax0, v_ax1] = v_add_red_temp_v1
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.block("T_layer_norm"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add[v_ax0, v_ax1, v_ax2], add_red_temp_v0[v_ax0, v_ax1], add_red_temp_v1[v_ax0, v_ax1], before_weight[v_ax2], before_bias[v_ax2])
                T.writes(T_layer_norm[v_ax0, v_ax1, v_ax2])
                T_layer_norm[v_ax0, v_ax1, v_ax2] = (add[v_ax0, v_ax1, v_ax2] - add_red_temp_v0[v_ax0, v_ax1] / T.float32(8.0)) * T.rsqrt(add_red_temp_v1[v_ax0, v_ax1] / T.float32(8.0) - add_red_temp_v0[v_ax0, v_ax1] / T.float32(8.0) * (add_red_temp_v0[v_ax0, v_ax1] / T.float32(8.0)) + T.float32(1.0000000000000001e-05)) * before_weight[v_ax2] + before_bias[v_ax2]

    @T.prim_func(private=True)
    def matmul(var_layer_norm: T.handle, permute_dims1: T.Buffer((T.int64(8), T.int64(24)), "float32"), var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        batch = T.int64()
        layer_norm = T.match_buffer(var_layer_norm, (batch, T.int64(4), T.int64(8)))
        matmul = T.match_buffer(var_matmul, (batch, T.int64(4), T.int64(24)))
        # with T.block("root"):
        for i0, i1, i2, k in T.grid(batch, T.int64(4), T.int64(24), T.int64(8)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(layer_norm[v_i0, v_i1, v_k], permute_dims1[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + layer_norm[v_i0, v_i1, v_k] * permute_dims1[v_k, v_i2]

    @T.prim_func(private=True)
    def matmul1(var_permute_dims2: T.handle, var_permute_dims5: T.handle, var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        batch = T.int64()
        permute_dims2 = T.match_buffer(var_permute_dims2, (batch, T.int64(2), T.int64(4), T.int64(4)))
        permute_dims5 = T.match_buffer(var_permute_dims5, (batch, T.int64(2), T.int64(4), T.int64(4)))
        matmul = T.match_buffer(var_matmul, (batch, T.int64(2), T.int64(4), T.int64(4)))
        # with T.block("root"):
        for i0, i1, i2, i3, k in T.grid(batch, T.int64(2), T.int64(4), T.int64(4), T.int64(4)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_i3, v_k = T.axis.remap("SSSSR", [i0, i1, i2, i3, k])
                T.reads(permute_dims2[v_i0, v_i1, v_i2, v_k], permute_dims5[v_i0, v_i1, v_k, v_i3])
                T.writes(matmul[v_i0, v_i1, v_i2, v_i3])
                with T.init():
                    matmul[v_i0, v_i1, v_i2, v_i3] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2, v_i3] = matmul[v_i0, v_i1, v_i2, v_i3] + permute_dims2[v_i0, v_i1, v_i2, v_k] * permute_dims5[v_i0, v_i1, v_k, v_i3]

    @T.prim_func(private=True)
    def matmul2(var_reshape4: T.handle, permute_dims7: T.Buffer((T.int64(8), T.int64(8)), "float32"), var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        batch = T.int64()
        reshape4 = T.match_buffer(var_reshape4, (batch, T.int64(4), T.int64(8)))
        matmul = T.match_buffer(var_matmul, (batch, T.int64(4), T.int64(8)))
        # with T.block("root"):
        for i0, i1, i2, k in T.grid(batch, T.int64(4), T.int64(8), T.int64(8)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(reshape4[v_i0, v_i1, v_k], permute_dims7[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + reshape4[v_i0, v_i1, v_k] * permute_dims7[v_k, v_i2]

    @T.prim_func(private=True)
    def matmul3(var_layer_norm1: T.handle, permute_dims8: T.Buffer((T.int64(8), T.int64(16)), "float32"), var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        batch = T.int64()
        layer_norm1 = T.match_buffer(var_layer_norm1, (batch, T.int64(4), T.int64(8)))
        matmul = T.match_buffer(var_matmul, (batch, T.int64(4), T.int64(16)))
        # with T.block("root"):
        for i0, i1, i2, k in T.grid(batch, T.int64(4), T.int64(16), T.int64(8)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(layer_norm1[v_i0, v_i1, v_k], permute_dims8[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + layer_norm1[v_i0, v_i1, v_k] * permute_dims8[v_k, v_i2]

    @T.prim_func(private=True)
    def matmul4(var_gelu: T.handle, permute_dims9: T.Buffer((T.int64(16), T.int64(8)), "float32"), var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        batch = T.int64()
        gelu = T.match_buffer(var_gelu, (batch, T.int64(4), T.int64(16)))
        matmul = T.match_buffer(var_matmul, (batch, T.int64(4), T.int64(8)))
        # with T.block("root"):
        for i0, i1, i2, k in T.grid(batch, T.int64(4), T.int64(8), T.int64(16)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(gelu[v_i0, v_i1, v_k], permute_dims9[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + gelu[v_i0, v_i1, v_k] * permute_dims9[v_k, v_i2]

    @T.prim_func(private=True)
    def matmul5(var_mul1: T.handle, permute_dims10: T.Buffer((T.int64(8), T.int64(3)), "float32"), var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        batch = T.int64()
        mul1 = T.match_buffer(var_mul1, (batch, T.int64(8)))
        matmul = T.match_buffer(var_matmul, (batch, T.int64(3)))
        # with T.block("root"):
        for i0, i1, k in T.grid(batch, T.int64(3), T.int64(8)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(mul1[v_i0, v_k], permute_dims10[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + mul1[v_i0, v_k] * permute_dims10[v_k, v_i1]

    @T.prim_func(private=True)
    def multiply(var_matmul1: T.handle, var_T_multiply: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        matmul1 = T.match_buffer(var_matmul1, (batch, T.int64(2), T.int64(4), T.int64(4)))
        T_multiply = T.match_buffer(var_T_multiply, (batch, T.int64(2), T.int64(4), T.int64(4)))
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.block("T_multiply"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(matmul1[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_multiply[v_ax0, v_ax1, v_ax2, v_ax3])
                T_multiply[v_ax0, v_ax1, v_ax2, v_ax3] = matmul1[v_ax0, v_ax1, v_ax2, v_ax3] * T.float32(0.5)

    @T.prim_func(private=True)
    def multiply1(var_sum: T.handle, var_T_multiply: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        sum = T.match_buffer(var_sum, (batch, T.int64(8)))
        T_multiply = T.match_buffer(var_T_multiply, (batch, T.int64(8)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(batch, T.int64(8)):
            with T.block("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(sum[v_ax0, v_ax1])
                T.writes(T_multiply[v_ax0, v_ax1])
                T_multiply[v_ax0, v_ax1] = sum[v_ax0, v_ax1] * T.float32(0.25)

    @T.prim_func(private=True)
    def reshape(patches_bias: T.Buffer((T.int64(8),), "float32"), T_reshape: T.Buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(8), T.int64(1), T.int64(1)):
            with T.block("T_reshape"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(patches_bias[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape[v_ax0, v_ax1, v_ax2, v_ax3] = patches_bias[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)]

    @T.prim_func(private=True)
    def reshape1(var_conv2d: T.handle, var_T_reshape: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        batch = T.int64()
        conv2d = T.match_buffer(var_conv2d, (batch, T.int64(8), T.int64(2), T.int64(2)))
        T_reshape = T.match_buffer(var_T_reshape, (batch, T.int64(8), T.int64(4)))
        # with T.block("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(8), T.int64(4)):
            with T.block("T_reshape"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(conv2d[((v_ax2 // T.int64(4) + v_ax1) // T.int64(8) + v_ax0) % batch, (v_ax2 // T.int64(4) + v_ax1) % T.int64(8), v_ax2 % T.int64(4) // T.int64(2), v_ax2 % T.int64(2)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2])
                T_reshape[v_ax0, v_ax1, v_ax2] = conv2d[((v_ax2 // T.int64(4) + v_ax1) // T.int64(8) + v_ax0) % batch, (v_ax2 // T.int64(4) + v_ax1) % T.int64(8), v_ax2 % T.int64(4) // T.int64(2), v_ax2 % T.int64(2)]

    @T.prim_func(private=True)
    def reshape2(var_split_0: T.handle, var_T_reshape: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        batch = T.int64()
        split_0 = T.match_buffer(var_split_0, (batch, T.int64(4), T.int64(8)))
        T_reshape = T.match_buffer(var_T_reshape, (batch, T.int64(4), T.int64(2), T.int64(4)))
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(4), T.int64(2), T.int64(4)):
            with T.block("T_reshape"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(split_0[(((v_ax2 * T.int64(4) + v_ax3) // T.int64(8) + v_ax1) // T.int64(4) + v_ax0) % batch, ((v_ax2 * T.int64(4) + v_ax3) // T.int64(8) + v_ax1) % T.int64(4), (v_ax2 * T.int64(4) + v_ax3) % T.int64(8)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape[v_ax0, v_ax1, v_ax2, v_ax3] = split_0[(((v_ax2 * T.int64(4) + v_ax3) // T.int64(8) + v_ax1) // T.int64(4) + v_ax0) % batch, ((v_ax2 * T.int64(4) + v_ax3) // T.int64(8) + v_ax1) % T.int64(4), (v_ax2 * T.int64(4) + v_ax3) % T.int64(8)]

    @T.prim_func(private=True)
    def reshape3(var_permute_dims6: T.handle, var_T_reshape: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        batch = T.int64()
        permute_dims6 = T.match_buffer(var_permute_dims6, (batch, T.int64(4), T.int64(2), T.int64(4)))
        T_reshape = T.match_buffer(var_T_reshape, (batch, T.int64(4), T.int64(8)))
        # with T.block("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.block("T_reshape"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(permute_dims6[((v_ax2 // T.int64(8) + v_ax1) // T.int64(4) + v_ax0) % batch, (v_ax2 // T.int64(8) + v_ax1) % T.int64(4), v_ax2 % T.int64(8) // T.int64(4), v_ax2 % T.int64(4)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2])
                T_reshape[v_ax0, v_ax1, v_ax2] = permute_dims6[((v_ax2 // T.int64(8) + v_ax1) // T.int64(4) + v_ax0) % batch, (v_ax2 // T.int64(8) + v_ax1) % T.int64(4), v_ax2 % T.int64(8) // T.int64(4), v_ax2 % T.int64(4)]

    @T.prim_func(private=True)
    def softmax(var_mul: T.handle, var_T_softmax_norm: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        batch = T.int64()
        mul = T.match_buffer(var_mul, (batch, T.int64(2), T.int64(4), T.int64(4)))
        T_softmax_norm = T.match_buffer(var_T_softmax_norm, (batch, T.int64(2), T.int64(4), T.int64(4)))
        # with T.block("root"):
        T_softmax_maxelem = T.alloc_buffer((batch, T.int64(2), T.int64(4)))
        T_softmax_exp = T.alloc_buffer((batch, T.int64(2), T.int64(4), T.int64(4)))
        T_softmax_expsum = T.alloc_buffer((batch, T.int64(2), T.int64(4)))
        for i0, i1, i2, k in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.block("T_softmax_maxelem"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(mul[v_i0, v_i1, v_i2, v_k])
                T.writes(T_softmax_maxelem[v_i0, v_i1, v_i2])
                with T.init():
                    T_softmax_maxelem[v_i0, v_i1, v_i2] = T.float32(-340282346638528859811704183484516925440.0)
                T_softmax_maxelem[v_i0, v_i1, v_i2] = T.max(T_softmax_maxelem[v_i0, v_i1, v_i2], mul[v_i0, v_i1, v_i2, v_k])
        for i0, i1, i2, i3 in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.block("T_softmax_exp"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(mul[v_i0, v_i1, v_i2, v_i3], T_softmax_maxelem[v_i0, v_i1, v_i2])
                T.writes(T_softmax_exp[v_i0, v_i1, v_i2, v_i3])
                T_softmax_exp[v_i0, v_i1, v_i2, v_i3] = T.exp(mul[v_i0, v_i1, v_i2, v_i3] - T_softmax_maxelem[v_i0, v_i1, v_i2])
        for i0, i1, i2, k in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.block("T_softmax_expsum"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(T_softmax_exp[v_i0, v_i1, v_i2, v_k])
                T.writes(T_softmax_expsum[v_i0, v_i1, v_i2])
                with T.init():
                    T_softmax_expsum[v_i0, v_i1, v_i2] = T.float32(0.0)
                T_softmax_expsum[v_i0, v_i1, v_i2] = T_softmax_expsum[v_i0, v_i1, v_i2] + T_softmax_exp[v_i0, v_i1, v_i2, v_k]
        for i0, i1, i2, i3 in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.block("T_softmax_norm"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(T_softmax_exp[v_i0, v_i1, v_i2, v_i3], T_softmax_expsum[v_i0, v_i1, v_i2])
                T.writes(T_softmax_norm[v_i0, v_i1, v_i2, v_i3])
                T.block_attr({"axis": 3})
                T_softmax_norm[v_i0, v_i1, v_i2, v_i3] = T_softmax_exp[v_i0, v_i1, v_i2, v_i3] / T_softmax_expsum[v_i0, v_i1, v_i2]

    @T.prim_func(private=True)
    def split(var_add1: T.handle, var_T_split_sections: T.handle, var_T_split_sections_1: T.handle, var_T_split_sections_2: T.handle):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        batch = T.int64()
        add1 = T.match_buffer(var_add1, (batch, T.int64(4), T.int64(24)))
        T_split_sections = T.match_buffer(var_T_split_sections, (batch, T.int64(4), T.int64(8)))
        T_split_sections_1 = T.match_buffer(var_T_split_sections_1, (batch, T.int64(4), T.int64(8)))
        T_split_sections_2 = T.match_buffer(var_T_split_sections_2, (batch, T.int64(4), T.int64(8)))
        # with T.block("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.block("T_split_sections"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add1[v_ax0, v_ax1, v_ax2])
                T.writes(T_split_sections[v_ax0, v_ax1, v_ax2])
                T_split_sections[v_ax0, v_ax1, v_ax2] = add1[v_ax0, v_ax1, v_ax2]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.block("T_split_sections_1"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add1[v_ax0, v_ax1, v_ax2 + T.int64(8)])
                T.writes(T_split_sections_1[v_ax0, v_ax1, v_ax2])
                T_split_sections_1[v_ax0, v_ax1, v_ax2] = add1[v_ax0, v_ax1, v_ax2 + T.int64(8)]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.block("T_split_sections_2"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add1[v_ax0, v_ax1, v_ax2 + T.int64(16)])
                T.writes(T_split_sections_2[v_ax0, v_ax1, v_ax2])
                T_split_sections_2[v_ax0, v_ax1, v_ax2] = add1[v_ax0, v_ax1, v_ax2 + T.int64(16)]

    @T.prim_func(private=True)
    def sum(var_add6: T.handle, var_add6_red: T.handle):
        T.func_attr({"op_pattern": 3, "tir.noalias": True})
        batch = T.int64()
        add6 = T.match_buffer(var_add6, (batch, T.int64(4), T.int64(8)))
        add6_red = T.match_buffer(var_add6_red, (batch, T.int64(8)))
        # with T.block("root"):
        for ax0, ax1, k1 in T.grid(batch, T.int64(8), T.int64(4)):
            with T.block("add6_red"):
                v_ax0, v_ax1, v_k1 = T.axis.remap("SSR", [ax0, ax1, k1])
                T.reads(add6[v_ax0, v_k1, v_ax1])
                T.writes(add6_red[v_ax0, v_ax1])
                with T.init():
                    add6_red[v_ax0, v_ax1] = T.float32(0.0)
                add6_red[v_ax0, v_ax1] = add6_red[v_ax0, v_ax1] + add6[v_ax0, v_k1, v_ax1]

    @T.prim_func(private=True)
    def transpose(var_reshape: T.handle, var_T_transpose: T.handle):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        batch = T.int64()
        reshape = T.match_buffer(var_reshape, (batch, T.int64(8), T.int64(4)))
        T_transpose = T.match_buffer(var_T_transpose, (batch, T.int64(4), T.int64(8)))
        # with T.block("root"):
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.block("T_transpose"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(reshape[v_ax0, v_ax2, v_ax1])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2])
                T_transpose[v_ax0, v_ax1, v_ax2] = reshape[v_ax0, v_ax2, v_ax1]

    @T.prim_func(private=True)
    def transpose1(project_weight: T.Buffer((T.int64(24), T.int64(8)), "float32"), T_transpose: T.Buffer((T.int64(8), T.int64(24)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(8), T.int64(24)):
            with T.block("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(project_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = project_weight[v_ax1, v_ax0]

    @T.prim_func(private=True)
    def transpose2(var_reshape1: T.handle, var_T_transpose: T.handle):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        batch = T.int64()
        reshape1 = T.match_buffer(var_reshape1, (batch, T.int64(4), T.int64(2), T.int64(4)))
        T_transpose = T.match_buffer(var_T_transpose, (batch, T.int64(2), T.int64(4), T.int64(4)))
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.block("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(reshape1[v_ax0, v_ax2, v_ax1, v_ax3])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose[v_ax0, v_ax1, v_ax2, v_ax3] = reshape1[v_ax0, v_ax2, v_ax1, v_ax3]

    @T.prim_func(private=True)
    def transpose3(var_permute_dims3: T.handle, var_T_transpose: T.handle):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        batch = T.int64()
        permute_dims3 = T.match_buffer(var_permute_dims3, (batch, T.int64(2), T.int64(4), T.int64(4)))
        T_transpose = T.match_buffer(var_T_transpose, (batch, T.int64(2), T.int64(4), T.int64(4)))
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.block("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(permute_dims3[v_ax0, v_ax1, v_ax3, v_ax2])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose[v_ax0, v_ax1, v_ax2, v_ax3] = permute_dims3[v_ax0, v_ax1, v_ax3, v_ax2]

    @T.prim_func(private=True)
    def transpose4(var_matmul2: T.handle, var_T_transpose: T.handle):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        batch = T.int64()
        matmul2 = T.match_buffer(var_matmul2, (batch, T.int64(2), T.int64(4), T.int64(4)))
        T_transpose = T.match_buffer(var_T_transpose, (batch, T.int64(4), T.int64(2), T.int64(4)))
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(4), T.int64(2), T.int64(4)):
            with T.block("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(matmul2[v_ax0, v_ax2, v_ax1, v_ax3])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose[v_ax0, v_ax1, v_ax2, v_ax3] = matmul2[v_ax0, v_ax2, v_ax1, v_ax3]

    @T.prim_func(private=True)
    def transpose5(mix_weight: T.Buffer((T.int64(8), T.int64(8)), "float32"), T_transpose: T.Buffer((T.int64(8), T.int64(8)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(8), T.int64(8)):
            with T.block("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(mix_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = mix_weight[v_ax1, v_ax0]

    @T.prim_func(private=True)
    def transpose6(up_weight: T.Buffer((T.int64(16), T.int64(8)), "float32"), T_transpose: T.Buffer((T.int64(8), T.int64(16)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(8), T.int64(16)):
            with T.block("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(up_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = up_weight[v_ax1, v_ax0]

    @T.prim_func(private=True)
    def transpose7(down_weight: T.Buffer((T.int64(8), T.int64(16)), "float32"), T_transpose: T.Buffer((T.int64(16), T.int64(8)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(16), T.int64(8)):
            with T.block("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(down_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = down_weight[v_ax1, v_ax0]

    @T.prim_func(private=True)
    def transpose8(head_weight: T.Buffer((T.int64(3), T.int64(8)), "float32"), T_transpose: T.Buffer((T.int64(8), T.int64(3)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(8), T.int64(3)):
            with T.block("T_transpose"):
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
            lv1 = R.call_tir(cls.reshape, (patches_bias,), out_sinfo=R.Tensor((1, 8, 1, 1), dtype="float32"))
            lv: R.Tensor((batch, 8, 2, 2), dtype="float32") = cls.fused_conv2d_add(image, patches_weight, lv1)
            reshape = R.call_tir(cls.reshape1, (lv,), out_sinfo=R.Tensor((batch, 8, 4), dtype="float32"))
            lv1_1: R.Tensor((batch, 4, 8), dtype="float32") = cls.fused_transpose_add1(reshape, positions)
            layer_norm = R.call_tir(cls.layer_norm, (lv1_1, before_weight, before_bias), out_sinfo=R.Tensor((batch, 4, 8), dtype="float32"))
            permute_dims1 = R.call_tir(cls.transpose1, (project_weight,), out_sinfo=R.Tensor((8, 24), dtype="float32"))
            lv2: R.Tensor((batch, 4, 24), dtype="float32") = cls.fused_matmul_add2(layer_norm, permute_dims1, project_bias)
            split = R.call_tir(cls.split, (lv2,), out_sinfo=[R.Tensor((batch, 4, 8), dtype="float32"), R.Tensor((batch, 4, 8), dtype="float32"), R.Tensor((batch, 4, 8), dtype="float32")])
            split_0: R.Tensor((batch, 4, 8), dtype="float32") = split[0]
            split_1: R.Tensor((batch, 4, 8), dtype="float32") = split[1]
            split_2: R.Tensor((batch, 4, 8), dtype="float32") = split[2]
            reshape1 = R.call_tir(cls.reshape2, (split_0,), out_sinfo=R.Tensor((batch, 4, 2, 4), dtype="float32"))
            permute_dims2 = R.call_tir(cls.transpose2, (reshape1,), out_sinfo=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            reshape2 = R.call_tir(cls.reshape2, (split_1,), out_sinfo=R.Tensor((batch, 4, 2, 4), dtype="float32"))
            lv3: R.Tensor((batch, 2, 4, 4), dtype="float32") = cls.fused_transpose2_transpose3(reshape2)
            reshape3 = R.call_tir(cls.reshape2, (split_2,), out_sinfo=R.Tensor((batch, 4, 2, 4), dtype="float32"))
            permute_dims4 = R.call_tir(cls.transpose2, (reshape3,), out_sinfo=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            lv4: R.Tensor((batch, 2, 4, 4), dtype="float32") = cls.fused_matmul1_multiply(permute_dims2, lv3)
            softmax = R.call_tir(cls.softmax, (lv4,), out_sinfo=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            matmul2 = R.call_tir(cls.matmul1, (softmax, permute_dims4), out_sinfo=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            permute_dims6 = R.call_tir(cls.transpose4, (matmul2,), out_sinfo=R.Tensor((batch, 4, 2, 4), dtype="float32"))
            reshape4 = R.call_tir(cls.reshape3, (permute_dims6,), out_sinfo=R.Tensor((batch, 4, 8), dtype="float32"))
            permute_dims7 = R.call_tir(cls.transpose5, (mix_weight,), out_sinfo=R.Tensor((8, 8), dtype="float32"))
            lv5: R.Tensor((batch, 4, 8), dtype="float32") = cls.fused_matmul2_add3_add4(reshape4, permute_dims7, mix_bias, lv1_1)
            layer_norm1 = R.call_tir(cls.layer_norm, (lv5, between_weight, between_bias), out_sinfo=R.Tensor((batch, 4, 8), dtype="float32"))
            permute_dims8 = R.call_tir(cls.transpose6, (up_weight,), out_sinfo=R.Tensor((8, 16), dtype="float32"))
            lv6: R.Tensor((batch, 4, 16), dtype="float32") = cls.fused_matmul3_add5_gelu(layer_norm1, permute_dims8, up_bias)
            permute_dims9 = R.call_tir(cls.transpose7, (down_weight,), out_sinfo=R.Tensor((16, 8), dtype="float32"))
            lv7: R.Tensor((batch, 4, 8), dtype="float32") = cls.fused_matmul4_add3_add4(lv6, permute_dims9, down_bias, lv5)
            sum = R.call_tir(cls.sum, (lv7,), out_sinfo=R.Tensor((batch, 8), dtype="float32"))
            mul1 = R.call_tir(cls.multiply1, (sum,), out_sinfo=R.Tensor((batch, 8), dtype="float32"))
            permute_dims10 = R.call_tir(cls.transpose8, (head_weight,), out_sinfo=R.Tensor((8, 3), dtype="float32"))
            gv: R.Tensor((batch, 3), dtype="float32") = cls.fused_matmul5_add6(mul1, permute_dims10, head_bias)
            R.output(gv)
        return gv

    @R.function(private=True)
    def fused_conv2d_add(image: R.Tensor(("batch", 3, 8, 8), dtype="float32"), patches_weight: R.Tensor((8, 3, 4, 4), dtype="float32"), lv1: R.Tensor((1, 8, 1, 1), dtype="float32")) -> R.Tensor(("batch", 8, 2, 2), dtype="float32"):
        batch = T.int64()
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            lv = R.call_tir(cls.conv2d, (image, patches_weight), out_sinfo=R.Tensor((batch, 8, 2, 2), dtype="float32"))
            gv = R.call_tir(cls.add, (lv, lv1), out_sinfo=R.Tensor((batch, 8, 2, 2), dtype="float32"))
            R.output(gv)
        return gv

    @R.function(private=True)
    def fused_matmul1_multiply(permute_dims2: R.Tensor(("batch", 2, 4, 4), dtype="float32"), permute_dims5: R.Tensor(("batch", 2, 4, 4), dtype="float32")) -> R.Tensor(("batch", 2, 4, 4), dtype="float32"):
        batch = T.int64()
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            matmul1 = R.call_tir(cls.matmul1, (permute_dims2, permute_dims5), out_sinfo=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            gv = R.call_tir(cls.multiply, (matmul1,), out_sinfo=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            R.output(gv)
        return gv

    @R.function(private=True)
    def fused_matmul2_add3_add4(reshape4: R.Tensor(("batch", 4, 8), dtype="float32"), permute_dims7: R.Tensor((8, 8), dtype="float32"), mix_bias: R.Tensor((8,), dtype="float32"), add: R.Tensor(("batch", 4, 8), dtype="float32")) -> R.Tensor(("batch", 4, 8), dtype="float32"):
        batch = T.int64()
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            matmul3 = R.call_tir(cls.matmul2, (reshape4, permute_dims7), out_sinfo=R.Tensor((batch, 4, 8), dtype="float32"))
            add2 = R.call_tir(cls.add3, (matmul3, mix_bias), out_sinfo=R.Tensor((batch, 4, 8), dtype="float32"))
            gv = R.call_tir(cls.add4, (add, add2), out_sinfo=R.Tensor((batch, 4, 8), dtype="float32"))
            R.output(gv)
        return gv

    @R.function(private=True)
    def fused_matmul3_add5_gelu(layer_norm1: R.Tensor(("batch", 4, 8), dtype="float32"), permute_dims8: R.Tensor((8, 16), dtype="float32"), up_bias: R.Tensor((16,), dtype="float32")) -> R.Tensor(("batch", 4, 16), dtype="float32"):
        batch = T.int64()
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            matmul4 = R.call_tir(cls.matmul3, (layer_norm1, permute_dims8), out_sinfo=R.Tensor((batch, 4, 16), dtype="float32"))
            add4 = R.call_tir(cls.add5, (matmul4, up_bias), out_sinfo=R.Tensor((batch, 4, 16), dtype="float32"))
            gv = R.call_tir(cls.gelu, (add4,), out_sinfo=R.Tensor((batch, 4, 16), dtype="float32"))
            R.output(gv)
        return gv

    @R.function(private=True)
    def fused_matmul4_add3_add4(gelu: R.Tensor(("batch", 4, 16), dtype="float32"), permute_dims9: R.Tensor((16, 8), dtype="float32"), down_bias: R.Tensor((8,), dtype="float32"), add3: R.Tensor(("batch", 4, 8), dtype="float32")) -> R.Tensor(("batch", 4, 8), dtype="float32"):
        batch = T.int64()
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            matmul5 = R.call_tir(cls.matmul4, (gelu, permute_dims9), out_sinfo=R.Tensor((batch, 4, 8), dtype="float32"))
            add5 = R.call_tir(cls.add3, (matmul5, down_bias), out_sinfo=R.Tensor((batch, 4, 8), dtype="float32"))
            gv = R.call_tir(cls.add4, (add3, add5), out_sinfo=R.Tensor((batch, 4, 8), dtype="float32"))
            R.output(gv)
        return gv

    @R.function(private=True)
    def fused_matmul5_add6(mul1: R.Tensor(("batch", 8), dtype="float32"), permute_dims10: R.Tensor((8, 3), dtype="float32"), head_bias: R.Tensor((3,), dtype="float32")) -> R.Tensor(("batch", 3), dtype="float32"):
        batch = T.int64()
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            matmul6 = R.call_tir(cls.matmul5, (mul1, permute_dims10), out_sinfo=R.Tensor((batch, 3), dtype="float32"))
            gv = R.call_tir(cls.add6, (matmul6, head_bias), out_sinfo=R.Tensor((batch, 3), dtype="float32"))
            R.output(gv)
        return gv

    @R.function(private=True)
    def fused_matmul_add2(layer_norm: R.Tensor(("batch", 4, 8), dtype="float32"), permute_dims1: R.Tensor((8, 24), dtype="float32"), project_bias: R.Tensor((24,), dtype="float32")) -> R.Tensor(("batch", 4, 24), dtype="float32"):
        batch = T.int64()
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            matmul = R.call_tir(cls.matmul, (layer_norm, permute_dims1), out_sinfo=R.Tensor((batch, 4, 24), dtype="float32"))
            gv = R.call_tir(cls.add2, (matmul, project_bias), out_sinfo=R.Tensor((batch, 4, 24), dtype="float32"))
            R.output(gv)
        return gv

    @R.function(private=True)
    def fused_transpose2_transpose3(reshape2: R.Tensor(("batch", 4, 2, 4), dtype="float32")) -> R.Tensor(("batch", 2, 4, 4), dtype="float32"):
        batch = T.int64()
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            permute_dims3 = R.call_tir(cls.transpose2, (reshape2,), out_sinfo=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            gv = R.call_tir(cls.transpose3, (permute_dims3,), out_sinfo=R.Tensor((batch, 2, 4, 4), dtype="float32"))
            R.output(gv)
        return gv

    @R.function(private=True)
    def fused_transpose_add1(reshape: R.Tensor(("batch", 8, 4), dtype="float32"), positions: R.Tensor((1, 4, 8), dtype="float32")) -> R.Tensor(("batch", 4, 8), dtype="float32"):
        batch = T.int64()
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            permute_dims = R.call_tir(cls.transpose, (reshape,), out_sinfo=R.Tensor((batch, 4, 8), dtype="float32"))
            gv = R.call_tir(cls.add1, (permute_dims, positions), out_sinfo=R.Tensor((batch, 4, 8), dtype="float32"))
            R.output(gv)
        return gv
