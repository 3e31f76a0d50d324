# corpus/tir/vector_tail: stage 16, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: vector_tail; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def vector_tail(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_vector_tail", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 4, "vector_tail: num_args should be 4"
        assert not T.isnullptr(args), "vector_tail: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "vector_tail: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "vector_tail: Expect arg[1] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "vector_tail: Expect arg[2] to be pointer"
        D_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert D_handle_type_index == 0 or D_handle_type_index == 4 or D_handle_type_index == 7 or D_handle_type_index >= 64, "vector_tail: Expect arg[3] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        D_handle: T.handle = T.Select(D_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        assert not T.isnullptr(A_handle), "vector_tail.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "vector_tail.A_handle.ndim is expected to equal 2"
        vector_tail_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        vector_tail_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=vector_tail_A_handle_shape)
        vector_tail_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        vector_tail_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=vector_tail_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("float32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "vector_tail.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "vector_tail.B_handle.ndim is expected to equal 1"
        vector_tail_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        vector_tail_B_handle_shape_1 = T.decl_buffer((1,), "int64", data=vector_tail_B_handle_shape)
        vector_tail_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        vector_tail_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=vector_tail_B_handle_strides)
        B: T.handle("float32", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "vector_tail.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "vector_tail.C_handle.ndim is expected to equal 2"
        vector_tail_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        vector_tail_C_handle_shape_1 = T.decl_buffer((2,), "int64", data=vector_tail_C_handle_shape)
        vector_tail_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        vector_tail_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=vector_tail_C_handle_strides)
        C: T.handle("float32", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        assert not T.isnullptr(D_handle), "vector_tail.D_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(D_handle, 0, 4, "int32"), "vector_tail.D_handle.ndim is expected to equal 2"
        vector_tail_D_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(D_handle, 0, 2, "handle")
        vector_tail_D_handle_shape_1 = T.decl_buffer((2,), "int64", data=vector_tail_D_handle_shape)
        vector_tail_D_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(D_handle, 0, 3, "handle")
        vector_tail_D_handle_strides_1 = T.decl_buffer((0,), "int64", data=vector_tail_D_handle_strides)
        D: T.handle("float32", "global") = T.tvm_struct_get(D_handle, 0, 1, "handle")
        T.attr(D, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "vector_tail.A_handle.dtype is expected to be float32"
        assert T.Cast("int32", vector_tail_A_handle_shape_1[0]) == 3, "Argument vector_tail.A_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", vector_tail_A_handle_shape[0])"
        assert T.Cast("int32", vector_tail_A_handle_shape_1[1]) == 11, "Argument vector_tail.A_handle.shape[1] has an unsatisfied constraint: 11 == T.Cast(\"int32\", vector_tail_A_handle_shape[1])"
        if not T.isnullptr(vector_tail_A_handle_strides):
            assert 1 == T.Cast("int32", vector_tail_A_handle_strides_1[1]) and 11 == T.Cast("int32", vector_tail_A_handle_strides_1[0]), "vector_tail.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument vector_tail.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument vector_tail.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "vector_tail.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "vector_tail.B_handle.dtype is expected to be float32"
        assert T.Cast("int32", vector_tail_B_handle_shape_1[0]) == 11, "Argument vector_tail.B_handle.shape[0] has an unsatisfied constraint: 11 == T.Cast(\"int32\", vector_tail_B_handle_shape[0])"
        if not T.isnullptr(vector_tail_B_handle_strides):
            assert 1 == T.Cast("int32", vector_tail_B_handle_strides_1[0]), "vector_tail.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument vector_tail.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument vector_tail.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument vector_tail.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "vector_tail.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "vector_tail.C_handle.dtype is expected to be float32"
        assert T.Cast("int32", vector_tail_C_handle_shape_1[0]) == 3, "Argument vector_tail.C_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", vector_tail_C_handle_shape[0])"
        assert T.Cast("int32", vector_tail_C_handle_shape_1[1]) == 11, "Argument vector_tail.C_handle.shape[1] has an unsatisfied constraint: 11 == T.Cast(\"int32\", vector_tail_C_handle_shape[1])"
        if not T.isnullptr(vector_tail_C_handle_strides):
            assert 1 == T.Cast("int32", vector_tail_C_handle_strides_1[1]) and 11 == T.Cast("int32", vector_tail_C_handle_strides_1[0]), "vector_tail.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument vector_tail.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument vector_tail.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument vector_tail.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "vector_tail.C_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(D_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(D_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(D_handle, 0, 7, "uint16") == T.uint16(1), "vector_tail.D_handle.dtype is expected to be float32"
        assert T.Cast("int32", vector_tail_D_handle_shape_1[0]) == 3, "Argument vector_tail.D_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", vector_tail_D_handle_shape[0])"
        assert T.Cast("int32", vector_tail_D_handle_shape_1[1]) == 11, "Argument vector_tail.D_handle.shape[1] has an unsatisfied constraint: 11 == T.Cast(\"int32\", vector_tail_D_handle_shape[1])"
        if not T.isnullptr(vector_tail_D_handle_strides):
            assert 1 == T.Cast("int32", vector_tail_D_handle_strides_1[1]) and 11 == T.Cast("int32", vector_tail_D_handle_strides_1[0]), "vector_tail.D_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(D_handle, 0, 8, "uint64"), "Argument vector_tail.D_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(D_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(D_handle, 0, 10, "int32") == 1, "Argument vector_tail.D_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(D_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(D_handle, 0, 9, "int32"), "Argument vector_tail.D_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(D_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(D), "vector_tail.D_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((3, 11), data=A)
        B_1 = T.decl_buffer((11,), data=B)
        C_1 = T.decl_buffer((3, 11), data=C)
        D_1 = T.decl_buffer((3, 11), data=D)
        with T.attr(0, "compute_scope", "vector_tail_compute_"):
            C_2 = T.Buffer((33,), data=C)
            A_2 = T.Buffer((33,), data=A)
            B_2 = T.Buffer((11,), data=B)
            for i, j_0, j_1_s in T.grid(3, 3, 4):
                if j_0 * 4 + j_1_s < 11:
                    cse_v2: T.int32 = j_0 * 4
                    cse_v1: T.int32 = i * 11 + cse_v2 + j_1_s
                    C_2[cse_v1] = A_2[cse_v1] + B_2[cse_v2 + j_1_s]
            for i, j_0, j_1_s in T.grid(3, 3, 4):
                if j_0 * 4 + j_1_s < 11:
                    cse_v5: T.int32 = j_0 * 4
                    cse_v4: T.int32 = cse_v5 + j_1_s
                    cse_v3: T.int32 = i * 11 + cse_v5 + j_1_s
                    D_2 = T.Buffer((33,), data=D)
                    D_2[cse_v3] = T.if_then_else(cse_v4 < 7, C_2[cse_v3] * B_2[cse_v4], A_2[cse_v3])
        return 0
