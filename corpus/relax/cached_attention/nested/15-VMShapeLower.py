# corpus/relax/cached_attention: stage 15, after VMShapeLower, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
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
    def shape_func(H: T.Buffer((T.int64(9),), "int64")):
        T.func_attr({"tir.is_host_func": True})
        H[T.int64(8)] = T.int64(4) * H[T.int64(0)] * T.int64(16)
        H[T.int64(3)] = T.int64(64) * H[T.int64(0)]
        H[T.int64(2)] = T.int64(192) * H[T.int64(0)]
        H[T.int64(7)] = T.int64(8) * (H[T.int64(0)] * (H[T.int64(1)] + H[T.int64(0)]))
        H[T.int64(6)] = T.int64(64) * (H[T.int64(1)] + H[T.int64(0)])
        H[T.int64(5)] = H[T.int64(1)] + H[T.int64(0)]
        H[T.int64(4)] = T.int64(4) * (H[T.int64(1)] + H[T.int64(0)]) * T.int64(2) * T.int64(8)

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
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (R.prim_value(9),), sinfo_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, R.prim_value(3), R.dtype("float32"), R.str("ErrorContext(fn=forward, loc=param[0], param=x, annotation=R.Tensor((1, new, 16), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", keys, R.prim_value(4), R.dtype("float32"), R.str("ErrorContext(fn=forward, loc=param[1], param=keys, annotation=R.Tensor((1, past, 2, 8), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", values, R.prim_value(4), R.dtype("float32"), R.str("ErrorContext(fn=forward, loc=param[2], param=values, annotation=R.Tensor((1, past, 2, 8), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, R.prim_value(3), R.prim_value(0), R.prim_value(1), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(16), R.str("ErrorContext(fn=forward, loc=param[0], param=x, annotation=R.Tensor((1, new, 16), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", keys, shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(1), R.prim_value(1), R.prim_value(0), R.prim_value(2), R.prim_value(0), R.prim_value(8), R.str("ErrorContext(fn=forward, loc=param[1], param=keys, annotation=R.Tensor((1, past, 2, 8), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", values, shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(3), R.prim_value(1), R.prim_value(0), R.prim_value(2), R.prim_value(0), R.prim_value(8), R.str("ErrorContext(fn=forward, loc=param[2], param=values, annotation=R.Tensor((1, past, 2, 8), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        storage: R.Object = R.vm.alloc_storage(R.shape([3072]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
        alloc: R.Tensor((16, 48), dtype="float32") = R.vm.alloc_tensor(storage, R.prim_value(0), R.shape([16, 48]), R.dtype("float32"))
        cls.transpose(project_weight, alloc)
        gv: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(2), sinfo_args=(R.Shape(ndim=1),))
        storage1: R.Object = R.vm.alloc_storage(gv, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv1: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(3), R.prim_value(0), R.prim_value(1), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(48), sinfo_args=(R.Shape(ndim=3),))
        alloc1: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage1, R.prim_value(0), gv1, R.dtype("float32"))
        R.vm.kill_object(storage1)
        cls.matmul(x, alloc, alloc1)
        R.vm.kill_object(alloc)
        gv2: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(6), R.prim_value(0), R.prim_value(8), sinfo_args=(R.Shape(ndim=4),))
        reshape: R.Tensor((1, new, 6, 8), dtype="float32") = R.call_packed("vm.builtin.reshape", alloc1, gv2, sinfo_args=(R.Tensor((1, new, 6, 8), dtype="float32"),))
        R.vm.kill_object(alloc1)
        gv3: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(3), sinfo_args=(R.Shape(ndim=1),))
        storage2: R.Object = R.vm.alloc_storage(gv3, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv4: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(2), R.prim_value(0), R.prim_value(8), sinfo_args=(R.Shape(ndim=4),))
        alloc2: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage2, R.prim_value(0), gv4, R.dtype("float32"))
        gv5: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(3), sinfo_args=(R.Shape(ndim=1),))
        storage3: R.Object = R.vm.alloc_storage(gv5, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv6: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(2), R.prim_value(0), R.prim_value(8), sinfo_args=(R.Shape(ndim=4),))
        alloc3: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage3, R.prim_value(0), gv6, R.dtype("float32"))
        gv7: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(3), sinfo_args=(R.Shape(ndim=1),))
        storage4: R.Object = R.vm.alloc_storage(gv7, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv8: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(2), R.prim_value(0), R.prim_value(8), sinfo_args=(R.Shape(ndim=4),))
        alloc4: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage4, R.prim_value(0), gv8, R.dtype("float32"))
        R.vm.kill_object(storage4)
        cls.split(reshape, alloc2, alloc3, alloc4)
        R.vm.kill_object(reshape)
        split: R.Tuple(R.Tensor(dtype="float32", ndim=4), R.Tensor(dtype="float32", ndim=4), R.Tensor(dtype="float32", ndim=4)) = alloc2, alloc3, alloc4
        gv9: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(3), sinfo_args=(R.Shape(ndim=1),))
        storage5: R.Object = R.vm.alloc_storage(gv9, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv10: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(0), R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(8), sinfo_args=(R.Shape(ndim=4),))
        alloc5: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage5, R.prim_value(0), gv10, R.dtype("float32"))
        R.vm.kill_object(storage5)
        cls.fused_transpose1(alloc2, alloc5)
        R.vm.kill_object(alloc2)
        gv11: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(4), sinfo_args=(R.Shape(ndim=1),))
        storage_1: R.Object = R.vm.alloc_storage(gv11, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv12: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(1), R.prim_value(5), R.prim_value(0), R.prim_value(2), R.prim_value(0), R.prim_value(8), sinfo_args=(R.Shape(ndim=4),))
        alloc6: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage_1, R.prim_value(0), gv12, R.dtype("float32"))
        R.vm.kill_object(storage_1)
        cls.concatenate(keys, alloc3, alloc6)
        R.vm.kill_object(alloc3)
        gv13: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(4), sinfo_args=(R.Shape(ndim=1),))
        storage1_1: R.Object = R.vm.alloc_storage(gv13, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv14: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(1), R.prim_value(5), R.prim_value(0), R.prim_value(2), R.prim_value(0), R.prim_value(8), sinfo_args=(R.Shape(ndim=4),))
        alloc7: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage1_1, R.prim_value(0), gv14, R.dtype("float32"))
        R.vm.kill_object(storage1_1)
        cls.concatenate(values, alloc4, alloc7)
        R.vm.kill_object(alloc4)
        gv15: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(6), sinfo_args=(R.Shape(ndim=1),))
        storage6: R.Object = R.vm.alloc_storage(gv15, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv16: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(0), R.prim_value(2), R.prim_value(0), R.prim_value(8), R.prim_value(1), R.prim_value(5), sinfo_args=(R.Shape(ndim=4),))
        alloc8: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage6, R.prim_value(0), gv16, R.dtype("float32"))
        gv17: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(1), R.prim_value(1), R.prim_value(0), sinfo_args=(R.Shape(ndim=2),))
        R.call_packed("vm.builtin.call_tir_dyn", cls.transpose2, alloc6, alloc8, gv17, sinfo_args=(R.Tuple,))
        gv18: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(7), sinfo_args=(R.Shape(ndim=1),))
        storage7: R.Object = R.vm.alloc_storage(gv18, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv19: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(0), R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(1), R.prim_value(5), sinfo_args=(R.Shape(ndim=4),))
        alloc9: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage7, R.prim_value(0), gv19, R.dtype("float32"))
        R.vm.kill_object(storage7)
        gv20: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(1), sinfo_args=(R.Shape(ndim=1),))
        R.call_packed("vm.builtin.call_tir_dyn", cls.fused_matmul1_divide, alloc5, alloc8, alloc9, gv20, sinfo_args=(R.Tuple,))
        R.vm.kill_object(alloc5)
        R.vm.kill_object(alloc8)
        gv21: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(7), sinfo_args=(R.Shape(ndim=1),))
        storage8: R.Object = R.vm.alloc_storage(gv21, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv22: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(0), R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(1), R.prim_value(5), sinfo_args=(R.Shape(ndim=4),))
        alloc10: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage8, R.prim_value(0), gv22, R.dtype("float32"))
        R.vm.kill_object(storage8)
        gv23: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(1), sinfo_args=(R.Shape(ndim=1),))
        R.call_packed("vm.builtin.call_tir_dyn", cls.softmax, alloc9, alloc10, gv23, sinfo_args=(R.Tuple,))
        R.vm.kill_object(alloc9)
        gv24: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(0), R.prim_value(2), R.prim_value(1), R.prim_value(5), R.prim_value(0), R.prim_value(8), sinfo_args=(R.Shape(ndim=4),))
        alloc11: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage6, R.prim_value(0), gv24, R.dtype("float32"))
        R.vm.kill_object(storage6)
        gv25: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(1), R.prim_value(1), R.prim_value(0), sinfo_args=(R.Shape(ndim=2),))
        R.call_packed("vm.builtin.call_tir_dyn", cls.transpose3, alloc7, alloc11, gv25, sinfo_args=(R.Tuple,))
        gv26: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(0), R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(8), sinfo_args=(R.Shape(ndim=4),))
        alloc12: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage2, R.prim_value(0), gv26, R.dtype("float32"))
        R.vm.kill_object(storage2)
        gv27: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(1), sinfo_args=(R.Shape(ndim=1),))
        R.call_packed("vm.builtin.call_tir_dyn", cls.matmul2, alloc10, alloc11, alloc12, gv27, sinfo_args=(R.Tuple,))
        R.vm.kill_object(alloc10)
        R.vm.kill_object(alloc11)
        gv28: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(2), R.prim_value(0), R.prim_value(8), sinfo_args=(R.Shape(ndim=4),))
        alloc13: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage3, R.prim_value(0), gv28, R.dtype("float32"))
        R.vm.kill_object(storage3)
        cls.transpose4(alloc12, alloc13)
        R.vm.kill_object(alloc12)
        gv29: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(3), R.prim_value(0), R.prim_value(1), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(16), sinfo_args=(R.Shape(ndim=3),))
        reshape1: R.Tensor((1, new, 16), dtype="float32") = R.call_packed("vm.builtin.reshape", alloc13, gv29, sinfo_args=(R.Tensor((1, new, 16), dtype="float32"),))
        R.vm.kill_object(alloc13)
        alloc14: R.Tensor((16, 16), dtype="float32") = R.vm.alloc_tensor(storage, R.prim_value(0), R.shape([16, 16]), R.dtype("float32"))
        R.vm.kill_object(storage)
        cls.transpose5(output_weight, alloc14)
        gv30: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(8), sinfo_args=(R.Shape(ndim=1),))
        storage2_1: R.Object = R.vm.alloc_storage(gv30, R.prim_value(0), R.dtype("uint8"), R.str("global"))
        gv31: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(3), R.prim_value(0), R.prim_value(1), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(16), sinfo_args=(R.Shape(ndim=3),))
        alloc15: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage2_1, R.prim_value(0), gv31, R.dtype("float32"))
        R.vm.kill_object(storage2_1)
        cls.matmul3(reshape1, alloc14, alloc15)
        R.vm.kill_object(reshape1)
        R.vm.kill_object(alloc14)
        gv_1: R.Tuple(R.Tensor(dtype="float32", ndim=3), R.Tensor(dtype="float32", ndim=4), R.Tensor(dtype="float32", ndim=4)) = alloc15, alloc6, alloc7
        R.vm.kill_object(alloc6)
        R.vm.kill_object(alloc7)
        R.vm.kill_object(alloc15)
        gv32: R.Tensor(dtype="float32", ndim=3) = gv_1[0]
        R.call_packed("vm.builtin.match_shape", gv32, shape_heap, R.prim_value(3), R.prim_value(0), R.prim_value(1), R.prim_value(3), R.prim_value(0), R.prim_value(0), R.prim_value(16), R.str("ErrorContext(fn=forward, loc=return, annotation=R.Tuple(R.Tensor((1, new, 16), dtype=\"float32\"), R.Tensor((1, past + new, 2, 8), dtype=\"float32\"), R.Tensor((1, past + new, 2, 8), dtype=\"float32\"))) "), sinfo_args=(R.Tuple,))
        gv33: R.Tensor(dtype="float32", ndim=4) = gv_1[1]
        R.call_packed("vm.builtin.match_shape", gv33, shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(3), R.prim_value(5), R.prim_value(0), R.prim_value(2), R.prim_value(0), R.prim_value(8), R.str("ErrorContext(fn=forward, loc=return, annotation=R.Tuple(R.Tensor((1, new, 16), dtype=\"float32\"), R.Tensor((1, past + new, 2, 8), dtype=\"float32\"), R.Tensor((1, past + new, 2, 8), dtype=\"float32\"))) "), sinfo_args=(R.Tuple,))
        gv34: R.Tensor(dtype="float32", ndim=4) = gv_1[2]
        R.call_packed("vm.builtin.match_shape", gv34, shape_heap, R.prim_value(4), R.prim_value(0), R.prim_value(1), R.prim_value(3), R.prim_value(5), R.prim_value(0), R.prim_value(2), R.prim_value(0), R.prim_value(8), R.str("ErrorContext(fn=forward, loc=return, annotation=R.Tuple(R.Tensor((1, new, 16), dtype=\"float32\"), R.Tensor((1, past + new, 2, 8), dtype=\"float32\"), R.Tensor((1, past + new, 2, 8), dtype=\"float32\"))) "), sinfo_args=(R.Tuple,))
        return gv_1
