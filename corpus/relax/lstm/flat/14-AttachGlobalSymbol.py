# corpus/relax/lstm: stage 14, after AttachGlobalSymbol, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
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

    @T.prim_func(s_tir=True)
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

    @T.prim_func(s_tir=True)
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

    @T.prim_func(s_tir=True)
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

    @T.prim_func(s_tir=True)
    def shape_func(H: T.Buffer((T.int64(4),), "int64")):
        T.func_attr({"tirx.is_host_func": True})
        H[T.int64(3)] = T.int64(4) * H[T.int64(0)] * T.int64(6)
        H[T.int64(2)] = T.int64(24) * H[T.int64(0)]
        H[T.int64(1)] = T.int64(96) * H[T.int64(0)]

    @T.prim_func(s_tir=True)
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

    @T.prim_func(s_tir=True)
    def transpose(from_input_weight: T.Buffer((T.int64(24), T.int64(4)), "float32"), T_transpose: T.Buffer((T.int64(4), T.int64(24)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(4), T.int64(24)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(from_input_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = from_input_weight[v_ax1, v_ax0]

    @T.prim_func(s_tir=True)
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
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (4,), ty_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", first, 2, R.dtype("float32"), R.str("ErrorContext(fn=forward, loc=param[0], param=first, annotation=R.Tensor((batch, 4), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", second, 2, R.dtype("float32"), R.str("ErrorContext(fn=forward, loc=param[1], param=second, annotation=R.Tensor((batch, 4), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", hidden, 2, R.dtype("float32"), R.str("ErrorContext(fn=forward, loc=param[2], param=hidden, annotation=R.Tensor((batch, 6), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", cell, 2, R.dtype("float32"), R.str("ErrorContext(fn=forward, loc=param[3], param=cell, annotation=R.Tensor((batch, 6), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", first, shape_heap, 2, 1, 0, 0, 4, R.str("ErrorContext(fn=forward, loc=param[0], param=first, annotation=R.Tensor((batch, 4), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", second, shape_heap, 2, 3, 0, 0, 4, R.str("ErrorContext(fn=forward, loc=param[1], param=second, annotation=R.Tensor((batch, 4), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", hidden, shape_heap, 2, 3, 0, 0, 6, R.str("ErrorContext(fn=forward, loc=param[2], param=hidden, annotation=R.Tensor((batch, 6), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", cell, shape_heap, 2, 3, 0, 0, 6, R.str("ErrorContext(fn=forward, loc=param[3], param=cell, annotation=R.Tensor((batch, 6), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        storage: R.Any = R.vm.alloc_storage(R.shape([384]), 0, R.dtype("uint8"), R.str("global"))
        alloc: R.Tensor((4, 24), dtype="float32") = R.vm.alloc_tensor(storage, 0, R.shape([4, 24]), R.dtype("float32"), 0)
        cls.transpose(from_input_weight, alloc)
        storage1: R.Any = R.vm.alloc_storage(R.shape([576]), 0, R.dtype("uint8"), R.str("global"))
        alloc1: R.Tensor((6, 24), dtype="float32") = R.vm.alloc_tensor(storage1, 0, R.shape([6, 24]), R.dtype("float32"), 0)
        cls.transpose1(from_state_weight, alloc1)
        gv: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 1, ty_args=(R.Shape(ndim=1),))
        storage2: R.Any = R.vm.alloc_storage(gv, 0, R.dtype("uint8"), R.str("global"))
        gv1: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 24, ty_args=(R.Shape(ndim=2),))
        alloc2: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage2, 0, gv1, R.dtype("float32"), 0)
        cls.matmul1(hidden, alloc1, alloc2)
        R.vm.kill_object(alloc1)
        gv2: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 1, ty_args=(R.Shape(ndim=1),))
        storage3: R.Any = R.vm.alloc_storage(gv2, 0, R.dtype("uint8"), R.str("global"))
        gv3: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 24, ty_args=(R.Shape(ndim=2),))
        alloc3: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage3, 0, gv3, R.dtype("float32"), 0)
        cls.fused_matmul_add_add1(first, alloc, from_input_bias, alloc2, alloc3)
        R.vm.kill_object(alloc)
        R.vm.kill_object(alloc2)
        gv4: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
        storage4: R.Any = R.vm.alloc_storage(gv4, 0, R.dtype("uint8"), R.str("global"))
        gv5: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 6, ty_args=(R.Shape(ndim=2),))
        alloc4: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage4, 0, gv5, R.dtype("float32"), 0)
        gv6: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
        storage5: R.Any = R.vm.alloc_storage(gv6, 0, R.dtype("uint8"), R.str("global"))
        gv7: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 6, ty_args=(R.Shape(ndim=2),))
        alloc5: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage5, 0, gv7, R.dtype("float32"), 0)
        gv8: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
        storage6: R.Any = R.vm.alloc_storage(gv8, 0, R.dtype("uint8"), R.str("global"))
        gv9: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 6, ty_args=(R.Shape(ndim=2),))
        alloc6: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage6, 0, gv9, R.dtype("float32"), 0)
        gv10: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
        storage7: R.Any = R.vm.alloc_storage(gv10, 0, R.dtype("uint8"), R.str("global"))
        gv11: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 6, ty_args=(R.Shape(ndim=2),))
        alloc7: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage7, 0, gv11, R.dtype("float32"), 0)
        cls.split(alloc3, alloc4, alloc5, alloc6, alloc7)
        R.vm.kill_object(alloc3)
        split: R.Tuple(R.Tensor(dtype="float32", ndim=2), R.Tensor(dtype="float32", ndim=2), R.Tensor(dtype="float32", ndim=2), R.Tensor(dtype="float32", ndim=2)) = alloc4, alloc5, alloc6, alloc7
        gv12: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
        storage8: R.Any = R.vm.alloc_storage(gv12, 0, R.dtype("uint8"), R.str("global"))
        gv13: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 6, ty_args=(R.Shape(ndim=2),))
        alloc8: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage8, 0, gv13, R.dtype("float32"), 0)
        R.vm.kill_object(storage8)
        cls.fused_tir_sigmoid_tir_sigmoid_multiply_tir_tanh_multiply_add2(alloc4, alloc5, alloc7, cell, alloc8)
        R.vm.kill_object(alloc4)
        R.vm.kill_object(alloc5)
        R.vm.kill_object(alloc7)
        gv14: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 6, ty_args=(R.Shape(ndim=2),))
        alloc9: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage4, 0, gv14, R.dtype("float32"), 0)
        cls.fused_tir_sigmoid_tir_tanh_multiply(alloc6, alloc8, alloc9)
        R.vm.kill_object(alloc6)
        alloc10: R.Tensor((4, 24), dtype="float32") = R.vm.alloc_tensor(storage, 0, R.shape([4, 24]), R.dtype("float32"), 0)
        R.vm.kill_object(storage)
        cls.transpose(from_input_weight, alloc10)
        alloc11: R.Tensor((6, 24), dtype="float32") = R.vm.alloc_tensor(storage1, 0, R.shape([6, 24]), R.dtype("float32"), 0)
        R.vm.kill_object(storage1)
        cls.transpose1(from_state_weight, alloc11)
        gv15: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 24, ty_args=(R.Shape(ndim=2),))
        alloc12: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage2, 0, gv15, R.dtype("float32"), 0)
        R.vm.kill_object(storage2)
        cls.matmul1(alloc9, alloc11, alloc12)
        R.vm.kill_object(alloc9)
        R.vm.kill_object(alloc11)
        gv16: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 24, ty_args=(R.Shape(ndim=2),))
        alloc13: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage3, 0, gv16, R.dtype("float32"), 0)
        R.vm.kill_object(storage3)
        cls.fused_matmul_add_add1(second, alloc10, from_input_bias, alloc12, alloc13)
        R.vm.kill_object(alloc10)
        R.vm.kill_object(alloc12)
        gv17: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 6, ty_args=(R.Shape(ndim=2),))
        alloc14: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage5, 0, gv17, R.dtype("float32"), 0)
        R.vm.kill_object(storage5)
        gv18: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 6, ty_args=(R.Shape(ndim=2),))
        alloc15: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage7, 0, gv18, R.dtype("float32"), 0)
        R.vm.kill_object(storage7)
        gv19: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 6, ty_args=(R.Shape(ndim=2),))
        alloc16: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage6, 0, gv19, R.dtype("float32"), 0)
        R.vm.kill_object(storage6)
        gv20: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 6, ty_args=(R.Shape(ndim=2),))
        alloc17: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage4, 0, gv20, R.dtype("float32"), 0)
        R.vm.kill_object(storage4)
        cls.split(alloc13, alloc14, alloc15, alloc16, alloc17)
        R.vm.kill_object(alloc13)
        split1: R.Tuple(R.Tensor(dtype="float32", ndim=2), R.Tensor(dtype="float32", ndim=2), R.Tensor(dtype="float32", ndim=2), R.Tensor(dtype="float32", ndim=2)) = alloc14, alloc15, alloc16, alloc17
        gv21: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 3, ty_args=(R.Shape(ndim=1),))
        storage_1: R.Any = R.vm.alloc_storage(gv21, 0, R.dtype("uint8"), R.str("global"))
        gv22: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 6, ty_args=(R.Shape(ndim=2),))
        alloc18: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage_1, 0, gv22, R.dtype("float32"), 0)
        R.vm.kill_object(storage_1)
        cls.fused_tir_sigmoid_tir_sigmoid_multiply_tir_tanh_multiply_add2(alloc14, alloc15, alloc17, alloc8, alloc18)
        R.vm.kill_object(alloc8)
        R.vm.kill_object(alloc14)
        R.vm.kill_object(alloc15)
        R.vm.kill_object(alloc17)
        gv23: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 3, ty_args=(R.Shape(ndim=1),))
        storage1_1: R.Any = R.vm.alloc_storage(gv23, 0, R.dtype("uint8"), R.str("global"))
        gv24: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 6, ty_args=(R.Shape(ndim=2),))
        alloc19: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage1_1, 0, gv24, R.dtype("float32"), 0)
        R.vm.kill_object(storage1_1)
        cls.fused_tir_sigmoid_tir_tanh_multiply(alloc16, alloc18, alloc19)
        R.vm.kill_object(alloc16)
        gv_1: R.Tuple(R.Tensor(dtype="float32", ndim=2), R.Tensor(dtype="float32", ndim=2)) = alloc19, alloc18
        R.vm.kill_object(alloc18)
        R.vm.kill_object(alloc19)
        gv25: R.Tensor(dtype="float32", ndim=2) = gv_1[0]
        R.call_packed("vm.builtin.match_shape", gv25, shape_heap, 2, 3, 0, 0, 6, R.str("ErrorContext(fn=forward, loc=return, annotation=T.Tuple(R.Tensor((batch, T.int64(6)), dtype=\"float32\"), R.Tensor((batch, T.int64(6)), dtype=\"float32\"))) "), ty_args=(R.Tuple,))
        gv26: R.Tensor(dtype="float32", ndim=2) = gv_1[1]
        R.call_packed("vm.builtin.match_shape", gv26, shape_heap, 2, 3, 0, 0, 6, R.str("ErrorContext(fn=forward, loc=return, annotation=T.Tuple(R.Tensor((batch, T.int64(6)), dtype=\"float32\"), R.Tensor((batch, T.int64(6)), dtype=\"float32\"))) "), ty_args=(R.Tuple,))
        return gv_1
