# corpus/relax/lstm: stage 09, after StaticPlanBlockMemory, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fused_matmul_add_add1(p_first: T.handle, permute_dims: T.Buffer((T.int64(4), T.int64(24)), "float32"), from_input_bias: T.Buffer((T.int64(24),), "float32"), p_matmul1: T.handle, p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        batch = T.int64()
        first = T.match_buffer(p_first, (batch, T.int64(4)))
        matmul1 = T.match_buffer(p_matmul1, (batch, T.int64(24)))
        T_add_intermediate_1 = T.match_buffer(p_output0, (batch, T.int64(24)))
        # with T.block("root"):
        matmul_intermediate = T.alloc_buffer((batch, T.int64(24)))
        T_add_intermediate = T.alloc_buffer((batch, T.int64(24)))
        for i0, i1, k in T.grid(batch, T.int64(24), T.int64(4)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(first[v_i0, v_k], permute_dims[v_k, v_i1])
                T.writes(matmul_intermediate[v_i0, v_i1])
                with T.init():
                    matmul_intermediate[v_i0, v_i1] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1] = matmul_intermediate[v_i0, v_i1] + first[v_i0, v_k] * permute_dims[v_k, v_i1]
        for ax0, ax1 in T.grid(batch, T.int64(24)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(matmul_intermediate[v_ax0, v_ax1], from_input_bias[v_ax1])
                T.writes(T_add_intermediate[v_ax0, v_ax1])
                T_add_intermediate[v_ax0, v_ax1] = matmul_intermediate[v_ax0, v_ax1] + from_input_bias[v_ax1]
        for ax0, ax1 in T.grid(batch, T.int64(24)):
            with T.block("T_add_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_add_intermediate[v_ax0, v_ax1], matmul1[v_ax0, v_ax1])
                T.writes(T_add_intermediate_1[v_ax0, v_ax1])
                T_add_intermediate_1[v_ax0, v_ax1] = T_add_intermediate[v_ax0, v_ax1] + matmul1[v_ax0, v_ax1]

    @T.prim_func(private=True)
    def fused_tir_sigmoid_tir_sigmoid_multiply_tir_tanh_multiply_add2(p_split_0: T.handle, p_split_1: T.handle, p_split_3: T.handle, p_cell: T.handle, p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        batch = T.int64()
        split_0 = T.match_buffer(p_split_0, (batch, T.int64(6)))
        split_1 = T.match_buffer(p_split_1, (batch, T.int64(6)))
        split_3 = T.match_buffer(p_split_3, (batch, T.int64(6)))
        cell = T.match_buffer(p_cell, (batch, T.int64(6)))
        T_add_intermediate = T.match_buffer(p_output0, (batch, T.int64(6)))
        # with T.block("root"):
        compute_intermediate = T.alloc_buffer((batch, T.int64(6)))
        compute_intermediate_1 = T.alloc_buffer((batch, T.int64(6)))
        T_multiply_intermediate = T.alloc_buffer((batch, T.int64(6)))
        compute_intermediate_1_2 = T.alloc_buffer((batch, T.int64(6)))
        T_multiply_intermediate_1 = T.alloc_buffer((batch, T.int64(6)))
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.block("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(split_0[v_i0, v_i1])
                T.writes(compute_intermediate[v_i0, v_i1])
                compute_intermediate[v_i0, v_i1] = T.sigmoid(split_0[v_i0, v_i1])
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.block("compute_1"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(split_1[v_i0, v_i1])
                T.writes(compute_intermediate_1[v_i0, v_i1])
                compute_intermediate_1[v_i0, v_i1] = T.sigmoid(split_1[v_i0, v_i1])
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.block("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(compute_intermediate_1[v_ax0, v_ax1], cell[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1])
                T_multiply_intermediate[v_ax0, v_ax1] = compute_intermediate_1[v_ax0, v_ax1] * cell[v_ax0, v_ax1]
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.block("compute_2"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(split_3[v_i0, v_i1])
                T.writes(compute_intermediate_1_2[v_i0, v_i1])
                compute_intermediate_1_2[v_i0, v_i1] = T.tanh(split_3[v_i0, v_i1])
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.block("T_multiply_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(compute_intermediate[v_ax0, v_ax1], compute_intermediate_1_2[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate_1[v_ax0, v_ax1])
                T_multiply_intermediate_1[v_ax0, v_ax1] = compute_intermediate[v_ax0, v_ax1] * compute_intermediate_1_2[v_ax0, v_ax1]
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_intermediate[v_ax0, v_ax1], T_multiply_intermediate_1[v_ax0, v_ax1])
                T.writes(T_add_intermediate[v_ax0, v_ax1])
                T_add_intermediate[v_ax0, v_ax1] = T_multiply_intermediate[v_ax0, v_ax1] + T_multiply_intermediate_1[v_ax0, v_ax1]

    @T.prim_func(private=True)
    def fused_tir_sigmoid_tir_tanh_multiply(p_split_2: T.handle, p_add2: T.handle, p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        batch = T.int64()
        split_2 = T.match_buffer(p_split_2, (batch, T.int64(6)))
        add2 = T.match_buffer(p_add2, (batch, T.int64(6)))
        T_multiply_intermediate = T.match_buffer(p_output0, (batch, T.int64(6)))
        # with T.block("root"):
        compute_intermediate = T.alloc_buffer((batch, T.int64(6)))
        compute_intermediate_1 = T.alloc_buffer((batch, T.int64(6)))
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.block("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(split_2[v_i0, v_i1])
                T.writes(compute_intermediate[v_i0, v_i1])
                compute_intermediate[v_i0, v_i1] = T.sigmoid(split_2[v_i0, v_i1])
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.block("compute_1"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(add2[v_i0, v_i1])
                T.writes(compute_intermediate_1[v_i0, v_i1])
                compute_intermediate_1[v_i0, v_i1] = T.tanh(add2[v_i0, v_i1])
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.block("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(compute_intermediate[v_ax0, v_ax1], compute_intermediate_1[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1])
                T_multiply_intermediate[v_ax0, v_ax1] = compute_intermediate[v_ax0, v_ax1] * compute_intermediate_1[v_ax0, v_ax1]

    @T.prim_func(private=True)
    def matmul1(var_hidden: T.handle, permute_dims1: T.Buffer((T.int64(6), T.int64(24)), "float32"), var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        batch = T.int64()
        hidden = T.match_buffer(var_hidden, (batch, T.int64(6)))
        matmul = T.match_buffer(var_matmul, (batch, T.int64(24)))
        # with T.block("root"):
        for i0, i1, k in T.grid(batch, T.int64(24), T.int64(6)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(hidden[v_i0, v_k], permute_dims1[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + hidden[v_i0, v_k] * permute_dims1[v_k, v_i1]

    @T.prim_func(private=True)
    def split(var_add1: T.handle, var_T_split_sections: T.handle, var_T_split_sections_1: T.handle, var_T_split_sections_2: T.handle, var_T_split_sections_3: T.handle):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        batch = T.int64()
        add1 = T.match_buffer(var_add1, (batch, T.int64(24)))
        T_split_sections = T.match_buffer(var_T_split_sections, (batch, T.int64(6)))
        T_split_sections_1 = T.match_buffer(var_T_split_sections_1, (batch, T.int64(6)))
        T_split_sections_2 = T.match_buffer(var_T_split_sections_2, (batch, T.int64(6)))
        T_split_sections_3 = T.match_buffer(var_T_split_sections_3, (batch, T.int64(6)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.block("T_split_sections"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(add1[v_ax0, v_ax1])
                T.writes(T_split_sections[v_ax0, v_ax1])
                T_split_sections[v_ax0, v_ax1] = add1[v_ax0, v_ax1]
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.block("T_split_sections_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(add1[v_ax0, v_ax1 + T.int64(6)])
                T.writes(T_split_sections_1[v_ax0, v_ax1])
                T_split_sections_1[v_ax0, v_ax1] = add1[v_ax0, v_ax1 + T.int64(6)]
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.block("T_split_sections_2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(add1[v_ax0, v_ax1 + T.int64(12)])
                T.writes(T_split_sections_2[v_ax0, v_ax1])
                T_split_sections_2[v_ax0, v_ax1] = add1[v_ax0, v_ax1 + T.int64(12)]
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.block("T_split_sections_3"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(add1[v_ax0, v_ax1 + T.int64(18)])
                T.writes(T_split_sections_3[v_ax0, v_ax1])
                T_split_sections_3[v_ax0, v_ax1] = add1[v_ax0, v_ax1 + T.int64(18)]

    @T.prim_func(private=True)
    def transpose(from_input_weight: T.Buffer((T.int64(24), T.int64(4)), "float32"), T_transpose: T.Buffer((T.int64(4), T.int64(24)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(4), T.int64(24)):
            with T.block("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(from_input_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = from_input_weight[v_ax1, v_ax0]

    @T.prim_func(private=True)
    def transpose1(from_state_weight: T.Buffer((T.int64(24), T.int64(6)), "float32"), T_transpose: T.Buffer((T.int64(6), T.int64(24)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(6), T.int64(24)):
            with T.block("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(from_state_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = from_state_weight[v_ax1, v_ax0]

    @R.function
    def forward(first: R.Tensor(("batch", 4), dtype="float32"), second: R.Tensor(("batch", 4), dtype="float32"), hidden: R.Tensor(("batch", 6), dtype="float32"), cell: R.Tensor(("batch", 6), dtype="float32"), from_input_weight: R.Tensor((24, 4), dtype="float32"), from_input_bias: R.Tensor((24,), dtype="float32"), from_state_weight: R.Tensor((24, 6), dtype="float32")) -> R.Tuple(R.Tensor(("batch", 6), dtype="float32"), R.Tensor(("batch", 6), dtype="float32")):
        batch = T.int64()
        R.func_attr({"num_input": 4, "relax.force_pure": True})
        cls = Module
        storage: R.Object = R.memory.alloc_storage(R.shape([384]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc: R.Tensor((4, 24), dtype="float32") = R.memory.alloc_tensor(storage, R.prim_value(0), R.shape([4, 24]), R.dtype("float32"))
        cls.transpose(from_input_weight, alloc)
        permute_dims: R.Tensor((4, 24), dtype="float32") = alloc
        storage1: R.Object = R.memory.alloc_storage(R.shape([576]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc1: R.Tensor((6, 24), dtype="float32") = R.memory.alloc_tensor(storage1, R.prim_value(0), R.shape([6, 24]), R.dtype("float32"))
        cls.transpose1(from_state_weight, alloc1)
        permute_dims1: R.Tensor((6, 24), dtype="float32") = alloc1
        storage2: R.Object = R.memory.alloc_storage(R.shape([96 * batch]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc2: R.Tensor((batch, 24), dtype="float32") = R.memory.alloc_tensor(storage2, R.prim_value(0), R.shape([batch, 24]), R.dtype("float32"))
        cls.matmul1(hidden, permute_dims1, alloc2)
        matmul1: R.Tensor((batch, 24), dtype="float32") = alloc2
        storage3: R.Object = R.memory.alloc_storage(R.shape([96 * batch]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc3: R.Tensor((batch, 24), dtype="float32") = R.memory.alloc_tensor(storage3, R.prim_value(0), R.shape([batch, 24]), R.dtype("float32"))
        cls.fused_matmul_add_add1(first, permute_dims, from_input_bias, matmul1, alloc3)
        lv: R.Tensor((batch, 24), dtype="float32") = alloc3
        storage4: R.Object = R.memory.alloc_storage(R.shape([24 * batch]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc4: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage4, R.prim_value(0), R.shape([batch, 6]), R.dtype("float32"))
        storage5: R.Object = R.memory.alloc_storage(R.shape([24 * batch]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc5: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage5, R.prim_value(0), R.shape([batch, 6]), R.dtype("float32"))
        storage6: R.Object = R.memory.alloc_storage(R.shape([24 * batch]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc6: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage6, R.prim_value(0), R.shape([batch, 6]), R.dtype("float32"))
        storage7: R.Object = R.memory.alloc_storage(R.shape([24 * batch]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc7: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage7, R.prim_value(0), R.shape([batch, 6]), R.dtype("float32"))
        cls.split(lv, alloc4, alloc5, alloc6, alloc7)
        split: R.Tuple(R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")) = alloc4, alloc5, alloc6, alloc7
        lv1: R.Tensor((batch, 6), dtype="float32") = split[0]
        lv2: R.Tensor((batch, 6), dtype="float32") = split[1]
        lv3: R.Tensor((batch, 6), dtype="float32") = split[3]
        storage8: R.Object = R.memory.alloc_storage(R.shape([24 * batch]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc8: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage8, R.prim_value(0), R.shape([batch, 6]), R.dtype("float32"))
        cls.fused_tir_sigmoid_tir_sigmoid_multiply_tir_tanh_multiply_add2(lv1, lv2, lv3, cell, alloc8)
        lv4: R.Tensor((batch, 6), dtype="float32") = alloc8
        lv5: R.Tensor((batch, 6), dtype="float32") = split[2]
        alloc9: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage4, R.prim_value(0), R.shape([batch, 6]), R.dtype("float32"))
        cls.fused_tir_sigmoid_tir_tanh_multiply(lv5, lv4, alloc9)
        lv6: R.Tensor((batch, 6), dtype="float32") = alloc9
        alloc10: R.Tensor((4, 24), dtype="float32") = R.memory.alloc_tensor(storage, R.prim_value(0), R.shape([4, 24]), R.dtype("float32"))
        cls.transpose(from_input_weight, alloc10)
        permute_dims2: R.Tensor((4, 24), dtype="float32") = alloc10
        alloc11: R.Tensor((6, 24), dtype="float32") = R.memory.alloc_tensor(storage1, R.prim_value(0), R.shape([6, 24]), R.dtype("float32"))
        cls.transpose1(from_state_weight, alloc11)
        permute_dims3: R.Tensor((6, 24), dtype="float32") = alloc11
        alloc12: R.Tensor((batch, 24), dtype="float32") = R.memory.alloc_tensor(storage2, R.prim_value(0), R.shape([batch, 24]), R.dtype("float32"))
        cls.matmul1(lv6, permute_dims3, alloc12)
        matmul3: R.Tensor((batch, 24), dtype="float32") = alloc12
        alloc13: R.Tensor((batch, 24), dtype="float32") = R.memory.alloc_tensor(storage3, R.prim_value(0), R.shape([batch, 24]), R.dtype("float32"))
        cls.fused_matmul_add_add1(second, permute_dims2, from_input_bias, matmul3, alloc13)
        lv7: R.Tensor((batch, 24), dtype="float32") = alloc13
        alloc14: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage5, R.prim_value(0), R.shape([batch, 6]), R.dtype("float32"))
        alloc15: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage7, R.prim_value(0), R.shape([batch, 6]), R.dtype("float32"))
        alloc16: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage6, R.prim_value(0), R.shape([batch, 6]), R.dtype("float32"))
        alloc17: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage4, R.prim_value(0), R.shape([batch, 6]), R.dtype("float32"))
        cls.split(lv7, alloc14, alloc15, alloc16, alloc17)
        split1: R.Tuple(R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")) = alloc14, alloc15, alloc16, alloc17
        lv8: R.Tensor((batch, 6), dtype="float32") = split1[0]
        lv9: R.Tensor((batch, 6), dtype="float32") = split1[1]
        lv10: R.Tensor((batch, 6), dtype="float32") = split1[3]
        alloc18: R.Tensor((batch, 6), dtype="float32") = R.builtin.alloc_tensor(R.shape([batch, 6]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.fused_tir_sigmoid_tir_sigmoid_multiply_tir_tanh_multiply_add2(lv8, lv9, lv10, lv4, alloc18)
        lv11: R.Tensor((batch, 6), dtype="float32") = alloc18
        lv12: R.Tensor((batch, 6), dtype="float32") = split1[2]
        alloc19: R.Tensor((batch, 6), dtype="float32") = R.builtin.alloc_tensor(R.shape([batch, 6]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.fused_tir_sigmoid_tir_tanh_multiply(lv12, lv11, alloc19)
        lv13: R.Tensor((batch, 6), dtype="float32") = alloc19
        gv: R.Tuple(R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")) = lv13, lv11
        return gv
