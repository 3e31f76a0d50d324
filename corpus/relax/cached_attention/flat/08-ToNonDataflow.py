# corpus/relax/cached_attention: stage 08, after ToNonDataflow, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def concatenate(keys: T.Buffer((T.int64(1), "past", T.int64(2), T.int64(8)), "float32"), split_1: T.Buffer((T.int64(1), "new", T.int64(2), T.int64(8)), "float32"), T_concat: T.Buffer((T.int64(1), past + new, T.int64(2), T.int64(8)), "float32")):
        past = T.int64()
        new = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), past + new, T.int64(2), T.int64(8)):
            with T.sblock("T_concat"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(split_1[v_ax0, v_ax1 - past, v_ax2, v_ax3], keys[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_concat[v_ax0, v_ax1, v_ax2, v_ax3])
                T_concat[v_ax0, v_ax1, v_ax2, v_ax3] = T.if_then_else(T.int64(0) <= v_ax1 - past, split_1[v_ax0, v_ax1 - past, v_ax2, v_ax3], keys[v_ax0, v_ax1, v_ax2, v_ax3])

    @T.prim_func(private=True, s_tir=True)
    def divide(matmul1: T.Buffer((T.int64(1), T.int64(2), "new", "past + new"), "float32"), past: T.int64, T_divide: T.Buffer((T.int64(1), T.int64(2), new, past + new), "float32")):
        new = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(2), new, past + new):
            with T.sblock("T_divide"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(matmul1[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_divide[v_ax0, v_ax1, v_ax2, v_ax3])
                T_divide[v_ax0, v_ax1, v_ax2, v_ax3] = matmul1[v_ax0, v_ax1, v_ax2, v_ax3] / T.float32(2.0)

    @T.prim_func(private=True, s_tir=True)
    def matmul(x: T.Buffer((T.int64(1), "new", T.int64(16)), "float32"), permute_dims: T.Buffer((T.int64(16), T.int64(48)), "float32"), matmul: T.Buffer((T.int64(1), new, T.int64(48)), "float32")):
        new = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, k in T.grid(T.int64(1), new, T.int64(48), T.int64(16)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(x[v_i0, v_i1, v_k], permute_dims[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + x[v_i0, v_i1, v_k] * permute_dims[v_k, v_i2]

    @T.prim_func(private=True, s_tir=True)
    def matmul1(permute_dims1: T.Buffer((T.int64(1), T.int64(2), "new", T.int64(8)), "float32"), permute_dims2: T.Buffer((T.int64(1), T.int64(2), T.int64(8), "past + new"), "float32"), past: T.int64, matmul: T.Buffer((T.int64(1), T.int64(2), new, past + new), "float32")):
        new = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, i3, k in T.grid(T.int64(1), T.int64(2), new, past + new, T.int64(8)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_i3, v_k = T.axis.remap("SSSSR", [i0, i1, i2, i3, k])
                T.reads(permute_dims1[v_i0, v_i1, v_i2, v_k], permute_dims2[v_i0, v_i1, v_k, v_i3])
                T.writes(matmul[v_i0, v_i1, v_i2, v_i3])
                with T.init():
                    matmul[v_i0, v_i1, v_i2, v_i3] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2, v_i3] = matmul[v_i0, v_i1, v_i2, v_i3] + permute_dims1[v_i0, v_i1, v_i2, v_k] * permute_dims2[v_i0, v_i1, v_k, v_i3]

    @T.prim_func(private=True, s_tir=True)
    def matmul2(softmax: T.Buffer((T.int64(1), T.int64(2), "new", "past + new"), "float32"), permute_dims3: T.Buffer((T.int64(1), T.int64(2), past + new, T.int64(8)), "float32"), past: T.int64, matmul: T.Buffer((T.int64(1), T.int64(2), new, T.int64(8)), "float32")):
        new = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, i3, k in T.grid(T.int64(1), T.int64(2), new, T.int64(8), past + new):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_i3, v_k = T.axis.remap("SSSSR", [i0, i1, i2, i3, k])
                T.reads(softmax[v_i0, v_i1, v_i2, v_k], permute_dims3[v_i0, v_i1, v_k, v_i3])
                T.writes(matmul[v_i0, v_i1, v_i2, v_i3])
                with T.init():
                    matmul[v_i0, v_i1, v_i2, v_i3] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2, v_i3] = matmul[v_i0, v_i1, v_i2, v_i3] + softmax[v_i0, v_i1, v_i2, v_k] * permute_dims3[v_i0, v_i1, v_k, v_i3]

    @T.prim_func(private=True, s_tir=True)
    def matmul3(reshape1: T.Buffer((T.int64(1), "new", T.int64(16)), "float32"), permute_dims5: T.Buffer((T.int64(16), T.int64(16)), "float32"), matmul: T.Buffer((T.int64(1), new, T.int64(16)), "float32")):
        new = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, k in T.grid(T.int64(1), new, T.int64(16), T.int64(16)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(reshape1[v_i0, v_i1, v_k], permute_dims5[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + reshape1[v_i0, v_i1, v_k] * permute_dims5[v_k, v_i2]

    @T.prim_func(private=True, s_tir=True)
    def reshape(matmul: T.Buffer((T.int64(1), "new", T.int64(48)), "float32"), T_reshape: T.Buffer((T.int64(1), new, T.int64(6), T.int64(8)), "float32")):
        new = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), new, T.int64(6), T.int64(8)):
            with T.sblock("T_reshape"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(matmul[T.int64(0), ((v_ax2 * T.int64(8) + v_ax3) // T.int64(48) + v_ax0 * new + v_ax1) % new, (v_ax2 * T.int64(8) + v_ax3) % T.int64(48)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape[v_ax0, v_ax1, v_ax2, v_ax3] = matmul[T.int64(0), ((v_ax2 * T.int64(8) + v_ax3) // T.int64(48) + v_ax0 * new + v_ax1) % new, (v_ax2 * T.int64(8) + v_ax3) % T.int64(48)]

    @T.prim_func(private=True, s_tir=True)
    def reshape1(permute_dims4: T.Buffer((T.int64(1), "new", T.int64(2), T.int64(8)), "float32"), T_reshape: T.Buffer((T.int64(1), new, T.int64(16)), "float32")):
        new = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(T.int64(1), new, T.int64(16)):
            with T.sblock("T_reshape"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(permute_dims4[T.int64(0), (v_ax2 // T.int64(16) + v_ax0 * new + v_ax1) % new, v_ax2 % T.int64(16) // T.int64(8), v_ax2 % T.int64(8)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2])
                T_reshape[v_ax0, v_ax1, v_ax2] = permute_dims4[T.int64(0), (v_ax2 // T.int64(16) + v_ax0 * new + v_ax1) % new, v_ax2 % T.int64(16) // T.int64(8), v_ax2 % T.int64(8)]

    @T.prim_func(private=True, s_tir=True)
    def softmax(divide: T.Buffer((T.int64(1), T.int64(2), "new", "past + new"), "float32"), past: T.int64, T_softmax_norm: T.Buffer((T.int64(1), T.int64(2), new, past + new), "float32")):
        new = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        T_softmax_maxelem = T.sblock_alloc_buffer((T.int64(1), T.int64(2), new))
        T_softmax_exp = T.sblock_alloc_buffer((T.int64(1), T.int64(2), new, past + new))
        T_softmax_expsum = T.sblock_alloc_buffer((T.int64(1), T.int64(2), new))
        for i0, i1, i2, k in T.grid(T.int64(1), T.int64(2), new, past + new):
            with T.sblock("T_softmax_maxelem"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(divide[v_i0, v_i1, v_i2, v_k])
                T.writes(T_softmax_maxelem[v_i0, v_i1, v_i2])
                with T.init():
                    T_softmax_maxelem[v_i0, v_i1, v_i2] = T.float32(-340282346638528859811704183484516925440.0)
                T_softmax_maxelem[v_i0, v_i1, v_i2] = T.max(T_softmax_maxelem[v_i0, v_i1, v_i2], divide[v_i0, v_i1, v_i2, v_k])
        for i0, i1, i2, i3 in T.grid(T.int64(1), T.int64(2), new, past + new):
            with T.sblock("T_softmax_exp"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(divide[v_i0, v_i1, v_i2, v_i3], T_softmax_maxelem[v_i0, v_i1, v_i2])
                T.writes(T_softmax_exp[v_i0, v_i1, v_i2, v_i3])
                T_softmax_exp[v_i0, v_i1, v_i2, v_i3] = T.exp(divide[v_i0, v_i1, v_i2, v_i3] - T_softmax_maxelem[v_i0, v_i1, v_i2])
        for i0, i1, i2, k in T.grid(T.int64(1), T.int64(2), new, past + new):
            with T.sblock("T_softmax_expsum"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(T_softmax_exp[v_i0, v_i1, v_i2, v_k])
                T.writes(T_softmax_expsum[v_i0, v_i1, v_i2])
                with T.init():
                    T_softmax_expsum[v_i0, v_i1, v_i2] = T.float32(0.0)
                T_softmax_expsum[v_i0, v_i1, v_i2] = T_softmax_expsum[v_i0, v_i1, v_i2] + T_softmax_exp[v_i0, v_i1, v_i2, v_k]
        for i0, i1, i2, i3 in T.grid(T.int64(1), T.int64(2), new, past + new):
            with T.sblock("T_softmax_norm"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(T_softmax_exp[v_i0, v_i1, v_i2, v_i3], T_softmax_expsum[v_i0, v_i1, v_i2])
                T.writes(T_softmax_norm[v_i0, v_i1, v_i2, v_i3])
                T.sblock_attr({"axis": 3})
                T_softmax_norm[v_i0, v_i1, v_i2, v_i3] = T_softmax_exp[v_i0, v_i1, v_i2, v_i3] / T_softmax_expsum[v_i0, v_i1, v_i2]

    @T.prim_func(private=True, s_tir=True)
    def split(reshape: T.Buffer((T.int64(1), "new", T.int64(6), T.int64(8)), "float32"), T_split_sections: T.Buffer((T.int64(1), new, T.int64(2), T.int64(8)), "float32"), T_split_sections_1: T.Buffer((T.int64(1), new, T.int64(2), T.int64(8)), "float32"), T_split_sections_2: T.Buffer((T.int64(1), new, T.int64(2), T.int64(8)), "float32")):
        new = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), new, T.int64(2), T.int64(8)):
            with T.sblock("T_split_sections"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(reshape[v_ax0, v_ax1, v_ax2, v_ax3])
                T.writes(T_split_sections[v_ax0, v_ax1, v_ax2, v_ax3])
                T_split_sections[v_ax0, v_ax1, v_ax2, v_ax3] = reshape[v_ax0, v_ax1, v_ax2, v_ax3]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), new, T.int64(2), T.int64(8)):
            with T.sblock("T_split_sections_1"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(reshape[v_ax0, v_ax1, v_ax2 + T.int64(2), v_ax3])
                T.writes(T_split_sections_1[v_ax0, v_ax1, v_ax2, v_ax3])
                T_split_sections_1[v_ax0, v_ax1, v_ax2, v_ax3] = reshape[v_ax0, v_ax1, v_ax2 + T.int64(2), v_ax3]
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), new, T.int64(2), T.int64(8)):
            with T.sblock("T_split_sections_2"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(reshape[v_ax0, v_ax1, v_ax2 + T.int64(4), v_ax3])
                T.writes(T_split_sections_2[v_ax0, v_ax1, v_ax2, v_ax3])
                T_split_sections_2[v_ax0, v_ax1, v_ax2, v_ax3] = reshape[v_ax0, v_ax1, v_ax2 + T.int64(4), v_ax3]

    @T.prim_func(private=True, s_tir=True)
    def transpose(project_weight: T.Buffer((T.int64(48), T.int64(16)), "float32"), T_transpose: T.Buffer((T.int64(16), T.int64(48)), "float32")):
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(16), T.int64(48)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(project_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = project_weight[v_ax1, v_ax0]

    @T.prim_func(private=True, s_tir=True)
    def transpose1(split_0: T.Buffer((T.int64(1), "new", T.int64(2), T.int64(8)), "float32"), T_transpose: T.Buffer((T.int64(1), T.int64(2), new, T.int64(8)), "float32")):
        new = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(2), new, T.int64(8)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(split_0[v_ax0, v_ax2, v_ax1, v_ax3])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose[v_ax0, v_ax1, v_ax2, v_ax3] = split_0[v_ax0, v_ax2, v_ax1, v_ax3]

    @T.prim_func(private=True, s_tir=True)
    def transpose2(concat: T.Buffer((T.int64(1), "past + new", T.int64(2), T.int64(8)), "float32"), past: T.int64, new: T.int64, T_transpose: T.Buffer((T.int64(1), T.int64(2), T.int64(8), past + new), "float32")):
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(2), T.int64(8), past + new):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(concat[v_ax0, v_ax3, v_ax1, v_ax2])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose[v_ax0, v_ax1, v_ax2, v_ax3] = concat[v_ax0, v_ax3, v_ax1, v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def transpose3(concat1: T.Buffer((T.int64(1), "past + new", T.int64(2), T.int64(8)), "float32"), past: T.int64, new: T.int64, T_transpose: T.Buffer((T.int64(1), T.int64(2), past + new, T.int64(8)), "float32")):
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(2), past + new, T.int64(8)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(concat1[v_ax0, v_ax2, v_ax1, v_ax3])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose[v_ax0, v_ax1, v_ax2, v_ax3] = concat1[v_ax0, v_ax2, v_ax1, v_ax3]

    @T.prim_func(private=True, s_tir=True)
    def transpose4(matmul2: T.Buffer((T.int64(1), T.int64(2), "new", T.int64(8)), "float32"), T_transpose: T.Buffer((T.int64(1), new, T.int64(2), T.int64(8)), "float32")):
        new = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), new, T.int64(2), T.int64(8)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(matmul2[v_ax0, v_ax2, v_ax1, v_ax3])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose[v_ax0, v_ax1, v_ax2, v_ax3] = matmul2[v_ax0, v_ax2, v_ax1, v_ax3]

    @T.prim_func(private=True, s_tir=True)
    def transpose5(output_weight: T.Buffer((T.int64(16), T.int64(16)), "float32"), T_transpose: T.Buffer((T.int64(16), T.int64(16)), "float32")):
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(16), T.int64(16)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(output_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = output_weight[v_ax1, v_ax0]

    @R.function
    def forward(x: R.Tensor((1, "new", 16), dtype="float32"), keys: R.Tensor((1, "past", 2, 8), dtype="float32"), values: R.Tensor((1, "past", 2, 8), dtype="float32"), project_weight: R.Tensor((48, 16), dtype="float32"), output_weight: R.Tensor((16, 16), dtype="float32")) -> R.Tuple(R.Tensor((1, "new", 16), dtype="float32"), R.Tensor((1, "past + new", 2, 8), dtype="float32"), R.Tensor((1, "past + new", 2, 8), dtype="float32")):
        new = T.int64()
        past = T.int64()
        R.func_attr({"num_input": 3})
        cls = Module
        permute_dims = R.call_tir(cls.transpose, (project_weight,), out_ty=R.Tensor((16, 48), dtype="float32"))
        matmul = R.call_tir(cls.matmul, (x, permute_dims), out_ty=R.Tensor((1, new, 48), dtype="float32"))
        reshape: R.Tensor((1, new, 6, 8), dtype="float32") = R.reshape(matmul, R.shape([1, new, 6, 8]))
        split = R.call_tir(cls.split, (reshape,), out_ty=[R.Tensor((1, new, 2, 8), dtype="float32"), R.Tensor((1, new, 2, 8), dtype="float32"), R.Tensor((1, new, 2, 8), dtype="float32")])
        split_0: R.Tensor((1, new, 2, 8), dtype="float32") = split[0]
        split_1: R.Tensor((1, new, 2, 8), dtype="float32") = split[1]
        split_2: R.Tensor((1, new, 2, 8), dtype="float32") = split[2]
        concat = R.call_tir(cls.concatenate, (keys, split_1), out_ty=R.Tensor((1, past + new, 2, 8), dtype="float32"))
        concat1 = R.call_tir(cls.concatenate, (values, split_2), out_ty=R.Tensor((1, past + new, 2, 8), dtype="float32"))
        permute_dims1 = R.call_tir(cls.transpose1, (split_0,), out_ty=R.Tensor((1, 2, new, 8), dtype="float32"))
        permute_dims2 = R.call_tir(cls.transpose2, (concat, past, new), out_ty=R.Tensor((1, 2, 8, past + new), dtype="float32"))
        matmul1 = R.call_tir(cls.matmul1, (permute_dims1, permute_dims2, past), out_ty=R.Tensor((1, 2, new, past + new), dtype="float32"))
        divide = R.call_tir(cls.divide, (matmul1, past), out_ty=R.Tensor((1, 2, new, past + new), dtype="float32"))
        softmax = R.call_tir(cls.softmax, (divide, past), out_ty=R.Tensor((1, 2, new, past + new), dtype="float32"))
        permute_dims3 = R.call_tir(cls.transpose3, (concat1, past, new), out_ty=R.Tensor((1, 2, past + new, 8), dtype="float32"))
        matmul2 = R.call_tir(cls.matmul2, (softmax, permute_dims3, past), out_ty=R.Tensor((1, 2, new, 8), dtype="float32"))
        permute_dims4 = R.call_tir(cls.transpose4, (matmul2,), out_ty=R.Tensor((1, new, 2, 8), dtype="float32"))
        reshape1: R.Tensor((1, new, 16), dtype="float32") = R.reshape(permute_dims4, R.shape([1, new, 16]))
        permute_dims5 = R.call_tir(cls.transpose5, (output_weight,), out_ty=R.Tensor((16, 16), dtype="float32"))
        matmul3 = R.call_tir(cls.matmul3, (reshape1, permute_dims5), out_ty=R.Tensor((1, new, 16), dtype="float32"))
        gv: R.Tuple(R.Tensor((1, new, 16), dtype="float32"), R.Tensor((1, past + new, 2, 8), dtype="float32"), R.Tensor((1, past + new, 2, 8), dtype="float32")) = matmul3, concat, concat1
        return gv
