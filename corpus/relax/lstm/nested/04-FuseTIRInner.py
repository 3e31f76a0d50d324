# corpus/relax/lstm: stage 04, after FuseTIRInner, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def add(var_matmul: T.handle, from_input_bias: T.Buffer((T.int64(24),), "float32"), var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        matmul = T.match_buffer(var_matmul, (batch, T.int64(24)))
        T_add = T.match_buffer(var_T_add, (batch, T.int64(24)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(batch, T.int64(24)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(matmul[v_ax0, v_ax1], from_input_bias[v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = matmul[v_ax0, v_ax1] + from_input_bias[v_ax1]

    @T.prim_func(private=True)
    def add1(var_add: T.handle, var_matmul1: T.handle, var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        add = T.match_buffer(var_add, (batch, T.int64(24)))
        matmul1 = T.match_buffer(var_matmul1, (batch, T.int64(24)))
        T_add = T.match_buffer(var_T_add, (batch, T.int64(24)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(batch, T.int64(24)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(add[v_ax0, v_ax1], matmul1[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = add[v_ax0, v_ax1] + matmul1[v_ax0, v_ax1]

    @T.prim_func(private=True)
    def add2(var_mul: T.handle, var_mul1: T.handle, var_T_add: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        mul = T.match_buffer(var_mul, (batch, T.int64(6)))
        mul1 = T.match_buffer(var_mul1, (batch, T.int64(6)))
        T_add = T.match_buffer(var_T_add, (batch, T.int64(6)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(mul[v_ax0, v_ax1], mul1[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = mul[v_ax0, v_ax1] + mul1[v_ax0, v_ax1]

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
    def matmul(var_first: T.handle, permute_dims: T.Buffer((T.int64(4), T.int64(24)), "float32"), var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        batch = T.int64()
        first = T.match_buffer(var_first, (batch, T.int64(4)))
        matmul = T.match_buffer(var_matmul, (batch, T.int64(24)))
        # with T.block("root"):
        for i0, i1, k in T.grid(batch, T.int64(24), T.int64(4)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(first[v_i0, v_k], permute_dims[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + first[v_i0, v_k] * permute_dims[v_k, v_i1]

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
    def multiply(var_sigmoid1: T.handle, var_cell: T.handle, var_T_multiply: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        sigmoid1 = T.match_buffer(var_sigmoid1, (batch, T.int64(6)))
        cell = T.match_buffer(var_cell, (batch, T.int64(6)))
        T_multiply = T.match_buffer(var_T_multiply, (batch, T.int64(6)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.block("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(sigmoid1[v_ax0, v_ax1], cell[v_ax0, v_ax1])
                T.writes(T_multiply[v_ax0, v_ax1])
                T_multiply[v_ax0, v_ax1] = sigmoid1[v_ax0, v_ax1] * cell[v_ax0, v_ax1]

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
    def tir_sigmoid(var_split_0: T.handle, var_compute: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        split_0 = T.match_buffer(var_split_0, (batch, T.int64(6)))
        compute = T.match_buffer(var_compute, (batch, T.int64(6)))
        # with T.block("root"):
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.block("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(split_0[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.sigmoid(split_0[v_i0, v_i1])

    @T.prim_func(private=True)
    def tir_tanh(var_split_3: T.handle, var_compute: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        batch = T.int64()
        split_3 = T.match_buffer(var_split_3, (batch, T.int64(6)))
        compute = T.match_buffer(var_compute, (batch, T.int64(6)))
        # with T.block("root"):
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.block("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(split_3[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.tanh(split_3[v_i0, v_i1])

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
        R.func_attr({"num_input": 4})
        cls = Module
        with R.dataflow():
            permute_dims = R.call_tir(cls.transpose, (from_input_weight,), out_sinfo=R.Tensor((4, 24), dtype="float32"))
            permute_dims1 = R.call_tir(cls.transpose1, (from_state_weight,), out_sinfo=R.Tensor((6, 24), dtype="float32"))
            matmul1 = R.call_tir(cls.matmul1, (hidden, permute_dims1), out_sinfo=R.Tensor((batch, 24), dtype="float32"))
            lv = R.call_tir(cls.fused_matmul_add_add1, (first, permute_dims, from_input_bias, matmul1), out_sinfo=R.Tensor((batch, 24), dtype="float32"))
            split = R.call_tir(cls.split, (lv,), out_sinfo=[R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")])
            lv1: R.Tensor((batch, 6), dtype="float32") = split[0]
            lv2: R.Tensor((batch, 6), dtype="float32") = split[1]
            lv3: R.Tensor((batch, 6), dtype="float32") = split[3]
            lv4 = R.call_tir(cls.fused_tir_sigmoid_tir_sigmoid_multiply_tir_tanh_multiply_add2, (lv1, lv2, lv3, cell), out_sinfo=R.Tensor((batch, 6), dtype="float32"))
            lv5: R.Tensor((batch, 6), dtype="float32") = split[2]
            lv6 = R.call_tir(cls.fused_tir_sigmoid_tir_tanh_multiply, (lv5, lv4), out_sinfo=R.Tensor((batch, 6), dtype="float32"))
            permute_dims2 = R.call_tir(cls.transpose, (from_input_weight,), out_sinfo=R.Tensor((4, 24), dtype="float32"))
            permute_dims3 = R.call_tir(cls.transpose1, (from_state_weight,), out_sinfo=R.Tensor((6, 24), dtype="float32"))
            matmul3 = R.call_tir(cls.matmul1, (lv6, permute_dims3), out_sinfo=R.Tensor((batch, 24), dtype="float32"))
            lv7 = R.call_tir(cls.fused_matmul_add_add1, (second, permute_dims2, from_input_bias, matmul3), out_sinfo=R.Tensor((batch, 24), dtype="float32"))
            split1 = R.call_tir(cls.split, (lv7,), out_sinfo=[R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")])
            lv8: R.Tensor((batch, 6), dtype="float32") = split1[0]
            lv9: R.Tensor((batch, 6), dtype="float32") = split1[1]
            lv10: R.Tensor((batch, 6), dtype="float32") = split1[3]
            lv11 = R.call_tir(cls.fused_tir_sigmoid_tir_sigmoid_multiply_tir_tanh_multiply_add2, (lv8, lv9, lv10, lv4), out_sinfo=R.Tensor((batch, 6), dtype="float32"))
            lv12: R.Tensor((batch, 6), dtype="float32") = split1[2]
            lv13 = R.call_tir(cls.fused_tir_sigmoid_tir_tanh_multiply, (lv12, lv11), out_sinfo=R.Tensor((batch, 6), dtype="float32"))
            gv: R.Tuple(R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")) = lv13, lv11
            R.output(gv)
        return gv
