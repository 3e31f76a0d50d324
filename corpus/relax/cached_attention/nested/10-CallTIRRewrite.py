# corpus/relax/cached_attention: stage 10, after CallTIRRewrite, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def concatenate(var_keys: T.handle, var_split_1: T.handle, var_T_concat: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        past = T.int64()
        keys = T.match_buffer(var_keys, (T.int64(1), past, T.int64(2), T.int64(8)))
        new = T.int64()
        split_1 = T.match_buffer(var_split_1, (T.int64(1), new, T.int64(2), T.int64(8)))
        T_concat = T.match_buffer(var_T_concat, (T.int64(1), past + new, T.int64(2), T.int64(8)))
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), past + new, T.int64(2), T.int64(8)):
            with T.block("T_concat"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(split_1[v_ax0, v_ax1 - past, v_ax2, v_ax3], keys[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_concat[v_ax0, v_ax1, v_ax2, v_ax3])
                T_concat[v_ax0, v_ax1, v_ax2, v_ax3] = T.if_then_else(T.int64(0) <= v_ax1 - past, split_1[v_ax0, v_ax1 - past, v_ax2, v_ax3], keys[v_ax0, v_ax1, v_ax2, v_ax3])

    @T.prim_func(private=True)
    def fused_matmul1_divide(p_permute_dims1: T.handle, p_permute_dims2: T.handle, p_output0: T.handle, past: T.int64):
        T.func_attr({"tir.noalias": True})
        new = T.int64()
        permute_dims1 = T.match_buffer(p_permute_dims1, (T.int64(1), T.int64(2), new, T.int64(8)))
        permute_dims2 = T.match_buffer(p_permute_dims2, (T.int64(1), T.int64(2), T.int64(8), past + new))
        T_divide_intermediate = T.match_buffer(p_output0, (T.int64(1), T.int64(2), new, past + new))
        # with T.block("root"):
        matmul_intermediate = T.alloc_buffer((T.int64(1), T.int64(2), new, past + new))
        for i0, i1, i2, i3, k in T.grid(T.int64(1), T.int64(2), new, past + new, T.int64(8)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_i3, v_k = T.axis.remap("SSSSR", [i0, i1, i2, i3, k])
                T.reads(permute_dims1[v_i0, v_i1, v_i2, v_k], permute_dims2[v_i0, v_i1, v_k, v_i3])
                T.writes(matmul_intermediate[v_i0, v_i1, v_i2, v_i3])
                with T.init():
                    matmul_intermediate[v_i0, v_i1, v_i2, v_i3] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1, v_i2, v_i3] = matmul_intermediate[v_i0, v_i1, v_i2, v_i3] + permute_dims1[v_i0, v_i1, v_i2, v_k] * permute_dims2[v_i0, v_i1, v_k, v_i3]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(2), new, past + new):
            with T.block("T_divide"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(matmul_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_divide_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_divide_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = matmul_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] / T.float32(2.0)

    @T.prim_func(private=True)
    def fused_transpose1(p_split_0: T.handle, p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        new = T.int64()
        split_0 = T.match_buffer(p_split_0, (T.int64(1), new, T.int64(2), T.int64(8)))
        T_transpose_intermediate = T.match_buffer(p_output0, (T.int64(1), T.int64(2), new, T.int64(8)))
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(2), new, T.int64(8)):
            with T.block("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(split_0[v_ax0, v_ax2, v_ax1, v_ax3])
                T.writes(T_transpose_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = split_0[v_ax0, v_ax2, v_ax1, v_ax3]

    @T.prim_func(private=True)
    def matmul(var_x: T.handle, permute_dims: T.Buffer((T.int64(16), T.int64(48)), "float32"), var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        new = T.int64()
        x = T.match_buffer(var_x, (T.int64(1), new, T.int64(16)))
        matmul = T.match_buffer(var_matmul, (T.int64(1), new, T.int64(48)))
        # with T.block("root"):
        for i0, i1, i2, k in T.grid(T.int64(1), new, T.int64(48), T.int64(16)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(x[v_i0, v_i1, v_k], permute_dims[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + x[v_i0, v_i1, v_k] * permute_dims[v_k, v_i2]

    @T.prim_func(private=True)
    def matmul2(var_softmax: T.handle, var_permute_dims3: T.handle, var_matmul: T.handle, past: T.int64):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        new = T.int64()
        softmax = T.match_buffer(var_softmax, (T.int64(1), T.int64(2), new, past + new))
        permute_dims3 = T.match_buffer(var_permute_dims3, (T.int64(1), T.int64(2), past + new, T.int64(8)))
        matmul = T.match_buffer(var_matmul, (T.int64(1), T.int64(2), new, T.int64(8)))
        # with T.block("root"):
        for i0, i1, i2, i3, k in T.grid(T.int64(1), T.int64(2), new, T.int64(8), past + new):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_i3, v_k = T.axis.remap("SSSSR", [i0, i1, i2, i3, k])
                T.reads(softmax[v_i0, v_i1, v_i2, v_k], permute_dims3[v_i0, v_i1, v_k, v_i3])
                T.writes(matmul[v_i0, v_i1, v_i2, v_i3])
                with T.init():
                    matmul[v_i0, v_i1, v_i2, v_i3] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2, v_i3] = matmul[v_i0, v_i1, v_i2, v_i3] + softmax[v_i0, v_i1, v_i2, v_k] * permute_dims3[v_i0, v_i1, v_k, v_i3]

    @T.prim_func(private=True)
    def matmul3(var_reshape1: T.handle, permute_dims5: T.Buffer((T.int64(16), T.int64(16)), "float32"), var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        new = T.int64()
        reshape1 = T.match_buffer(var_reshape1, (T.int64(1), new, T.int64(16)))
        matmul = T.match_buffer(var_matmul, (T.int64(1), new, T.int64(16)))
        # with T.block("root"):
        for i0, i1, i2, k in T.grid(T.int64(1), new, T.int64(16), T.int64(16)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(reshape1[v_i0, v_i1, v_k], permute_dims5[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + reshape1[v_i0, v_i1, v_k] * permute_dims5[v_k, v_i2]

    @T.prim_func(private=True)
    def reshape(var_matmul: T.handle, var_T_reshape: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        new = T.int64()
        matmul = T.match_buffer(var_matmul, (T.int64(1), new, T.int64(48)))
        T_reshape = T.match_buffer(var_T_reshape, (T.int64(1), new, T.int64(6), T.int64(8)))
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), new, T.int64(6), T.int64(8)):
            with T.block("T_reshape"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(matmul[T.int64(0), ((v_ax2 * T.int64(8) + v_ax3) // T.int64(48) + v_ax0 * new + v_ax1) % new, (v_ax2 * T.int64(8) + v_ax3) % T.int64(48)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape[v_ax0, v_ax1, v_ax2, v_ax3] = matmul[T.int64(0), ((v_ax2 * T.int64(8) + v_ax3) // T.int64(48) + v_ax0 * new + v_ax1) % new, (v_ax2 * T.int64(8) + v_ax3) % T.int64(48)]

    @T.prim_func(private=True)
    def reshape1(var_permute_dims4: T.handle, var_T_reshape: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        new = T.int64()
        permute_dims4 = T.match_buffer(var_permute_dims4, (T.int64(1), new, T.int64(2), T.int64(8)))
        T_reshape = T.match_buffer(var_T_reshape, (T.int64(1), new, T.int64(16)))
        # with T.block("root"):
        for ax0, ax1, ax2 in T.grid(T.int64(1), new, T.int64(16)):
            with T.block("T_reshape"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(permute_dims4[T.int64(0), (v_ax2 // T.int64(16) + v_ax0 * new + v_ax1) % new, v_ax2 % T.int64(16) // T.int64(8), v_ax2 % T.int64(8)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2])
                T_reshape[v_ax0, v_ax1, v_ax2] = permute_dims4[T.int64(0), (v_ax2 // T.int64(16) + v_ax0 * new + v_ax1) % new, v_ax2 % T.int64(16) // T.int64(8), v_ax2 % T.int64(8)]

    @T.prim_func(private=True)
    def softmax(var_divide: T.handle, var_T_softmax_norm: T.handle, past: T.int64):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        new = T.int64()
        divide = T.match_buffer(var_divide, (T.int64(1), T.int64(2), new, past + new))
        T_softmax_norm = T.match_buffer(var_T_softmax_norm, (T.int64(1), T.int64(2), new, past + new))
        # with T.block("root"):
        T_softmax_maxelem = T.alloc_buffer((T.int64(1), T.int64(2), new))
        T_softmax_exp = T.alloc_buffer((T.int64(1), T.int64(2), new, past + new))
        T_softmax_expsum = T.alloc_buffer((T.int64(1), T.int64(2), new))
        for i0, i1, i2, k in T.grid(T.int64(1), T.int64(2), new, past + new):
            with T.block("T_softmax_maxelem"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(divide[v_i0, v_i1, v_i2, v_k])
                T.writes(T_softmax_maxelem[v_i0, v_i1, v_i2])
                with T.init():
                    T_softmax_maxelem[v_i0, v_i1, v_i2] = T.float32(-340282346638528859811704183484516925440.0)
                T_softmax_maxelem[v_i0, v_i1, v_i2] = T.max(T_softmax_maxelem[v_i0, v_i1, v_i2], divide[v_i0, v_i1, v_i2, v_k])
        for i0, i1, i2, i3 in T.grid(T.int64(1), T.int64(2), new, past + new):
            with T.block("T_softmax_exp"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(divide[v_i0, v_i1, v_i2, v_i3], T_softmax_maxelem[v_i0, v_i1, v_i2])
                T.writes(T_softmax_exp[v_i0, v_i1, v_i2, v_i3])
                T_softmax_exp[v_i0, v_i1, v_i2, v_i3] = T.exp(divide[v_i0, v_i1, v_i2, v_i3] - T_softmax_maxelem[v_i0, v_i1, v_i2])
        for i0, i1, i2, k in T.grid(T.int64(1), T.int64(2), new, past + new):
            with T.block("T_softmax_expsum"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(T_softmax_exp[v_i0, v_i1, v_i2, v_k])
                T.writes(T_softmax_expsum[v_i0, v_i1, v_i2])
                with T.init():
                    T_softmax_expsum[v_i0, v_i1, v_i2] = T.float32(0.0)
                T_softmax_expsum[v_i0, v_i1, v_i2] = T_softmax_expsum[v_i0, v_i1, v_i2] + T_softmax_exp[v_i0, v_i1, v_i2, v_k]
        for i0, i1, i2, i3 in T.grid(T.int64(1), T.int64(2), new, past + new):
            with T.block("T_softmax_norm"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(T_softmax_exp[v_i0, v_i1, v_i2, v_i3], T_softmax_expsum[v_i0, v_i1, v_i2])
                T.writes(T_softmax_norm[v_i0, v_i1, v_i2, v_i3])
                T.block_attr({"axis": 3})
                T_softmax_norm[v_i0, v_i1, v_i2, v_i3] = T_softmax_exp[v_i0, v_i1, v_i2, v_i3] / T_softmax_expsum[v_i0, v_i1, v_i2]

    @T.prim_func(private=True)
    def split(var_reshape: T.handle, var_T_split_sections: T.handle, var_T_split_sections_1: T.handle, var_T_split_sections_2: T.handle):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        new = T.int64()
        reshape = T.match_buffer(var_reshape, (T.int64(1), new, T.int64(6), T.int64(8)))
        T_split_sections = T.match_buffer(var_T_split_sections, (T.int64(1), new, T.int64(2), T.int64(8)))
        T_split_sections_1 = T.match_buffer(var_T_split_sections_1, (T.int64(1), new, T.int64(2), T.int64(8)))
        T_split_sections_2 = T.match_buffer(var_T_split_sections_2, (T.int64(1), new, T.int64(2), T.int64(8)))
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), new, T.int64(2), T.int64(8)):
            with T.block("T_split_sections"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(reshape[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_split_sections[v_ax0, v_ax1, v_ax2, v_ax3])
                T_split_sections[v_ax0, v_ax1, v_ax2, v_ax3] = reshape[v_ax0, v_ax1, v_ax2, v_ax3]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), new, T.int64(2), T.int64(8)):
            with T.block("T_split_sections_1"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(reshape[v_ax0, v_ax1, v_ax2 + T.int64(2), v_ax3])
                T.writes(T_split_sections_1[v_ax0, v_ax1, v_ax2, v_ax3])
                T_split_sections_1[v_ax0, v_ax1, v_ax2, v_ax3] = reshape[v_ax0, v_ax1, v_ax2 + T.int64(2), v_ax3]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), new, T.int64(2), T.int64(8)):
            with T.block("T_split_sections_2"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(reshape[v_ax0, v_ax1, v_ax2 + T.int64(4), v_ax3])
                T.writes(T_split_sections_2[v_ax0, v_ax1, v_ax2, v_ax3])
                T_split_sections_2[v_ax0, v_ax1, v_ax2, v_ax3] = reshape[v_ax0, v_ax1, v_ax2 + T.int64(4), v_ax3]

    @T.prim_func(private=True)
    def transpose(project_weight: T.Buffer((T.int64(48), T.int64(16)), "float32"), T_transpose: T.Buffer((T.int64(16), T.int64(48)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(16), T.int64(48)):
            with T.block("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(project_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = project_weight[v_ax1, v_ax0]

    @T.prim_func(private=True)
    def transpose2(var_concat: T.handle, var_T_transpose: T.handle, past: T.int64, new: T.int64):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        concat = T.match_buffer(var_concat, (T.int64(1), past + new, T.int64(2), T.int64(8)))
        T_transpose = T.match_buffer(var_T_transpose, (T.int64(1), T.int64(2), T.int64(8), past + new))
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(2), T.int64(8), past + new):
            with T.block("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(concat[v_ax0, v_ax3, v_ax1, v_ax2])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose[v_ax0, v_ax1, v_ax2, v_ax3] = concat[v_ax0, v_ax3, v_ax1, v_ax2]

    @T.prim_func(private=True)
    def transpose3(var_concat1: T.handle, var_T_transpose: T.handle, past: T.int64, new: T.int64):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        concat1 = T.match_buffer(var_concat1, (T.int64(1), past + new, T.int64(2), T.int64(8)))
        T_transpose = T.match_buffer(var_T_transpose, (T.int64(1), T.int64(2), past + new, T.int64(8)))
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(2), past + new, T.int64(8)):
            with T.block("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(concat1[v_ax0, v_ax2, v_ax1, v_ax3])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose[v_ax0, v_ax1, v_ax2, v_ax3] = concat1[v_ax0, v_ax2, v_ax1, v_ax3]

    @T.prim_func(private=True)
    def transpose4(var_matmul2: T.handle, var_T_transpose: T.handle):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        new = T.int64()
        matmul2 = T.match_buffer(var_matmul2, (T.int64(1), T.int64(2), new, T.int64(8)))
        T_transpose = T.match_buffer(var_T_transpose, (T.int64(1), new, T.int64(2), T.int64(8)))
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), new, T.int64(2), T.int64(8)):
            with T.block("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(matmul2[v_ax0, v_ax2, v_ax1, v_ax3])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose[v_ax0, v_ax1, v_ax2, v_ax3] = matmul2[v_ax0, v_ax2, v_ax1, v_ax3]

    @T.prim_func(private=True)
    def transpose5(output_weight: T.Buffer((T.int64(16), T.int64(16)), "float32"), T_transpose: T.Buffer((T.int64(16), T.int64(16)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(16), T.int64(16)):
            with T.block("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(output_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = output_weight[v_ax1, v_ax0]

    @R.function
    def forward(x: R.Tensor((1, "new", 16), dtype="float32"), keys: R.Tensor((1, "past", 2, 8), dtype="float32"), values: R.Tensor((1, "past", 2, 8), dtype="float32"), project_weight: R.Tensor((48, 16), dtype="float32"), output_weight: R.Tensor((16, 16), dtype="float32")) -> R.Tuple(R.Tensor((1, "new", 16), dtype="float32"), R.Tensor((1, "past + new", 2, 8), dtype="float32"), R.Tensor((1, "past + new", 2, 8), dtype="float32")):
        new = T.int64()
        past = T.int64()
        R.func_attr({"num_input": 3, "relax.force_pure": True})
        cls = Module
        alloc: R.Tensor((16, 48), dtype="float32") = R.builtin.alloc_tensor(R.shape([16, 48]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.transpose(project_weight, alloc)
        permute_dims: R.Tensor((16, 48), dtype="float32") = alloc
        alloc1: R.Tensor((1, new, 48), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, new, 48]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.matmul(x, permute_dims, alloc1)
        matmul: R.Tensor((1, new, 48), dtype="float32") = alloc1
        reshape: R.Tensor((1, new, 6, 8), dtype="float32") = R.reshape(matmul, R.shape([1, new, 6, 8]))
        alloc2: R.Tensor((1, new, 2, 8), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, new, 2, 8]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        alloc3: R.Tensor((1, new, 2, 8), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, new, 2, 8]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        alloc4: R.Tensor((1, new, 2, 8), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, new, 2, 8]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.split(reshape, alloc2, alloc3, alloc4)
        split: R.Tuple(R.Tensor((1, new, 2, 8), dtype="float32"), R.Tensor((1, new, 2, 8), dtype="float32"), R.Tensor((1, new, 2, 8), dtype="float32")) = alloc2, alloc3, alloc4
        lv: R.Tensor((1, new, 2, 8), dtype="float32") = split[0]
        alloc5: R.Tensor((1, 2, new, 8), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, 2, new, 8]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.fused_transpose1(lv, alloc5)
        lv1: R.Tensor((1, 2, new, 8), dtype="float32") = alloc5
        split_1: R.Tensor((1, new, 2, 8), dtype="float32") = split[1]
        split_2: R.Tensor((1, new, 2, 8), dtype="float32") = split[2]
        alloc6: R.Tensor((1, past + new, 2, 8), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, past + new, 2, 8]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.concatenate(keys, split_1, alloc6)
        concat: R.Tensor((1, past + new, 2, 8), dtype="float32") = alloc6
        alloc7: R.Tensor((1, past + new, 2, 8), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, past + new, 2, 8]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.concatenate(values, split_2, alloc7)
        concat1: R.Tensor((1, past + new, 2, 8), dtype="float32") = alloc7
        alloc8: R.Tensor((1, 2, 8, past + new), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, 2, 8, past + new]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        R.vm.call_tir_dyn(cls.transpose2, (concat, alloc8, R.shape([past, new])))
        permute_dims2: R.Tensor((1, 2, 8, past + new), dtype="float32") = alloc8
        alloc9: R.Tensor((1, 2, new, past + new), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, 2, new, past + new]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        R.vm.call_tir_dyn(cls.fused_matmul1_divide, (lv1, permute_dims2, alloc9, R.shape([past])))
        lv2: R.Tensor((1, 2, new, past + new), dtype="float32") = alloc9
        alloc10: R.Tensor((1, 2, new, past + new), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, 2, new, past + new]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        R.vm.call_tir_dyn(cls.softmax, (lv2, alloc10, R.shape([past])))
        softmax: R.Tensor((1, 2, new, past + new), dtype="float32") = alloc10
        alloc11: R.Tensor((1, 2, past + new, 8), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, 2, past + new, 8]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        R.vm.call_tir_dyn(cls.transpose3, (concat1, alloc11, R.shape([past, new])))
        permute_dims3: R.Tensor((1, 2, past + new, 8), dtype="float32") = alloc11
        alloc12: R.Tensor((1, 2, new, 8), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, 2, new, 8]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        R.vm.call_tir_dyn(cls.matmul2, (softmax, permute_dims3, alloc12, R.shape([past])))
        matmul2: R.Tensor((1, 2, new, 8), dtype="float32") = alloc12
        alloc13: R.Tensor((1, new, 2, 8), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, new, 2, 8]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.transpose4(matmul2, alloc13)
        permute_dims4: R.Tensor((1, new, 2, 8), dtype="float32") = alloc13
        reshape1: R.Tensor((1, new, 16), dtype="float32") = R.reshape(permute_dims4, R.shape([1, new, 16]))
        alloc14: R.Tensor((16, 16), dtype="float32") = R.builtin.alloc_tensor(R.shape([16, 16]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.transpose5(output_weight, alloc14)
        permute_dims5: R.Tensor((16, 16), dtype="float32") = alloc14
        alloc15: R.Tensor((1, new, 16), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, new, 16]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.matmul3(reshape1, permute_dims5, alloc15)
        matmul3: R.Tensor((1, new, 16), dtype="float32") = alloc15
        gv: R.Tuple(R.Tensor((1, new, 16), dtype="float32"), R.Tensor((1, past + new, 2, 8), dtype="float32"), R.Tensor((1, past + new, 2, 8), dtype="float32")) = matmul3, concat, concat1
        return gv
