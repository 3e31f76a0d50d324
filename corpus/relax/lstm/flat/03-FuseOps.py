# corpus/relax/lstm: stage 03, after FuseOps, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def add(matmul: T.Buffer(("batch", T.int64(24)), "float32"), from_input_bias: T.Buffer((T.int64(24),), "float32"), T_add: T.Buffer((batch, T.int64(24)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(batch, T.int64(24)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(matmul[v_ax0, v_ax1], from_input_bias[v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = matmul[v_ax0, v_ax1] + from_input_bias[v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def add1(add: T.Buffer(("batch", T.int64(24)), "float32"), matmul1: T.Buffer((batch, T.int64(24)), "float32"), T_add: T.Buffer((batch, T.int64(24)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(batch, T.int64(24)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(add[v_ax0, v_ax1], matmul1[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = add[v_ax0, v_ax1] + matmul1[v_ax0, v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def add2(mul: T.Buffer(("batch", T.int64(6)), "float32"), mul1: T.Buffer((batch, T.int64(6)), "float32"), T_add: T.Buffer((batch, T.int64(6)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(mul[v_ax0, v_ax1], mul1[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = mul[v_ax0, v_ax1] + mul1[v_ax0, v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def matmul(first: T.Buffer(("batch", T.int64(4)), "float32"), permute_dims: T.Buffer((T.int64(4), T.int64(24)), "float32"), matmul: T.Buffer((batch, T.int64(24)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, k in T.grid(batch, T.int64(24), T.int64(4)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(first[v_i0, v_k], permute_dims[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + first[v_i0, v_k] * permute_dims[v_k, v_i1]

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
    def multiply(sigmoid1: T.Buffer(("batch", T.int64(6)), "float32"), cell: T.Buffer((batch, T.int64(6)), "float32"), T_multiply: T.Buffer((batch, T.int64(6)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(batch, T.int64(6)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(sigmoid1[v_ax0, v_ax1], cell[v_ax0, v_ax1])
                T.writes(T_multiply[v_ax0, v_ax1])
                T_multiply[v_ax0, v_ax1] = sigmoid1[v_ax0, v_ax1] * cell[v_ax0, v_ax1]

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
    def tir_sigmoid(split_0: T.Buffer(("batch", T.int64(6)), "float32"), compute: T.Buffer((batch, T.int64(6)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.sblock("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(split_0[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.sigmoid(split_0[v_i0, v_i1])

    @T.prim_func(private=True, s_tir=True)
    def tir_tanh(split_3: T.Buffer(("batch", T.int64(6)), "float32"), compute: T.Buffer((batch, T.int64(6)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1 in T.grid(batch, T.int64(6)):
            with T.sblock("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(split_3[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.tanh(split_3[v_i0, v_i1])

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
        R.func_attr({"num_input": 4})
        cls = Module
        with R.dataflow():
            permute_dims = R.call_tir(cls.transpose, (from_input_weight,), out_ty=R.Tensor((4, 24), dtype="float32"))
            permute_dims1 = R.call_tir(cls.transpose1, (from_state_weight,), out_ty=R.Tensor((6, 24), dtype="float32"))
            matmul1 = R.call_tir(cls.matmul1, (hidden, permute_dims1), out_ty=R.Tensor((batch, 24), dtype="float32"))
            lv: R.Tensor((batch, 24), dtype="float32") = cls.fused_matmul_add_add1(first, permute_dims, from_input_bias, matmul1)
            split = R.call_tir(cls.split, (lv,), out_ty=[R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")])
            lv1: R.Tensor((batch, 6), dtype="float32") = split[0]
            lv2: R.Tensor((batch, 6), dtype="float32") = split[1]
            lv3: R.Tensor((batch, 6), dtype="float32") = split[3]
            lv4: R.Tensor((batch, 6), dtype="float32") = cls.fused_tir_sigmoid_tir_sigmoid_multiply_tir_tanh_multiply_add2(lv1, lv2, lv3, cell)
            lv5: R.Tensor((batch, 6), dtype="float32") = split[2]
            lv6: R.Tensor((batch, 6), dtype="float32") = cls.fused_tir_sigmoid_tir_tanh_multiply(lv5, lv4)
            permute_dims2 = R.call_tir(cls.transpose, (from_input_weight,), out_ty=R.Tensor((4, 24), dtype="float32"))
            permute_dims3 = R.call_tir(cls.transpose1, (from_state_weight,), out_ty=R.Tensor((6, 24), dtype="float32"))
            matmul3 = R.call_tir(cls.matmul1, (lv6, permute_dims3), out_ty=R.Tensor((batch, 24), dtype="float32"))
            lv7: R.Tensor((batch, 24), dtype="float32") = cls.fused_matmul_add_add1(second, permute_dims2, from_input_bias, matmul3)
            split1 = R.call_tir(cls.split, (lv7,), out_ty=[R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")])
            lv8: R.Tensor((batch, 6), dtype="float32") = split1[0]
            lv9: R.Tensor((batch, 6), dtype="float32") = split1[1]
            lv10: R.Tensor((batch, 6), dtype="float32") = split1[3]
            lv11: R.Tensor((batch, 6), dtype="float32") = cls.fused_tir_sigmoid_tir_sigmoid_multiply_tir_tanh_multiply_add2(lv8, lv9, lv10, lv4)
            lv12: R.Tensor((batch, 6), dtype="float32") = split1[2]
            lv13: R.Tensor((batch, 6), dtype="float32") = cls.fused_tir_sigmoid_tir_tanh_multiply(lv12, lv11)
            gv: R.Tuple(R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")) = lv13, lv11
            R.output(gv)
        return gv

    @R.function(private=True)
    def fused_matmul_add_add1(first: R.Tensor(("batch", 4), dtype="float32"), permute_dims: R.Tensor((4, 24), dtype="float32"), from_input_bias: R.Tensor((24,), dtype="float32"), matmul1: R.Tensor(("batch", 24), dtype="float32")) -> R.Tensor(("batch", 24), dtype="float32"):
        batch = T.int64()
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            matmul = R.call_tir(cls.matmul, (first, permute_dims), out_ty=R.Tensor((batch, 24), dtype="float32"))
            add = R.call_tir(cls.add, (matmul, from_input_bias), out_ty=R.Tensor((batch, 24), dtype="float32"))
            gv = R.call_tir(cls.add1, (add, matmul1), out_ty=R.Tensor((batch, 24), dtype="float32"))
            R.output(gv)
        return gv

    @R.function(private=True)
    def fused_tir_sigmoid_tir_sigmoid_multiply_tir_tanh_multiply_add2(split_0: R.Tensor(("batch", 6), dtype="float32"), split_1: R.Tensor(("batch", 6), dtype="float32"), split_3: R.Tensor(("batch", 6), dtype="float32"), cell: R.Tensor(("batch", 6), dtype="float32")) -> R.Tensor(("batch", 6), dtype="float32"):
        batch = T.int64()
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            sigmoid = R.call_tir(cls.tir_sigmoid, (split_0,), out_ty=R.Tensor((batch, 6), dtype="float32"))
            sigmoid1 = R.call_tir(cls.tir_sigmoid, (split_1,), out_ty=R.Tensor((batch, 6), dtype="float32"))
            mul = R.call_tir(cls.multiply, (sigmoid1, cell), out_ty=R.Tensor((batch, 6), dtype="float32"))
            tanh = R.call_tir(cls.tir_tanh, (split_3,), out_ty=R.Tensor((batch, 6), dtype="float32"))
            mul1 = R.call_tir(cls.multiply, (sigmoid, tanh), out_ty=R.Tensor((batch, 6), dtype="float32"))
            gv = R.call_tir(cls.add2, (mul, mul1), out_ty=R.Tensor((batch, 6), dtype="float32"))
            R.output(gv)
        return gv

    @R.function(private=True)
    def fused_tir_sigmoid_tir_tanh_multiply(split_2: R.Tensor(("batch", 6), dtype="float32"), add2: R.Tensor(("batch", 6), dtype="float32")) -> R.Tensor(("batch", 6), dtype="float32"):
        batch = T.int64()
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            sigmoid2 = R.call_tir(cls.tir_sigmoid, (split_2,), out_ty=R.Tensor((batch, 6), dtype="float32"))
            tanh1 = R.call_tir(cls.tir_tanh, (add2,), out_ty=R.Tensor((batch, 6), dtype="float32"))
            gv = R.call_tir(cls.multiply, (sigmoid2, tanh1), out_ty=R.Tensor((batch, 6), dtype="float32"))
            R.output(gv)
        return gv
