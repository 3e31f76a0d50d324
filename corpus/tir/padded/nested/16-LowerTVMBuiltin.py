# corpus/tir/padded: stage 16, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: padded; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def padded(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_padded", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 3, "padded: num_args should be 3"
        assert not T.isnullptr(args), "padded: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "padded: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "padded: Expect arg[1] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "padded: Expect arg[2] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(A_handle), "padded.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "padded.A_handle.ndim is expected to equal 2"
        padded_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        padded_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=padded_A_handle_shape)
        padded_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        padded_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=padded_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("int32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "padded.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "padded.B_handle.ndim is expected to equal 2"
        padded_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        padded_B_handle_shape_1 = T.decl_buffer((2,), "int64", data=padded_B_handle_shape)
        padded_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        padded_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=padded_B_handle_strides)
        B: T.handle("int32", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "padded.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "padded.C_handle.ndim is expected to equal 2"
        padded_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        padded_C_handle_shape_1 = T.decl_buffer((2,), "int64", data=padded_C_handle_shape)
        padded_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        padded_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=padded_C_handle_strides)
        C: T.handle("int32", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "padded.A_handle.dtype is expected to be int32"
        assert T.Cast("int32", padded_A_handle_shape_1[0]) == 6, "Argument padded.A_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", padded_A_handle_shape[0])"
        assert T.Cast("int32", padded_A_handle_shape_1[1]) == 7, "Argument padded.A_handle.shape[1] has an unsatisfied constraint: 7 == T.Cast(\"int32\", padded_A_handle_shape[1])"
        if not T.isnullptr(padded_A_handle_strides):
            assert 1 == T.Cast("int32", padded_A_handle_strides_1[1]) and 7 == T.Cast("int32", padded_A_handle_strides_1[0]), "padded.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument padded.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument padded.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "padded.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "padded.B_handle.dtype is expected to be int32"
        assert T.Cast("int32", padded_B_handle_shape_1[0]) == 7, "Argument padded.B_handle.shape[0] has an unsatisfied constraint: 7 == T.Cast(\"int32\", padded_B_handle_shape[0])"
        assert T.Cast("int32", padded_B_handle_shape_1[1]) == 5, "Argument padded.B_handle.shape[1] has an unsatisfied constraint: 5 == T.Cast(\"int32\", padded_B_handle_shape[1])"
        if not T.isnullptr(padded_B_handle_strides):
            assert 1 == T.Cast("int32", padded_B_handle_strides_1[1]) and 5 == T.Cast("int32", padded_B_handle_strides_1[0]), "padded.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument padded.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument padded.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument padded.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "padded.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "padded.C_handle.dtype is expected to be int32"
        assert T.Cast("int32", padded_C_handle_shape_1[0]) == 6, "Argument padded.C_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", padded_C_handle_shape[0])"
        assert T.Cast("int32", padded_C_handle_shape_1[1]) == 5, "Argument padded.C_handle.shape[1] has an unsatisfied constraint: 5 == T.Cast(\"int32\", padded_C_handle_shape[1])"
        if not T.isnullptr(padded_C_handle_strides):
            assert 1 == T.Cast("int32", padded_C_handle_strides_1[1]) and 5 == T.Cast("int32", padded_C_handle_strides_1[0]), "padded.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument padded.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument padded.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument padded.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "padded.C_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((6, 7), "int32", data=A)
        B_1 = T.decl_buffer((7, 5), "int32", data=B)
        C_1 = T.decl_buffer((6, 5), "int32", data=C)
        with T.attr(0, "compute_scope", "padded_compute_"):
            A_pad = T.allocate([64], "int32", "global")
            B_pad = T.allocate([64], "int32", "global")
            C_pad = T.allocate([64], "int32", "global")
            A_pad_1 = T.Buffer((64,), "int32", data=A_pad)
            for i0, i1 in T.grid(8, 8):
                A_2 = T.Buffer((42,), "int32", data=A)
                A_pad_1[i0 * 8 + i1] = T.if_then_else(i0 < 6 and i1 < 7, A_2[i0 * 7 + i1], 0)
            B_pad_1 = T.Buffer((64,), "int32", data=B_pad)
            for i0, i1 in T.grid(8, 8):
                B_2 = T.Buffer((35,), "int32", data=B)
                B_pad_1[i0 * 8 + i1] = T.if_then_else(i0 < 7 and i1 < 5, B_2[i0 * 5 + i1], 0)
            C_pad_1 = T.Buffer((64,), "int32", data=C_pad)
            for i_0, i_1, j_0, j_1, k_0, k_1 in T.grid(2, 4, 2, 4, 2, 4):
                cse_v3: T.int32 = j_0 * 4
                cse_v2: T.int32 = i_0 * 32 + i_1 * 8
                cse_v1: T.int32 = cse_v2 + cse_v3 + j_1
                if k_0 * 4 + k_1 == 0:
                    C_pad_1[cse_v1] = 0
                C_pad_1[cse_v1] = C_pad_1[cse_v1] + A_pad_1[cse_v2 + k_0 * 4 + k_1] * B_pad_1[k_0 * 32 + k_1 * 8 + cse_v3 + j_1]
            for i0, i1 in T.grid(6, 5):
                C_2 = T.Buffer((30,), "int32", data=C)
                C_2[i0 * 5 + i1] = C_pad_1[i0 * 8 + i1]
        return 0
