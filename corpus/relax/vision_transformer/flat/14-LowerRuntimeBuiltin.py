# corpus/relax/vision_transformer: stage 14, after LowerRuntimeBuiltin, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def fused_conv2d_add(image: T.Buffer(("batch", T.int64(3), T.int64(8), T.int64(8)), "float32"), patches_weight: T.Buffer((T.int64(8), T.int64(3), T.int64(4), T.int64(4)), "float32"), lv1: T.Buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)), "float32"), T_add_intermediate: T.Buffer((batch, T.int64(8), T.int64(2), T.int64(2)), "float32")):
        batch = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        pad_temp = T.sblock_alloc_buffer((batch, T.int64(3), T.int64(8), T.int64(8)))
        conv2d_nchw_intermediate = T.sblock_alloc_buffer((batch, T.int64(8), T.int64(2), T.int64(2)))
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
                T.writes(conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx])
                with T.init():
                    conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] = T.float32(0.0)
                conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] = conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] + pad_temp[v_nn, v_rc, v_yy * T.int64(4) + v_ry, v_xx * T.int64(4) + v_rx] * patches_weight[v_ff, v_rc, v_ry, v_rx]
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(8), T.int64(2), T.int64(2)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(conv2d_nchw_intermediate[v_ax0, v_ax1, v_ax2, v_ax3], lv1[T.int64(0), v_ax1, T.int64(0), T.int64(0)])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_add_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = conv2d_nchw_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] + lv1[T.int64(0), v_ax1, T.int64(0), T.int64(0)]

    @T.prim_func(private=True, s_tir=True)
    def fused_matmul1_multiply(permute_dims2: T.Buffer(("batch", T.int64(2), T.int64(4), T.int64(4)), "float32"), permute_dims5: T.Buffer((batch, T.int64(2), T.int64(4), T.int64(4)), "float32"), T_multiply_intermediate: T.Buffer((batch, T.int64(2), T.int64(4), T.int64(4)), "float32")):
        batch = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((batch, T.int64(2), T.int64(4), T.int64(4)))
        for i0, i1, i2, i3, k in T.grid(batch, T.int64(2), T.int64(4), T.int64(4), T.int64(4)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_i3, v_k = T.axis.remap("SSSSR", [i0, i1, i2, i3, k])
                T.reads(permute_dims2[v_i0, v_i1, v_i2, v_k], permute_dims5[v_i0, v_i1, v_k, v_i3])
                T.writes(matmul_intermediate[v_i0, v_i1, v_i2, v_i3])
                with T.init():
                    matmul_intermediate[v_i0, v_i1, v_i2, v_i3] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1, v_i2, v_i3] = matmul_intermediate[v_i0, v_i1, v_i2, v_i3] + permute_dims2[v_i0, v_i1, v_i2, v_k] * permute_dims5[v_i0, v_i1, v_k, v_i3]
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(matmul_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_multiply_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = matmul_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] * T.float32(0.5)

    @T.prim_func(private=True, s_tir=True)
    def fused_matmul2_add3_add4(reshape4: T.Buffer(("batch", T.int64(4), T.int64(8)), "float32"), permute_dims7: T.Buffer((T.int64(8), T.int64(8)), "float32"), mix_bias: T.Buffer((T.int64(8),), "float32"), add: T.Buffer((batch, T.int64(4), T.int64(8)), "float32"), T_add_intermediate_1: T.Buffer((batch, T.int64(4), T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(8)))
        T_add_intermediate = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(8)))
        for i0, i1, i2, k in T.grid(batch, T.int64(4), T.int64(8), T.int64(8)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(reshape4[v_i0, v_i1, v_k], permute_dims7[v_k, v_i2])
                T.writes(matmul_intermediate[v_i0, v_i1, v_i2])
                with T.init():
                    matmul_intermediate[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1, v_i2] = matmul_intermediate[v_i0, v_i1, v_i2] + reshape4[v_i0, v_i1, v_k] * permute_dims7[v_k, v_i2]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul_intermediate[v_ax0, v_ax1, v_ax2], mix_bias[v_ax2])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T_add_intermediate[v_ax0, v_ax1, v_ax2] = matmul_intermediate[v_ax0, v_ax1, v_ax2] + mix_bias[v_ax2]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_add1"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add[v_ax0, v_ax1, v_ax2], T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T.writes(T_add_intermediate_1[v_ax0, v_ax1, v_ax2])
                T_add_intermediate_1[v_ax0, v_ax1, v_ax2] = add[v_ax0, v_ax1, v_ax2] + T_add_intermediate[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def fused_matmul3_add5_gelu(layer_norm1: T.Buffer(("batch", T.int64(4), T.int64(8)), "float32"), permute_dims8: T.Buffer((T.int64(8), T.int64(16)), "float32"), up_bias: T.Buffer((T.int64(16),), "float32"), T_multiply_intermediate: T.Buffer((batch, T.int64(4), T.int64(16)), "float32")):
        batch = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(16)))
        T_add_intermediate = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(16)))
        T_multiply = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(16)))
        compute = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(16)))
        T_multiply_1 = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(16)))
        T_add = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(16)))
        for i0, i1, i2, k in T.grid(batch, T.int64(4), T.int64(16), T.int64(8)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(layer_norm1[v_i0, v_i1, v_k], permute_dims8[v_k, v_i2])
                T.writes(matmul_intermediate[v_i0, v_i1, v_i2])
                with T.init():
                    matmul_intermediate[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1, v_i2] = matmul_intermediate[v_i0, v_i1, v_i2] + layer_norm1[v_i0, v_i1, v_k] * permute_dims8[v_k, v_i2]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul_intermediate[v_ax0, v_ax1, v_ax2], up_bias[v_ax2])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T_add_intermediate[v_ax0, v_ax1, v_ax2] = matmul_intermediate[v_ax0, v_ax1, v_ax2] + up_bias[v_ax2]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply[v_ax0, v_ax1, v_ax2])
                T_multiply[v_ax0, v_ax1, v_ax2] = T_add_intermediate[v_ax0, v_ax1, v_ax2] * T.float32(0.70710678118654757)
        for i0, i1, i2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.sblock("compute"):
                v_i0, v_i1, v_i2 = T.axis.remap("SSS", [i0, i1, i2])
                T.reads(T_multiply[v_i0, v_i1, v_i2])
                T.writes(compute[v_i0, v_i1, v_i2])
                compute[v_i0, v_i1, v_i2] = T.erf(T_multiply[v_i0, v_i1, v_i2])
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.sblock("T_multiply_1"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(compute[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply_1[v_ax0, v_ax1, v_ax2])
                T_multiply_1[v_ax0, v_ax1, v_ax2] = compute[v_ax0, v_ax1, v_ax2] * T.float32(0.5)
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.sblock("T_add1"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(T_multiply_1[v_ax0, v_ax1, v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = T.float32(0.5) + T_multiply_1[v_ax0, v_ax1, v_ax2]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(16)):
            with T.sblock("T_multiply_2"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(T_add_intermediate[v_ax0, v_ax1, v_ax2], T_add[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1, v_ax2])
                T_multiply_intermediate[v_ax0, v_ax1, v_ax2] = T_add_intermediate[v_ax0, v_ax1, v_ax2] * T_add[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def fused_matmul4_add3_add4(gelu: T.Buffer(("batch", T.int64(4), T.int64(16)), "float32"), permute_dims9: T.Buffer((T.int64(16), T.int64(8)), "float32"), down_bias: T.Buffer((T.int64(8),), "float32"), add3: T.Buffer((batch, T.int64(4), T.int64(8)), "float32"), T_add_intermediate_1: T.Buffer((batch, T.int64(4), T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(8)))
        T_add_intermediate = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(8)))
        for i0, i1, i2, k in T.grid(batch, T.int64(4), T.int64(8), T.int64(16)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(gelu[v_i0, v_i1, v_k], permute_dims9[v_k, v_i2])
                T.writes(matmul_intermediate[v_i0, v_i1, v_i2])
                with T.init():
                    matmul_intermediate[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1, v_i2] = matmul_intermediate[v_i0, v_i1, v_i2] + gelu[v_i0, v_i1, v_k] * permute_dims9[v_k, v_i2]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul_intermediate[v_ax0, v_ax1, v_ax2], down_bias[v_ax2])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T_add_intermediate[v_ax0, v_ax1, v_ax2] = matmul_intermediate[v_ax0, v_ax1, v_ax2] + down_bias[v_ax2]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_add1"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add3[v_ax0, v_ax1, v_ax2], T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T.writes(T_add_intermediate_1[v_ax0, v_ax1, v_ax2])
                T_add_intermediate_1[v_ax0, v_ax1, v_ax2] = add3[v_ax0, v_ax1, v_ax2] + T_add_intermediate[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def fused_matmul5_add6(mul1: T.Buffer(("batch", T.int64(8)), "float32"), permute_dims10: T.Buffer((T.int64(8), T.int64(3)), "float32"), head_bias: T.Buffer((T.int64(3),), "float32"), T_add_intermediate: T.Buffer((batch, T.int64(3)), "float32")):
        batch = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((batch, T.int64(3)))
        for i0, i1, k in T.grid(batch, T.int64(3), T.int64(8)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(mul1[v_i0, v_k], permute_dims10[v_k, v_i1])
                T.writes(matmul_intermediate[v_i0, v_i1])
                with T.init():
                    matmul_intermediate[v_i0, v_i1] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1] = matmul_intermediate[v_i0, v_i1] + mul1[v_i0, v_k] * permute_dims10[v_k, v_i1]
        for ax0, ax1 in T.grid(batch, T.int64(3)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(matmul_intermediate[v_ax0, v_ax1], head_bias[v_ax1])
                T.writes(T_add_intermediate[v_ax0, v_ax1])
                T_add_intermediate[v_ax0, v_ax1] = matmul_intermediate[v_ax0, v_ax1] + head_bias[v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def fused_matmul_add2(layer_norm: T.Buffer(("batch", T.int64(4), T.int64(8)), "float32"), permute_dims1: T.Buffer((T.int64(8), T.int64(24)), "float32"), project_bias: T.Buffer((T.int64(24),), "float32"), T_add_intermediate: T.Buffer((batch, T.int64(4), T.int64(24)), "float32")):
        batch = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(24)))
        for i0, i1, i2, k in T.grid(batch, T.int64(4), T.int64(24), T.int64(8)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(layer_norm[v_i0, v_i1, v_k], permute_dims1[v_k, v_i2])
                T.writes(matmul_intermediate[v_i0, v_i1, v_i2])
                with T.init():
                    matmul_intermediate[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1, v_i2] = matmul_intermediate[v_i0, v_i1, v_i2] + layer_norm[v_i0, v_i1, v_k] * permute_dims1[v_k, v_i2]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(24)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul_intermediate[v_ax0, v_ax1, v_ax2], project_bias[v_ax2])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T_add_intermediate[v_ax0, v_ax1, v_ax2] = matmul_intermediate[v_ax0, v_ax1, v_ax2] + project_bias[v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def fused_transpose2_transpose3(reshape2: T.Buffer(("batch", T.int64(4), T.int64(2), T.int64(4)), "float32"), T_transpose_intermediate_1: T.Buffer((batch, T.int64(2), T.int64(4), T.int64(4)), "float32")):
        batch = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        T_transpose_intermediate = T.sblock_alloc_buffer((batch, T.int64(2), T.int64(4), T.int64(4)))
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(reshape2[v_ax0, v_ax2, v_ax1, v_ax3])
                T.writes(T_transpose_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = reshape2[v_ax0, v_ax2, v_ax1, v_ax3]
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(2), T.int64(4), T.int64(4)):
            with T.sblock("T_transpose1"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(T_transpose_intermediate[v_ax0, v_ax1, v_ax3, v_ax2])
                T.writes(T_transpose_intermediate_1[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose_intermediate_1[v_ax0, v_ax1, v_ax2, v_ax3] = T_transpose_intermediate[v_ax0, v_ax1, v_ax3, v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def fused_transpose_add1(reshape: T.Buffer(("batch", T.int64(8), T.int64(4)), "float32"), positions: T.Buffer((T.int64(1), T.int64(4), T.int64(8)), "float32"), T_add_intermediate: T.Buffer((batch, T.int64(4), T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        T_transpose_intermediate = T.sblock_alloc_buffer((batch, T.int64(4), T.int64(8)))
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(reshape[v_ax0, v_ax2, v_ax1])
                T.writes(T_transpose_intermediate[v_ax0, v_ax1, v_ax2])
                T_transpose_intermediate[v_ax0, v_ax1, v_ax2] = reshape[v_ax0, v_ax2, v_ax1]
        for ax0, ax1, ax2 in T.grid(batch, T.int64(4), T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(T_transpose_intermediate[v_ax0, v_ax1, v_ax2], positions[T.int64(0), v_ax1, v_ax2])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T_add_intermediate[v_ax0, v_ax1, v_ax2] = T_transpose_intermediate[v_ax0, v_ax1, v_ax2] + positions[T.int64(0), v_ax1, v_ax2]

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
        R.func_attr({"num_input": 1, "relax.force_pure": True})
        cls = Module
        lv1: R.Tensor((1, 8, 1, 1), dtype="float32") = R.call_packed("vm.builtin.reshape", patches_bias, R.shape([1, 8, 1, 1]), ty_args=(R.Tensor((1, 8, 1, 1), dtype="float32"),))
        storage: R.Any = R.vm.alloc_storage(R.shape([128 * batch]), 0, R.dtype("uint8"), R.str("global"))
        alloc: R.Tensor((batch, 8, 2, 2), dtype="float32") = R.vm.alloc_tensor(storage, 0, R.shape([batch, 8, 2, 2]), R.dtype("float32"), 0)
        cls.fused_conv2d_add(image, patches_weight, lv1, alloc)
        R.vm.kill_object(lv1)
        reshape: R.Tensor((batch, 8, 4), dtype="float32") = R.call_packed("vm.builtin.reshape", alloc, R.shape([batch, 8, 4]), ty_args=(R.Tensor((batch, 8, 4), dtype="float32"),))
        R.vm.kill_object(alloc)
        storage1: R.Any = R.vm.alloc_storage(R.shape([128 * batch]), 0, R.dtype("uint8"), R.str("global"))
        alloc1: R.Tensor((batch, 4, 8), dtype="float32") = R.vm.alloc_tensor(storage1, 0, R.shape([batch, 4, 8]), R.dtype("float32"), 0)
        R.vm.kill_object(storage1)
        cls.fused_transpose_add1(reshape, positions, alloc1)
        R.vm.kill_object(reshape)
        alloc2: R.Tensor((batch, 4, 8), dtype="float32") = R.vm.alloc_tensor(storage, 0, R.shape([batch, 4, 8]), R.dtype("float32"), 0)
        cls.layer_norm(alloc1, before_weight, before_bias, alloc2)
        storage2: R.Any = R.vm.alloc_storage(R.shape([768]), 0, R.dtype("uint8"), R.str("global"))
        alloc3: R.Tensor((8, 24), dtype="float32") = R.vm.alloc_tensor(storage2, 0, R.shape([8, 24]), R.dtype("float32"), 0)
        cls.transpose1(project_weight, alloc3)
        storage3: R.Any = R.vm.alloc_storage(R.shape([384 * batch]), 0, R.dtype("uint8"), R.str("global"))
        alloc4: R.Tensor((batch, 4, 24), dtype="float32") = R.vm.alloc_tensor(storage3, 0, R.shape([batch, 4, 24]), R.dtype("float32"), 0)
        R.vm.kill_object(storage3)
        cls.fused_matmul_add2(alloc2, alloc3, project_bias, alloc4)
        R.vm.kill_object(alloc2)
        R.vm.kill_object(alloc3)
        alloc5: R.Tensor((batch, 4, 8), dtype="float32") = R.vm.alloc_tensor(storage, 0, R.shape([batch, 4, 8]), R.dtype("float32"), 0)
        storage4: R.Any = R.vm.alloc_storage(R.shape([128 * batch]), 0, R.dtype("uint8"), R.str("global"))
        alloc6: R.Tensor((batch, 4, 8), dtype="float32") = R.vm.alloc_tensor(storage4, 0, R.shape([batch, 4, 8]), R.dtype("float32"), 0)
        storage5: R.Any = R.vm.alloc_storage(R.shape([128 * batch]), 0, R.dtype("uint8"), R.str("global"))
        alloc7: R.Tensor((batch, 4, 8), dtype="float32") = R.vm.alloc_tensor(storage5, 0, R.shape([batch, 4, 8]), R.dtype("float32"), 0)
        cls.split(alloc4, alloc5, alloc6, alloc7)
        R.vm.kill_object(alloc4)
        split: R.Tuple(R.Tensor((batch, 4, 8), dtype="float32"), R.Tensor((batch, 4, 8), dtype="float32"), R.Tensor((batch, 4, 8), dtype="float32")) = alloc5, alloc6, alloc7
        reshape1: R.Tensor((batch, 4, 2, 4), dtype="float32") = R.call_packed("vm.builtin.reshape", alloc5, R.shape([batch, 4, 2, 4]), ty_args=(R.Tensor((batch, 4, 2, 4), dtype="float32"),))
        R.vm.kill_object(alloc5)
        storage6: R.Any = R.vm.alloc_storage(R.shape([128 * batch]), 0, R.dtype("uint8"), R.str("global"))
        alloc8: R.Tensor((batch, 2, 4, 4), dtype="float32") = R.vm.alloc_tensor(storage6, 0, R.shape([batch, 2, 4, 4]), R.dtype("float32"), 0)
        cls.transpose2(reshape1, alloc8)
        R.vm.kill_object(reshape1)
        reshape2: R.Tensor((batch, 4, 2, 4), dtype="float32") = R.call_packed("vm.builtin.reshape", alloc6, R.shape([batch, 4, 2, 4]), ty_args=(R.Tensor((batch, 4, 2, 4), dtype="float32"),))
        R.vm.kill_object(alloc6)
        alloc9: R.Tensor((batch, 2, 4, 4), dtype="float32") = R.vm.alloc_tensor(storage, 0, R.shape([batch, 2, 4, 4]), R.dtype("float32"), 0)
        cls.fused_transpose2_transpose3(reshape2, alloc9)
        R.vm.kill_object(reshape2)
        reshape3: R.Tensor((batch, 4, 2, 4), dtype="float32") = R.call_packed("vm.builtin.reshape", alloc7, R.shape([batch, 4, 2, 4]), ty_args=(R.Tensor((batch, 4, 2, 4), dtype="float32"),))
        R.vm.kill_object(alloc7)
        alloc10: R.Tensor((batch, 2, 4, 4), dtype="float32") = R.vm.alloc_tensor(storage4, 0, R.shape([batch, 2, 4, 4]), R.dtype("float32"), 0)
        cls.transpose2(reshape3, alloc10)
        R.vm.kill_object(reshape3)
        alloc11: R.Tensor((batch, 2, 4, 4), dtype="float32") = R.vm.alloc_tensor(storage5, 0, R.shape([batch, 2, 4, 4]), R.dtype("float32"), 0)
        cls.fused_matmul1_multiply(alloc8, alloc9, alloc11)
        R.vm.kill_object(alloc8)
        R.vm.kill_object(alloc9)
        alloc12: R.Tensor((batch, 2, 4, 4), dtype="float32") = R.vm.alloc_tensor(storage6, 0, R.shape([batch, 2, 4, 4]), R.dtype("float32"), 0)
        cls.softmax(alloc11, alloc12)
        R.vm.kill_object(alloc11)
        alloc13: R.Tensor((batch, 2, 4, 4), dtype="float32") = R.vm.alloc_tensor(storage, 0, R.shape([batch, 2, 4, 4]), R.dtype("float32"), 0)
        cls.matmul1(alloc12, alloc10, alloc13)
        R.vm.kill_object(alloc10)
        R.vm.kill_object(alloc12)
        alloc14: R.Tensor((batch, 4, 2, 4), dtype="float32") = R.vm.alloc_tensor(storage5, 0, R.shape([batch, 4, 2, 4]), R.dtype("float32"), 0)
        R.vm.kill_object(storage5)
        cls.transpose4(alloc13, alloc14)
        R.vm.kill_object(alloc13)
        reshape4: R.Tensor((batch, 4, 8), dtype="float32") = R.call_packed("vm.builtin.reshape", alloc14, R.shape([batch, 4, 8]), ty_args=(R.Tensor((batch, 4, 8), dtype="float32"),))
        R.vm.kill_object(alloc14)
        alloc15: R.Tensor((8, 8), dtype="float32") = R.vm.alloc_tensor(storage2, 0, R.shape([8, 8]), R.dtype("float32"), 0)
        cls.transpose5(mix_weight, alloc15)
        alloc16: R.Tensor((batch, 4, 8), dtype="float32") = R.vm.alloc_tensor(storage6, 0, R.shape([batch, 4, 8]), R.dtype("float32"), 0)
        R.vm.kill_object(storage6)
        cls.fused_matmul2_add3_add4(reshape4, alloc15, mix_bias, alloc1, alloc16)
        R.vm.kill_object(alloc1)
        R.vm.kill_object(reshape4)
        R.vm.kill_object(alloc15)
        alloc17: R.Tensor((batch, 4, 8), dtype="float32") = R.vm.alloc_tensor(storage4, 0, R.shape([batch, 4, 8]), R.dtype("float32"), 0)
        R.vm.kill_object(storage4)
        cls.layer_norm(alloc16, between_weight, between_bias, alloc17)
        alloc18: R.Tensor((8, 16), dtype="float32") = R.vm.alloc_tensor(storage2, 0, R.shape([8, 16]), R.dtype("float32"), 0)
        cls.transpose6(up_weight, alloc18)
        storage7: R.Any = R.vm.alloc_storage(R.shape([256 * batch]), 0, R.dtype("uint8"), R.str("global"))
        alloc19: R.Tensor((batch, 4, 16), dtype="float32") = R.vm.alloc_tensor(storage7, 0, R.shape([batch, 4, 16]), R.dtype("float32"), 0)
        R.vm.kill_object(storage7)
        cls.fused_matmul3_add5_gelu(alloc17, alloc18, up_bias, alloc19)
        R.vm.kill_object(alloc17)
        R.vm.kill_object(alloc18)
        alloc20: R.Tensor((16, 8), dtype="float32") = R.vm.alloc_tensor(storage2, 0, R.shape([16, 8]), R.dtype("float32"), 0)
        cls.transpose7(down_weight, alloc20)
        alloc21: R.Tensor((batch, 4, 8), dtype="float32") = R.vm.alloc_tensor(storage, 0, R.shape([batch, 4, 8]), R.dtype("float32"), 0)
        R.vm.kill_object(storage)
        cls.fused_matmul4_add3_add4(alloc19, alloc20, down_bias, alloc16, alloc21)
        R.vm.kill_object(alloc16)
        R.vm.kill_object(alloc19)
        R.vm.kill_object(alloc20)
        storage8: R.Any = R.vm.alloc_storage(R.shape([32 * batch]), 0, R.dtype("uint8"), R.str("global"))
        alloc22: R.Tensor((batch, 8), dtype="float32") = R.vm.alloc_tensor(storage8, 0, R.shape([batch, 8]), R.dtype("float32"), 0)
        R.vm.kill_object(storage8)
        cls.sum(alloc21, alloc22)
        R.vm.kill_object(alloc21)
        storage9: R.Any = R.vm.alloc_storage(R.shape([32 * batch]), 0, R.dtype("uint8"), R.str("global"))
        alloc23: R.Tensor((batch, 8), dtype="float32") = R.vm.alloc_tensor(storage9, 0, R.shape([batch, 8]), R.dtype("float32"), 0)
        R.vm.kill_object(storage9)
        cls.multiply1(alloc22, alloc23)
        R.vm.kill_object(alloc22)
        alloc24: R.Tensor((8, 3), dtype="float32") = R.vm.alloc_tensor(storage2, 0, R.shape([8, 3]), R.dtype("float32"), 0)
        R.vm.kill_object(storage2)
        cls.transpose8(head_weight, alloc24)
        storage_1: R.Any = R.vm.alloc_storage(R.shape([4 * batch * 3]), 0, R.dtype("uint8"), R.str("global"))
        alloc25: R.Tensor((batch, 3), dtype="float32") = R.vm.alloc_tensor(storage_1, 0, R.shape([batch, 3]), R.dtype("float32"), 0)
        R.vm.kill_object(storage_1)
        cls.fused_matmul5_add6(alloc23, alloc24, head_bias, alloc25)
        R.vm.kill_object(alloc23)
        R.vm.kill_object(alloc24)
        return alloc25
