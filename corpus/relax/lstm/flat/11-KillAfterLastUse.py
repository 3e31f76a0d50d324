# corpus/relax/lstm: stage 11, after KillAfterLastUse, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def fused_matmul_add_add1(first: T.Buffer(("batch", T.int64(4)), "float32"), permute_dims: T.Buffer((T.int64(4), T.int64(24)), "float32"), from_input_bias: T.Buffer((T.int64(24),), "float32"), matmul1: T.Buffer((batch, T.int64(24)), "float32"), T_add_intermediate_1: T.Buffer((batch, T.int64(24)), "float32")):
        batch = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((batch, T.int64(24)))
        T_add_intermediate = T.sblock_alloc_buffer((batch, T.int64(24)))
        for i0, i1, k in T.grid(batch, T.int64(24), T.int64(4)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(first[v_i0, v_k], permute_dims[v_k, v_i1])
                T.writes(matmul_intermediate[v_i0, v_i1])
                with T.init():
                    matmul_intermediate[v_i0, v_i1] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1] = matmul_intermediate[v_i0, v_i1] + first[v_i0, v_k] * permute_dims[v_k, v_i1]
        for ax0, ax1 in T.grid(batch, T.int64(24)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(matmul_intermediate[v_ax0, v_ax1], from_input_bias[v_ax1])
                T.writes(T_add_intermediate[v_ax0, v_ax1])
                T_add_intermediate[v_ax0, v_ax1] = matmul_intermediate[v_ax0, v_ax1] + from_input_bias[v_ax1]
        for ax0, ax1 in T.grid(batch, T.int64(24)):
            with T.sblock("T_add1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_add_intermediate[v_ax0, v_ax1], matmul1[v_ax0, v_ax1])
                T.writes(T_add_intermediate_1[v_ax0, v_ax1])
                T_add_intermediate_1[v_ax0, v_ax1] = T_add_intermediate[v_ax0, v_ax1] + matmul1[v_ax0, v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def fused_tir_sigmoid_tir_sigmoid_multiply_tir_tanh_multiply_add2(split_0: T.Buffer(("batch", T.int64(6)), "float32"), split_1: T.Buffer((batch, T.int64(6)), "float32"), split_3: T.Buffer((batch, T.int64(6)), "float32"), cell: T.Buffer((batch, T.int64(6)), "float32"), T_add_intermediate: T.Buffer((batch, T.int64(6)), "float32")):
        batch = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        compute_intermediate = T.sblock_alloc_buffer((batch, T.int64(6)))
        compute_intermediate_1 = T.sblock_alloc_buffer((batch, T.int64(6)))
        T_multiply_intermediate = T.sblock_alloc_buffer((batch, T.int64(6)))
        compute_intermediate_1_2 = T.sblock_alloc_buffer((batch, T.int64(6)))
        T_multiply_intermediate_1 = T.sblock_alloc_buffer((batch, T.int64(6)))
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.sblock("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(split_0[v_i0, v_i1])
                T.writes(compute_intermediate[v_i0, v_i1])
                compute_intermediate[v_i0, v_i1] = T.sigmoid(split_0[v_i0, v_i1])
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.sblock("compute1"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(split_1[v_i0, v_i1])
                T.writes(compute_intermediate_1[v_i0, v_i1])
                compute_intermediate_1[v_i0, v_i1] = T.sigmoid(split_1[v_i0, v_i1])
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(compute_intermediate_1[v_ax0, v_ax1], cell[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1])
                T_multiply_intermediate[v_ax0, v_ax1] = compute_intermediate_1[v_ax0, v_ax1] * cell[v_ax0, v_ax1]
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.sblock("compute2"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(split_3[v_i0, v_i1])
                T.writes(compute_intermediate_1_2[v_i0, v_i1])
                compute_intermediate_1_2[v_i0, v_i1] = T.tanh(split_3[v_i0, v_i1])
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.sblock("T_multiply1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(compute_intermediate[v_ax0, v_ax1], compute_intermediate_1_2[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate_1[v_ax0, v_ax1])
                T_multiply_intermediate_1[v_ax0, v_ax1] = compute_intermediate[v_ax0, v_ax1] * compute_intermediate_1_2[v_ax0, v_ax1]
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_intermediate[v_ax0, v_ax1], T_multiply_intermediate_1[v_ax0, v_ax1])
                T.writes(T_add_intermediate[v_ax0, v_ax1])
                T_add_intermediate[v_ax0, v_ax1] = T_multiply_intermediate[v_ax0, v_ax1] + T_multiply_intermediate_1[v_ax0, v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def fused_tir_sigmoid_tir_tanh_multiply(split_2: T.Buffer(("batch", T.int64(6)), "float32"), add2: T.Buffer((batch, T.int64(6)), "float32"), T_multiply_intermediate: T.Buffer((batch, T.int64(6)), "float32")):
        batch = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        compute_intermediate = T.sblock_alloc_buffer((batch, T.int64(6)))
        compute_intermediate_1 = T.sblock_alloc_buffer((batch, T.int64(6)))
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.sblock("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(split_2[v_i0, v_i1])
                T.writes(compute_intermediate[v_i0, v_i1])
                compute_intermediate[v_i0, v_i1] = T.sigmoid(split_2[v_i0, v_i1])
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.sblock("compute1"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(add2[v_i0, v_i1])
                T.writes(compute_intermediate_1[v_i0, v_i1])
                compute_intermediate_1[v_i0, v_i1] = T.tanh(add2[v_i0, v_i1])
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(compute_intermediate[v_ax0, v_ax1], compute_intermediate_1[v_ax0, v_ax1])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1])
                T_multiply_intermediate[v_ax0, v_ax1] = compute_intermediate[v_ax0, v_ax1] * compute_intermediate_1[v_ax0, v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def matmul1(hidden: T.Buffer(("batch", T.int64(6)), "float32"), permute_dims1: T.Buffer((T.int64(6), T.int64(24)), "float32"), matmul: T.Buffer((batch, T.int64(24)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, k in T.grid(batch, T.int64(24), T.int64(6)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(hidden[v_i0, v_k], permute_dims1[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + hidden[v_i0, v_k] * permute_dims1[v_k, v_i1]

    @T.prim_func(private=True, s_tir=True)
    def split(add1: T.Buffer(("batch", T.int64(24)), "float32"), T_split_sections: T.Buffer((batch, T.int64(6)), "float32"), T_split_sections_1: T.Buffer((batch, T.int64(6)), "float32"), T_split_sections_2: T.Buffer((batch, T.int64(6)), "float32"), T_split_sections_3: T.Buffer((batch, T.int64(6)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.sblock("T_split_sections"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(add1[v_ax0, v_ax1])
                T.writes(T_split_sections[v_ax0, v_ax1])
                T_split_sections[v_ax0, v_ax1] = add1[v_ax0, v_ax1]
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.sblock("T_split_sections_1"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(add1[v_ax0, v_ax1 + T.int64(6)])
                T.writes(T_split_sections_1[v_ax0, v_ax1])
                T_split_sections_1[v_ax0, v_ax1] = add1[v_ax0, v_ax1 + T.int64(6)]
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.sblock("T_split_sections_2"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(add1[v_ax0, v_ax1 + T.int64(12)])
                T.writes(T_split_sections_2[v_ax0, v_ax1])
                T_split_sections_2[v_ax0, v_ax1] = add1[v_ax0, v_ax1 + T.int64(12)]
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.sblock("T_split_sections_3"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(add1[v_ax0, v_ax1 + T.int64(18)])
                T.writes(T_split_sections_3[v_ax0, v_ax1])
                T_split_sections_3[v_ax0, v_ax1] = add1[v_ax0, v_ax1 + T.int64(18)]

    @T.prim_func(private=True, s_tir=True)
    def transpose(from_input_weight: T.Buffer((T.int64(24), T.int64(4)), "float32"), T_transpose: T.Buffer((T.int64(4), T.int64(24)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(4), T.int64(24)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(from_input_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = from_input_weight[v_ax1, v_ax0]

    @T.prim_func(private=True, s_tir=True)
    def transpose1(from_state_weight: T.Buffer((T.int64(24), T.int64(6)), "float32"), T_transpose: T.Buffer((T.int64(6), T.int64(24)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(6), T.int64(24)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(from_state_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = from_state_weight[v_ax1, v_ax0]

    @R.function
    def forward(first: R.Tensor(("batch", 4), dtype="float32"), second: R.Tensor(("batch", 4), dtype="float32"), hidden: R.Tensor(("batch", 6), dtype="float32"), cell: R.Tensor(("batch", 6), dtype="float32"), from_input_weight: R.Tensor((24, 4), dtype="float32"), from_input_bias: R.Tensor((24,), dtype="float32"), from_state_weight: R.Tensor((24, 6), dtype="float32")) -> R.Tuple(R.Tensor(("batch", 6), dtype="float32"), R.Tensor(("batch", 6), dtype="float32")):
        batch = T.int64()
        R.func_attr({"num_input": 4, "relax.force_pure": True})
        cls = Module
        storage: R.Any = R.memory.alloc_storage(R.shape([384]), 0, R.str("global"), R.dtype("float32"))
        alloc: R.Tensor((4, 24), dtype="float32") = R.memory.alloc_tensor(storage, 0, R.shape([4, 24]), R.dtype("float32"), 0)
        cls.transpose(from_input_weight, alloc)
        storage1: R.Any = R.memory.alloc_storage(R.shape([576]), 0, R.str("global"), R.dtype("float32"))
        alloc1: R.Tensor((6, 24), dtype="float32") = R.memory.alloc_tensor(storage1, 0, R.shape([6, 24]), R.dtype("float32"), 0)
        cls.transpose1(from_state_weight, alloc1)
        storage2: R.Any = R.memory.alloc_storage(R.shape([96 * batch]), 0, R.str("global"), R.dtype("float32"))
        alloc2: R.Tensor((batch, 24), dtype="float32") = R.memory.alloc_tensor(storage2, 0, R.shape([batch, 24]), R.dtype("float32"), 0)
        cls.matmul1(hidden, alloc1, alloc2)
        R.memory.kill_tensor(alloc1)
        storage3: R.Any = R.memory.alloc_storage(R.shape([96 * batch]), 0, R.str("global"), R.dtype("float32"))
        alloc3: R.Tensor((batch, 24), dtype="float32") = R.memory.alloc_tensor(storage3, 0, R.shape([batch, 24]), R.dtype("float32"), 0)
        cls.fused_matmul_add_add1(first, alloc, from_input_bias, alloc2, alloc3)
        R.memory.kill_tensor(alloc)
        R.memory.kill_tensor(alloc2)
        storage4: R.Any = R.memory.alloc_storage(R.shape([24 * batch]), 0, R.str("global"), R.dtype("float32"))
        alloc4: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage4, 0, R.shape([batch, 6]), R.dtype("float32"), 0)
        storage5: R.Any = R.memory.alloc_storage(R.shape([24 * batch]), 0, R.str("global"), R.dtype("float32"))
        alloc5: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage5, 0, R.shape([batch, 6]), R.dtype("float32"), 0)
        storage6: R.Any = R.memory.alloc_storage(R.shape([24 * batch]), 0, R.str("global"), R.dtype("float32"))
        alloc6: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage6, 0, R.shape([batch, 6]), R.dtype("float32"), 0)
        storage7: R.Any = R.memory.alloc_storage(R.shape([24 * batch]), 0, R.str("global"), R.dtype("float32"))
        alloc7: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage7, 0, R.shape([batch, 6]), R.dtype("float32"), 0)
        cls.split(alloc3, alloc4, alloc5, alloc6, alloc7)
        R.memory.kill_tensor(alloc3)
        split: R.Tuple(R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")) = alloc4, alloc5, alloc6, alloc7
        storage8: R.Any = R.memory.alloc_storage(R.shape([24 * batch]), 0, R.str("global"), R.dtype("float32"))
        alloc8: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage8, 0, R.shape([batch, 6]), R.dtype("float32"), 0)
        R.memory.kill_storage(storage8)
        cls.fused_tir_sigmoid_tir_sigmoid_multiply_tir_tanh_multiply_add2(alloc4, alloc5, alloc7, cell, alloc8)
        R.memory.kill_tensor(alloc4)
        R.memory.kill_tensor(alloc5)
        R.memory.kill_tensor(alloc7)
        alloc9: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage4, 0, R.shape([batch, 6]), R.dtype("float32"), 0)
        cls.fused_tir_sigmoid_tir_tanh_multiply(alloc6, alloc8, alloc9)
        R.memory.kill_tensor(alloc6)
        alloc10: R.Tensor((4, 24), dtype="float32") = R.memory.alloc_tensor(storage, 0, R.shape([4, 24]), R.dtype("float32"), 0)
        R.memory.kill_storage(storage)
        cls.transpose(from_input_weight, alloc10)
        alloc11: R.Tensor((6, 24), dtype="float32") = R.memory.alloc_tensor(storage1, 0, R.shape([6, 24]), R.dtype("float32"), 0)
        R.memory.kill_storage(storage1)
        cls.transpose1(from_state_weight, alloc11)
        alloc12: R.Tensor((batch, 24), dtype="float32") = R.memory.alloc_tensor(storage2, 0, R.shape([batch, 24]), R.dtype("float32"), 0)
        R.memory.kill_storage(storage2)
        cls.matmul1(alloc9, alloc11, alloc12)
        R.memory.kill_tensor(alloc9)
        R.memory.kill_tensor(alloc11)
        alloc13: R.Tensor((batch, 24), dtype="float32") = R.memory.alloc_tensor(storage3, 0, R.shape([batch, 24]), R.dtype("float32"), 0)
        R.memory.kill_storage(storage3)
        cls.fused_matmul_add_add1(second, alloc10, from_input_bias, alloc12, alloc13)
        R.memory.kill_tensor(alloc10)
        R.memory.kill_tensor(alloc12)
        alloc14: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage5, 0, R.shape([batch, 6]), R.dtype("float32"), 0)
        R.memory.kill_storage(storage5)
        alloc15: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage7, 0, R.shape([batch, 6]), R.dtype("float32"), 0)
        R.memory.kill_storage(storage7)
        alloc16: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage6, 0, R.shape([batch, 6]), R.dtype("float32"), 0)
        R.memory.kill_storage(storage6)
        alloc17: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage4, 0, R.shape([batch, 6]), R.dtype("float32"), 0)
        R.memory.kill_storage(storage4)
        cls.split(alloc13, alloc14, alloc15, alloc16, alloc17)
        R.memory.kill_tensor(alloc13)
        split1: R.Tuple(R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")) = alloc14, alloc15, alloc16, alloc17
        storage_1: R.Any = R.memory.alloc_storage(R.shape([4 * batch * 6]), 0, R.str("global"), R.dtype("uint8"))
        alloc18: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage_1, 0, R.shape([batch, 6]), R.dtype("float32"), 0)
        R.memory.kill_storage(storage_1)
        cls.fused_tir_sigmoid_tir_sigmoid_multiply_tir_tanh_multiply_add2(alloc14, alloc15, alloc17, alloc8, alloc18)
        R.memory.kill_tensor(alloc8)
        R.memory.kill_tensor(alloc14)
        R.memory.kill_tensor(alloc15)
        R.memory.kill_tensor(alloc17)
        storage1_1: R.Any = R.memory.alloc_storage(R.shape([4 * batch * 6]), 0, R.str("global"), R.dtype("uint8"))
        alloc19: R.Tensor((batch, 6), dtype="float32") = R.memory.alloc_tensor(storage1_1, 0, R.shape([batch, 6]), R.dtype("float32"), 0)
        R.memory.kill_storage(storage1_1)
        cls.fused_tir_sigmoid_tir_tanh_multiply(alloc16, alloc18, alloc19)
        R.memory.kill_tensor(alloc16)
        gv: R.Tuple(R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")) = alloc19, alloc18
        R.memory.kill_tensor(alloc18)
        R.memory.kill_tensor(alloc19)
        return gv
