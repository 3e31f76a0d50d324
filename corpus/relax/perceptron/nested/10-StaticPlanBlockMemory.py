# corpus/relax/perceptron: stage 10, after StaticPlanBlockMemory, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fused_matmul_add_gelu(p_x: T.handle, permute_dims: T.Buffer((T.int64(12), T.int64(20)), "float32"), hidden_bias: T.Buffer((T.int64(20),), "float32"), p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        batch = T.int64()
        x = T.match_buffer(p_x, (batch, T.int64(12)))
        T_multiply_intermediate = T.match_buffer(p_output0, (batch, T.int64(20)))
        # with T.block("root"):
        matmul_intermediate = T.alloc_buffer((batch, T.int64(20)))
        T_add_intermediate = T.alloc_buffer((batch, T.int64(20)))
        T_multiply = T.alloc_buffer((batch, T.int64(20)))
        compute = T.alloc_buffer((batch, T.int64(20)))
        T_multiply_1 = T.alloc_buffer((batch, T.int64(20)))
        T_add = T.alloc_buffer((batch, T.int64(20)))
        for i0, i1, k in T.grid(batch, T.int64(20), T.int64(12)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(x[v_i0, v_k], permute_dims[v_k, v_i1])
                T.writes(matmul_intermediate[v_i0, v_i1])
                with T.init():
                    matmul_intermediate[v_i0, v_i1] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1] = matmul_intermediate[v_i0, v_i1] + x[v_i0, v_k] * permute_dims[v_k, v_i1]
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(matmul_intermediate[v_ax0, v_ax1], hidden_bias[v_ax1])
                T.writes(T_add_intermediate[v_ax0, v_ax1])
                T_add_intermediate[v_ax0, v_ax1] = matmul_intermediate[v_ax0, v_ax1] + hidden_bias[v_ax1]
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.block("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_add_intermediate[v_ax0, v_ax1])
                T.writes(T_multiply[v_ax0, v_ax1])
                T_multiply[v_ax0, v_ax1] = T_add_intermediate[v_ax0, v_ax1] * T.float32(0.70710678118654757)
        for i0, i1 in T.grid(batch, T.int64(20)):
            with T.block("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(T_multiply[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.erf(T_multiply[v_i0, v_i1])
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.block("T_multiply_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(compute[v_ax0, v_ax1])
                T.writes(T_multiply_1[v_ax0, v_ax1])
                T_multiply_1[v_ax0, v_ax1] = compute[v_ax0, v_ax1] * T.float32(0.5)
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.block("T_add_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_1[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = T.float32(0.5) + T_multiply_1[v_ax0, v_ax1]
        for ax0, ax1 in T.grid(batch, T.int64(20)):
            with T.block("T_multiply_2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_add_intermediate[v_ax0, v_ax1], T_add[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1])
                T_multiply_intermediate[v_ax0, v_ax1] = T_add_intermediate[v_ax0, v_ax1] * T_add[v_ax0, v_ax1]

    @T.prim_func(private=True)
    def matmul1(var_gelu: T.handle, permute_dims1: T.Buffer((T.int64(20), T.int64(6)), "float32"), var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        batch = T.int64()
        gelu = T.match_buffer(var_gelu, (batch, T.int64(20)))
        matmul = T.match_buffer(var_matmul, (batch, T.int64(6)))
        # with T.block("root"):
        for i0, i1, k in T.grid(batch, T.int64(6), T.int64(20)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(gelu[v_i0, v_k], permute_dims1[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + gelu[v_i0, v_k] * permute_dims1[v_k, v_i1]

    @T.prim_func(private=True)
    def softmax(var_matmul1: T.handle, var_T_softmax_norm: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        batch = T.int64()
        matmul1 = T.match_buffer(var_matmul1, (batch, T.int64(6)))
        T_softmax_norm = T.match_buffer(var_T_softmax_norm, (batch, T.int64(6)))
        # with T.block("root"):
        T_softmax_maxelem = T.alloc_buffer((batch,))
        T_softmax_exp = T.alloc_buffer((batch, T.int64(6)))
        T_softmax_expsum = T.alloc_buffer((batch,))
        for i0, k in T.grid(batch, T.int64(6)):
            with T.block("T_softmax_maxelem"):
                v_i0, v_k = T.axis.remap("SR", [i0, k])
                T.reads(matmul1[v_i0, v_k])
                T.writes(T_softmax_maxelem[v_i0])
                with T.init():
                    T_softmax_maxelem[v_i0] = T.float32(-340282346638528859811704183484516925440.0)
                T_softmax_maxelem[v_i0] = T.max(T_softmax_maxelem[v_i0], matmul1[v_i0, v_k])
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.block("T_softmax_exp"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(matmul1[v_i0, v_i1], T_softmax_maxelem[v_i0])
                T.writes(T_softmax_exp[v_i0, v_i1])
                T_softmax_exp[v_i0, v_i1] = T.exp(matmul1[v_i0, v_i1] - T_softmax_maxelem[v_i0])
        for i0, k in T.grid(batch, T.int64(6)):
            with T.block("T_softmax_expsum"):
                v_i0, v_k = T.axis.remap("SR", [i0, k])
                T.reads(T_softmax_exp[v_i0, v_k])
                T.writes(T_softmax_expsum[v_i0])
                with T.init():
                    T_softmax_expsum[v_i0] = T.float32(0.0)
                T_softmax_expsum[v_i0] = T_softmax_expsum[v_i0] + T_softmax_exp[v_i0, v_k]
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.block("T_softmax_norm"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(T_softmax_exp[v_i0, v_i1], T_softmax_expsum[v_i0])
                T.writes(T_softmax_norm[v_i0, v_i1])
                T.block_attr({"axis": 1})
                T_softmax_norm[v_i0, v_i1] = T_softmax_exp[v_i0, v_i1] / T_softmax_expsum[v_i0]

    @T.prim_func(private=True)
    def transpose(hidden_weight: T.Buffer((T.int64(20), T.int64(12)), "float32"), T_transpose: T.Buffer((T.int64(12), T.int64(20)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(12), T.int64(20)):
            with T.block("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(hidden_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = hidden_weight[v_ax1, v_ax0]

    @T.prim_func(private=True)
    def transpose1(output_weight: T.Buffer((T.int64(6), T.int64(20)), "float32"), T_transpose: T.Buffer((T.int64(20), T.int64(6)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(20), T.int64(6)):
            with T.block("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(output_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = output_weight[v_ax1, v_ax0]

    @R.function
    def forward(x: R.Tensor(("batch", 12), dtype="float32"), hidden_weight: R.Tensor((20, 12), dtype="float32"), hidden_bias: R.Tensor((20,), dtype="float32"), output_weight: R.Tensor((6, 20), dtype="float32")) -> R.Tensor(("batch", 6), dtype="float32"):
        batch = T.int64()
        R.func_attr({"num_input": 1, "relax.force_pure": True})
        cls = Module
        storage: R.Object = R.memory.alloc_storage(R.shape([960]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc: R.Tensor((12, 20), dtype="float32") = R.memory.alloc_tensor(storage, R.prim_value(0), R.shape([12, 20]), R.dtype("float32"))
        cls.transpose(hidden_weight, alloc)
        permute_dims: R.Tensor((12, 20), dtype="float32") = alloc
        storage1: R.Object = R.memory.alloc_storage(R.shape([80 * batch]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc1: R.Tensor((batch, 20), dtype="float32") = R.memory.alloc_tensor(storage1, R.prim_value(0), R.shape([batch, 20]), R.dtype("float32"))
        cls.fused_matmul_add_gelu(x, permute_dims, hidden_bias, alloc1)
        lv: R.Tensor((batch, 20), dtype="float32") = alloc1
        alloc2: R.Tensor((20, 6), dtype="float32") = R.memory.alloc_tensor(storage, R.prim_value(0), R.shape([20, 6]), R.dtype("float32"))
        cls.transpose1(output_weight, alloc2)
        permute_dims1: R.Tensor((20, 6), dtype="float32") = alloc2
        storage2: R.Object = R.memory.alloc_storage(R.shape([24 * batch]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc3: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage2, R.prim_value(0), R.shape([batch, 6]), R.dtype("float32"))
        cls.matmul1(lv, permute_dims1, alloc3)
        matmul1: R.Tensor((batch, 6), dtype="float32") = alloc3
        alloc4: R.Tensor((batch, 6), dtype="float32") = R.builtin.alloc_tensor(R.shape([batch, 6]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.softmax(matmul1, alloc4)
        gv: R.Tensor((batch, 6), dtype="float32") = alloc4
        return gv
