# corpus/tir/vectorize: stage 18, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: vectorize; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def vectorize(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_vectorize", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 5, "vectorize: num_args should be 5"
        assert not T.isnullptr(args), "vectorize: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "vectorize: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "vectorize: Expect arg[1] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "vectorize: Expect arg[2] to be pointer"
        D_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert D_handle_type_index == 0 or D_handle_type_index == 4 or D_handle_type_index == 7 or D_handle_type_index >= 64, "vectorize: Expect arg[3] to be pointer"
        E_handle_type_index: T.int32 = T.tvm_struct_get(args, 4, 13, "int32")
        assert E_handle_type_index == 0 or E_handle_type_index == 4 or E_handle_type_index == 7 or E_handle_type_index >= 64, "vectorize: Expect arg[4] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        D_handle: T.handle = T.Select(D_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        E_handle: T.handle = T.Select(E_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 4, 15, "handle"), 24), T.tvm_struct_get(args, 4, 15, "handle"))
        assert not T.isnullptr(A_handle), "vectorize.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "vectorize.A_handle.ndim is expected to equal 2"
        vectorize_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        vectorize_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=vectorize_A_handle_shape)
        vectorize_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        vectorize_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=vectorize_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("float32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "vectorize.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "vectorize.B_handle.ndim is expected to equal 1"
        vectorize_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        vectorize_B_handle_shape_1 = T.decl_buffer((1,), "int64", data=vectorize_B_handle_shape)
        vectorize_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        vectorize_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=vectorize_B_handle_strides)
        B: T.handle("float32", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "vectorize.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "vectorize.C_handle.ndim is expected to equal 2"
        vectorize_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        vectorize_C_handle_shape_1 = T.decl_buffer((2,), "int64", data=vectorize_C_handle_shape)
        vectorize_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        vectorize_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=vectorize_C_handle_strides)
        C: T.handle("float32", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        assert not T.isnullptr(D_handle), "vectorize.D_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(D_handle, 0, 4, "int32"), "vectorize.D_handle.ndim is expected to equal 2"
        vectorize_D_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(D_handle, 0, 2, "handle")
        vectorize_D_handle_shape_1 = T.decl_buffer((2,), "int64", data=vectorize_D_handle_shape)
        vectorize_D_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(D_handle, 0, 3, "handle")
        vectorize_D_handle_strides_1 = T.decl_buffer((0,), "int64", data=vectorize_D_handle_strides)
        D: T.handle("float32", "global") = T.tvm_struct_get(D_handle, 0, 1, "handle")
        T.attr(D, "storage_alignment", 64)
        assert not T.isnullptr(E_handle), "vectorize.E_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(E_handle, 0, 4, "int32"), "vectorize.E_handle.ndim is expected to equal 2"
        vectorize_E_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(E_handle, 0, 2, "handle")
        vectorize_E_handle_shape_1 = T.decl_buffer((2,), "int64", data=vectorize_E_handle_shape)
        vectorize_E_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(E_handle, 0, 3, "handle")
        vectorize_E_handle_strides_1 = T.decl_buffer((0,), "int64", data=vectorize_E_handle_strides)
        E: T.handle("float32", "global") = T.tvm_struct_get(E_handle, 0, 1, "handle")
        T.attr(E, "storage_alignment", 64)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "vectorize.A_handle.dtype is expected to be float32"
        assert T.Cast("int32", vectorize_A_handle_shape_1[0]) == 5, "Argument vectorize.A_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", vectorize_A_handle_shape[0])"
        assert T.Cast("int32", vectorize_A_handle_shape_1[1]) == 12, "Argument vectorize.A_handle.shape[1] has an unsatisfied constraint: 12 == T.Cast(\"int32\", vectorize_A_handle_shape[1])"
        if not T.isnullptr(vectorize_A_handle_strides):
            assert 1 == T.Cast("int32", vectorize_A_handle_strides_1[1]) and 12 == T.Cast("int32", vectorize_A_handle_strides_1[0]), "vectorize.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument vectorize.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument vectorize.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "vectorize.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "vectorize.B_handle.dtype is expected to be float32"
        assert T.Cast("int32", vectorize_B_handle_shape_1[0]) == 12, "Argument vectorize.B_handle.shape[0] has an unsatisfied constraint: 12 == T.Cast(\"int32\", vectorize_B_handle_shape[0])"
        if not T.isnullptr(vectorize_B_handle_strides):
            assert 1 == T.Cast("int32", vectorize_B_handle_strides_1[0]), "vectorize.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument vectorize.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument vectorize.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument vectorize.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "vectorize.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "vectorize.C_handle.dtype is expected to be float32"
        assert T.Cast("int32", vectorize_C_handle_shape_1[0]) == 5, "Argument vectorize.C_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", vectorize_C_handle_shape[0])"
        assert T.Cast("int32", vectorize_C_handle_shape_1[1]) == 12, "Argument vectorize.C_handle.shape[1] has an unsatisfied constraint: 12 == T.Cast(\"int32\", vectorize_C_handle_shape[1])"
        if not T.isnullptr(vectorize_C_handle_strides):
            assert 1 == T.Cast("int32", vectorize_C_handle_strides_1[1]) and 12 == T.Cast("int32", vectorize_C_handle_strides_1[0]), "vectorize.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument vectorize.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument vectorize.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument vectorize.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "vectorize.C_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(D_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(D_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(D_handle, 0, 7, "uint16") == T.uint16(1), "vectorize.D_handle.dtype is expected to be float32"
        assert T.Cast("int32", vectorize_D_handle_shape_1[0]) == 12, "Argument vectorize.D_handle.shape[0] has an unsatisfied constraint: 12 == T.Cast(\"int32\", vectorize_D_handle_shape[0])"
        assert T.Cast("int32", vectorize_D_handle_shape_1[1]) == 5, "Argument vectorize.D_handle.shape[1] has an unsatisfied constraint: 5 == T.Cast(\"int32\", vectorize_D_handle_shape[1])"
        if not T.isnullptr(vectorize_D_handle_strides):
            assert 1 == T.Cast("int32", vectorize_D_handle_strides_1[1]) and 5 == T.Cast("int32", vectorize_D_handle_strides_1[0]), "vectorize.D_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(D_handle, 0, 8, "uint64"), "Argument vectorize.D_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(D_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(D_handle, 0, 10, "int32") == 1, "Argument vectorize.D_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(D_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(D_handle, 0, 9, "int32"), "Argument vectorize.D_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(D_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(D), "vectorize.D_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(E_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(E_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(E_handle, 0, 7, "uint16") == T.uint16(1), "vectorize.E_handle.dtype is expected to be float32"
        assert T.Cast("int32", vectorize_E_handle_shape_1[0]) == 12, "Argument vectorize.E_handle.shape[0] has an unsatisfied constraint: 12 == T.Cast(\"int32\", vectorize_E_handle_shape[0])"
        assert T.Cast("int32", vectorize_E_handle_shape_1[1]) == 4, "Argument vectorize.E_handle.shape[1] has an unsatisfied constraint: 4 == T.Cast(\"int32\", vectorize_E_handle_shape[1])"
        if not T.isnullptr(vectorize_E_handle_strides):
            assert 1 == T.Cast("int32", vectorize_E_handle_strides_1[1]) and 4 == T.Cast("int32", vectorize_E_handle_strides_1[0]), "vectorize.E_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(E_handle, 0, 8, "uint64"), "Argument vectorize.E_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(E_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(E_handle, 0, 10, "int32") == 1, "Argument vectorize.E_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(E_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(E_handle, 0, 9, "int32"), "Argument vectorize.E_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(E_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(E), "vectorize.E_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((5, 12), data=A)
        B_1 = T.decl_buffer((12,), data=B)
        C_1 = T.decl_buffer((5, 12), data=C)
        D_1 = T.decl_buffer((12, 5), data=D)
        E_1 = T.decl_buffer((12, 4), data=E)
        with T.attr(0, "compute_scope", "vectorize_compute_"):
            C_2 = T.Buffer((60,), data=C)
            for i, j_0 in T.grid(5, 3):
                cse_v2: T.int32 = j_0 * 4
                cse_v1: T.int32 = i * 12 + cse_v2
                A_2 = T.Buffer((60,), data=A)
                B_2 = T.Buffer((12,), data=B)
                C_2[cse_v1:cse_v1 + 4] = T.max(A_2[cse_v1:cse_v1 + 4] * B_2[cse_v2:cse_v2 + 4] + T.Broadcast(T.float32(1.0), 4), A_2[cse_v1:cse_v1 + 4])
            for j, i_0, i_1_s in T.grid(12, 2, 4):
                if i_0 * 4 + i_1_s < 5:
                    D_2 = T.Buffer((60,), data=D)
                    cse_v3: T.int32 = i_0 * 4
                    D_2[j * 5 + cse_v3 + i_1_s] = C_2[i_0 * 48 + i_1_s * 12 + j] - T.Cast("float32", cse_v3 + i_1_s)
            for j in range(12):
                E_2 = T.Buffer((48,), data=E)
                E_2[j * 4:j * 4 + 4] = T.Select(T.Ramp(0, 3, 4) < T.Broadcast(j, 4), C_2[j:j + 48:12], T.Cast("float32x4", T.Ramp(j, 3, 4)))
        return 0
