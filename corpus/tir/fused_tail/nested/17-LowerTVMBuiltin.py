# corpus/tir/fused_tail: stage 17, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: fused_tail; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def fused_tail(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_fused_tail", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 4, "fused_tail: num_args should be 4"
        assert not T.isnullptr(args), "fused_tail: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "fused_tail: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "fused_tail: Expect arg[1] to be pointer"
        bias_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert bias_handle_type_index == 0 or bias_handle_type_index == 4 or bias_handle_type_index == 7 or bias_handle_type_index >= 64, "fused_tail: Expect arg[2] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "fused_tail: Expect arg[3] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        bias_handle: T.handle = T.Select(bias_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        assert not T.isnullptr(A_handle), "fused_tail.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "fused_tail.A_handle.ndim is expected to equal 2"
        fused_tail_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        fused_tail_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=fused_tail_A_handle_shape)
        fused_tail_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        fused_tail_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=fused_tail_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("int32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "fused_tail.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "fused_tail.B_handle.ndim is expected to equal 2"
        fused_tail_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        fused_tail_B_handle_shape_1 = T.decl_buffer((2,), "int64", data=fused_tail_B_handle_shape)
        fused_tail_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        fused_tail_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=fused_tail_B_handle_strides)
        B: T.handle("int32", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(bias_handle), "fused_tail.bias_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(bias_handle, 0, 4, "int32"), "fused_tail.bias_handle.ndim is expected to equal 1"
        fused_tail_bias_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(bias_handle, 0, 2, "handle")
        fused_tail_bias_handle_shape_1 = T.decl_buffer((1,), "int64", data=fused_tail_bias_handle_shape)
        fused_tail_bias_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(bias_handle, 0, 3, "handle")
        fused_tail_bias_handle_strides_1 = T.decl_buffer((0,), "int64", data=fused_tail_bias_handle_strides)
        bias: T.handle("int32", "global") = T.tvm_struct_get(bias_handle, 0, 1, "handle")
        T.attr(bias, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "fused_tail.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "fused_tail.C_handle.ndim is expected to equal 2"
        fused_tail_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        fused_tail_C_handle_shape_1 = T.decl_buffer((2,), "int64", data=fused_tail_C_handle_shape)
        fused_tail_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        fused_tail_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=fused_tail_C_handle_strides)
        C: T.handle("int32", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "fused_tail.A_handle.dtype is expected to be int32"
        assert T.Cast("int32", fused_tail_A_handle_shape_1[0]) == 6, "Argument fused_tail.A_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", fused_tail_A_handle_shape[0])"
        assert T.Cast("int32", fused_tail_A_handle_shape_1[1]) == 8, "Argument fused_tail.A_handle.shape[1] has an unsatisfied constraint: 8 == T.Cast(\"int32\", fused_tail_A_handle_shape[1])"
        if not T.isnullptr(fused_tail_A_handle_strides):
            assert 1 == T.Cast("int32", fused_tail_A_handle_strides_1[1]) and 8 == T.Cast("int32", fused_tail_A_handle_strides_1[0]), "fused_tail.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument fused_tail.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument fused_tail.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "fused_tail.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "fused_tail.B_handle.dtype is expected to be int32"
        assert T.Cast("int32", fused_tail_B_handle_shape_1[0]) == 8, "Argument fused_tail.B_handle.shape[0] has an unsatisfied constraint: 8 == T.Cast(\"int32\", fused_tail_B_handle_shape[0])"
        assert T.Cast("int32", fused_tail_B_handle_shape_1[1]) == 10, "Argument fused_tail.B_handle.shape[1] has an unsatisfied constraint: 10 == T.Cast(\"int32\", fused_tail_B_handle_shape[1])"
        if not T.isnullptr(fused_tail_B_handle_strides):
            assert 1 == T.Cast("int32", fused_tail_B_handle_strides_1[1]) and 10 == T.Cast("int32", fused_tail_B_handle_strides_1[0]), "fused_tail.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument fused_tail.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument fused_tail.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument fused_tail.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "fused_tail.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(bias_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(bias_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(bias_handle, 0, 7, "uint16") == T.uint16(1), "fused_tail.bias_handle.dtype is expected to be int32"
        assert T.Cast("int32", fused_tail_bias_handle_shape_1[0]) == 10, "Argument fused_tail.bias_handle.shape[0] has an unsatisfied constraint: 10 == T.Cast(\"int32\", fused_tail_bias_handle_shape[0])"
        if not T.isnullptr(fused_tail_bias_handle_strides):
            assert 1 == T.Cast("int32", fused_tail_bias_handle_strides_1[0]), "fused_tail.bias_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(bias_handle, 0, 8, "uint64"), "Argument fused_tail.bias_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(bias_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(bias_handle, 0, 10, "int32") == 1, "Argument fused_tail.bias_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(bias_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(bias_handle, 0, 9, "int32"), "Argument fused_tail.bias_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(bias_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(bias), "fused_tail.bias_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "fused_tail.C_handle.dtype is expected to be int32"
        assert T.Cast("int32", fused_tail_C_handle_shape_1[0]) == 6, "Argument fused_tail.C_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", fused_tail_C_handle_shape[0])"
        assert T.Cast("int32", fused_tail_C_handle_shape_1[1]) == 10, "Argument fused_tail.C_handle.shape[1] has an unsatisfied constraint: 10 == T.Cast(\"int32\", fused_tail_C_handle_shape[1])"
        if not T.isnullptr(fused_tail_C_handle_strides):
            assert 1 == T.Cast("int32", fused_tail_C_handle_strides_1[1]) and 10 == T.Cast("int32", fused_tail_C_handle_strides_1[0]), "fused_tail.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument fused_tail.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument fused_tail.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument fused_tail.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "fused_tail.C_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((6, 8), "int32", data=A)
        B_1 = T.decl_buffer((8, 10), "int32", data=B)
        bias_1 = T.decl_buffer((10,), "int32", data=bias)
        C_1 = T.decl_buffer((6, 10), "int32", data=C)
        with T.attr(0, "compute_scope", "fused_tail_compute_"):
            P_local: T.handle("int32", "local") = T.TVMBackendAllocWorkspace(1, dev_id, T.uint64(20), 0, 32)
            T.attr(P_local, "storage_alignment", 64)
            if T.isnullptr(P_local):
                T.tvm_throw_last_error()
            with T.allocate([5], "int32", "global") as P:
                for i_j_0_fused in range(12):
                    P_local_1 = T.Buffer((5,), "int32", data=P_local, scope="local")
                    for j_1_init in range(5):
                        P_local_1[j_1_init] = 0
                    for j_1, k in T.grid(5, 8):
                        A_2 = T.Buffer((48,), "int32", data=A)
                        B_2 = T.Buffer((80,), "int32", data=B)
                        P_local_1[j_1] = P_local_1[j_1] + A_2[i_j_0_fused // 2 * 8 + k] * B_2[k * 10 + i_j_0_fused % 2 * 5 + j_1]
                    P_1 = T.Buffer((5,), "int32", data=P)
                    for ax1 in range(5):
                        P_1[ax1] = P_local_1[ax1]
                    for ax0 in range(5):
                        C_2 = T.Buffer((60,), "int32", data=C)
                        bias_2 = T.Buffer((10,), "int32", data=bias)
                        C_2[i_j_0_fused * 5 + ax0] = T.max(P_1[ax0] + bias_2[i_j_0_fused % 2 * 5 + ax0], 0)
            if T.TVMBackendFreeWorkspace(1, dev_id, P_local) != 0:
                T.tvm_throw_last_error()
        return 0
