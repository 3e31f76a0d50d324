# corpus/relax/perceptron: stage 05, after FuseTIRInner, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def add(matmul: T.Buffer(("batch", T.int64(20)), "float32"), hidden_bias: T.Buffer((T.int64(20),), "float32"), T_add: T.Buffer((batch, T.int64(20)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(matmul[v_ax0, v_ax1], hidden_bias[v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = matmul[v_ax0, v_ax1] + hidden_bias[v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def fused_matmul_add_gelu(x: T.Buffer(("batch", T.int64(12)), "float32"), permute_dims: T.Buffer((T.int64(12), T.int64(20)), "float32"), hidden_bias: T.Buffer((T.int64(20),), "float32"), T_multiply_intermediate: T.Buffer((batch, T.int64(20)), "float32")):
        batch = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((batch, T.int64(20)))
        T_add_intermediate = T.sblock_alloc_buffer((batch, T.int64(20)))
        T_multiply = T.sblock_alloc_buffer((batch, T.int64(20)))
        compute = T.sblock_alloc_buffer((batch, T.int64(20)))
        T_multiply_1 = T.sblock_alloc_buffer((batch, T.int64(20)))
        T_add = T.sblock_alloc_buffer((batch, T.int64(20)))
        for i0, i1, k in T.grid(batch, T.int64(20), T.int64(12)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(x[v_i0, v_k], permute_dims[v_k, v_i1])
                T.writes(matmul_intermediate[v_i0, v_i1])
                with T.init():
                    matmul_intermediate[v_i0, v_i1] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1] = matmul_intermediate[v_i0, v_i1] + x[v_i0, v_k] * permute_dims[v_k, v_i1]
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(matmul_intermediate[v_ax0, v_ax1], hidden_bias[v_ax1])
                T.writes(T_add_intermediate[v_ax0, v_ax1])
                T_add_intermediate[v_ax0, v_ax1] = matmul_intermediate[v_ax0, v_ax1] + hidden_bias[v_ax1]
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_add_intermediate[v_ax0, v_ax1])
                T.writes(T_multiply[v_ax0, v_ax1])
                T_multiply[v_ax0, v_ax1] = T_add_intermediate[v_ax0, v_ax1] * T.float32(0.70710678118654757)
        for i0, i1 in T.grid(batch, T.int64(20)):
            with T.sblock("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(T_multiply[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.erf(T_multiply[v_i0, v_i1])
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.sblock("T_multiply_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(compute[v_ax0, v_ax1])
                T.writes(T_multiply_1[v_ax0, v_ax1])
                T_multiply_1[v_ax0, v_ax1] = compute[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.sblock("T_add1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_1[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = T.float32(0.5) + T_multiply_1[v_ax0, v_ax1]
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.sblock("T_multiply_2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_add_intermediate[v_ax0, v_ax1], T_add[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1])
                T_multiply_intermediate[v_ax0, v_ax1] = T_add_intermediate[v_ax0, v_ax1] * T_add[v_ax0, v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def gelu(add: T.Buffer(("batch", T.int64(20)), "float32"), T_multiply: T.Buffer((batch, T.int64(20)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        T_multiply_1 = T.sblock_alloc_buffer((batch, T.int64(20)))
        compute = T.sblock_alloc_buffer((batch, T.int64(20)))
        T_multiply_2 = T.sblock_alloc_buffer((batch, T.int64(20)))
        T_add = T.sblock_alloc_buffer((batch, T.int64(20)))
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(add[v_ax0, v_ax1])
                T.writes(T_multiply_1[v_ax0, v_ax1])
                T_multiply_1[v_ax0, v_ax1] = add[v_ax0, v_ax1] * T.float32(0.70710678118654757)
        for i0, i1 in T.grid(batch, T.int64(20)):
            with T.sblock("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(T_multiply_1[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.erf(T_multiply_1[v_i0, v_i1])
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.sblock("T_multiply_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(compute[v_ax0, v_ax1])
                T.writes(T_multiply_2[v_ax0, v_ax1])
                T_multiply_2[v_ax0, v_ax1] = compute[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_2[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = T.float32(0.5) + T_multiply_2[v_ax0, v_ax1]
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.sblock("T_multiply_2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(add[v_ax0, v_ax1], T_add[v_ax0, v_ax1])
                T.writes(T_multiply[v_ax0, v_ax1])
                T_multiply[v_ax0, v_ax1] = add[v_ax0, v_ax1] * T_add[v_ax0, v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def matmul(x: T.Buffer(("batch", T.int64(12)), "float32"), permute_dims: T.Buffer((T.int64(12), T.int64(20)), "float32"), matmul: T.Buffer((batch, T.int64(20)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, k in T.grid(batch, T.int64(20), T.int64(12)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(x[v_i0, v_k], permute_dims[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + x[v_i0, v_k] * permute_dims[v_k, v_i1]

    @T.prim_func(private=True, s_tir=True)
    def matmul1(gelu: T.Buffer(("batch", T.int64(20)), "float32"), permute_dims1: T.Buffer((T.int64(20), T.int64(6)), "float32"), matmul: T.Buffer((batch, T.int64(6)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, k in T.grid(batch, T.int64(6), T.int64(20)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(gelu[v_i0, v_k], permute_dims1[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + gelu[v_i0, v_k] * permute_dims1[v_k, v_i1]

    @T.prim_func(private=True, s_tir=True)
    def softmax(matmul1: T.Buffer(("batch", T.int64(6)), "float32"), T_softmax_norm: T.Buffer((batch, T.int64(6)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        T_softmax_maxelem = T.sblock_alloc_buffer((batch,))
        T_softmax_exp = T.sblock_alloc_buffer((batch, T.int64(6)))
        T_softmax_expsum = T.sblock_alloc_buffer((batch,))
        for i0, k in T.grid(batch, T.int64(6)):
            with T.sblock("T_softmax_maxelem"):
                v_i0, v_k = T.axis.remap("SR", [i0, k])
                T.reads(matmul1[v_i0, v_k])
                T.writes(T_softmax_maxelem[v_i0])
                with T.init():
                    T_softmax_maxelem[v_i0] = T.float32(-340282346638528859811704183484516925440.0)
                T_softmax_maxelem[v_i0] = T.max(T_softmax_maxelem[v_i0], matmul1[v_i0, v_k])
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.sblock("T_softmax_exp"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(matmul1[v_i0, v_i1], T_softmax_maxelem[v_i0])
                T.writes(T_softmax_exp[v_i0, v_i1])
                T_softmax_exp[v_i0, v_i1] = T.exp(matmul1[v_i0, v_i1] - T_softmax_maxelem[v_i0])
        for i0, k in T.grid(batch, T.int64(6)):
            with T.sblock("T_softmax_expsum"):
                v_i0, v_k = T.axis.remap("SR", [i0, k])
                T.reads(T_softmax_exp[v_i0, v_k])
                T.writes(T_softmax_expsum[v_i0])
                with T.init():
                    T_softmax_expsum[v_i0] = T.float32(0.0)
                T_softmax_expsum[v_i0] = T_softmax_expsum[v_i0] + T_softmax_exp[v_i0, v_k]
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.sblock("T_softmax_norm"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(T_softmax_exp[v_i0, v_i1], T_softmax_expsum[v_i0])
                T.writes(T_softmax_norm[v_i0, v_i1])
                T.sblock_attr({"axis": 1})
                T_softmax_norm[v_i0, v_i1] = T_softmax_exp[v_i0, v_i1] / T_softmax_expsum[v_i0]

    @T.prim_func(private=True, s_tir=True)
    def transpose(hidden_weight: T.Buffer((T.int64(20), T.int64(12)), "float32"), T_transpose: T.Buffer((T.int64(12), T.int64(20)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(12), T.int64(20)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(hidden_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = hidden_weight[v_ax1, v_ax0]

    @T.prim_func(private=True, s_tir=True)
    def transpose1(output_weight: T.Buffer((T.int64(6), T.int64(20)), "float32"), T_transpose: T.Buffer((T.int64(20), T.int64(6)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(20), T.int64(6)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(output_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = output_weight[v_ax1, v_ax0]

    @R.function
    def forward(x: R.Tensor(("batch", 12), dtype="float32"), hidden_weight: R.Tensor((20, 12), dtype="float32"), hidden_bias: R.Tensor((20,), dtype="float32"), output_weight: R.Tensor((6, 20), dtype="float32")) -> R.Tensor(("batch", 6), dtype="float32"):
        batch = T.int64()
        R.func_attr({"num_input": 1})
        cls = Module
        with R.dataflow():
            permute_dims = R.call_tir(cls.transpose, (hidden_weight,), out_ty=R.Tensor((12, 20), dtype="float32"))
            lv = R.call_tir(cls.fused_matmul_add_gelu, (x, permute_dims, hidden_bias), out_ty=R.Tensor((batch, 20), dtype="float32"))
            permute_dims1 = R.call_tir(cls.transpose1, (output_weight,), out_ty=R.Tensor((20, 6), dtype="float32"))
            matmul1 = R.call_tir(cls.matmul1, (lv, permute_dims1), out_ty=R.Tensor((batch, 6), dtype="float32"))
            gv = R.call_tir(cls.softmax, (matmul1,), out_ty=R.Tensor((batch, 6), dtype="float32"))
            R.output(gv)
        return gv
