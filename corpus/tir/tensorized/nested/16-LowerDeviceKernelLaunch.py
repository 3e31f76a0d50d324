# corpus/tir/tensorized: stage 16, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: tensorized; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def tensorized(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_tensorized", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 3, "tensorized: num_args should be 3"
        assert not T.isnullptr(args), "tensorized: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "tensorized: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "tensorized: Expect arg[1] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "tensorized: Expect arg[2] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(A_handle), "tensorized.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "tensorized.A_handle.ndim is expected to equal 2"
        tensorized_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        tensorized_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=tensorized_A_handle_shape)
        tensorized_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        tensorized_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=tensorized_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("int32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "tensorized.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "tensorized.B_handle.ndim is expected to equal 2"
        tensorized_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        tensorized_B_handle_shape_1 = T.decl_buffer((2,), "int64", data=tensorized_B_handle_shape)
        tensorized_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        tensorized_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=tensorized_B_handle_strides)
        B: T.handle("int32", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "tensorized.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "tensorized.C_handle.ndim is expected to equal 2"
        tensorized_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        tensorized_C_handle_shape_1 = T.decl_buffer((2,), "int64", data=tensorized_C_handle_shape)
        tensorized_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        tensorized_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=tensorized_C_handle_strides)
        C: T.handle("int32", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "tensorized.A_handle.dtype is expected to be int32"
        assert T.Cast("int32", tensorized_A_handle_shape_1[0]) == 8, "Argument tensorized.A_handle.shape[0] has an unsatisfied constraint: 8 == T.Cast(\"int32\", tensorized_A_handle_shape[0])"
        assert T.Cast("int32", tensorized_A_handle_shape_1[1]) == 6, "Argument tensorized.A_handle.shape[1] has an unsatisfied constraint: 6 == T.Cast(\"int32\", tensorized_A_handle_shape[1])"
        if not T.isnullptr(tensorized_A_handle_strides):
            assert 1 == T.Cast("int32", tensorized_A_handle_strides_1[1]) and 6 == T.Cast("int32", tensorized_A_handle_strides_1[0]), "tensorized.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument tensorized.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument tensorized.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "tensorized.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "tensorized.B_handle.dtype is expected to be int32"
        assert T.Cast("int32", tensorized_B_handle_shape_1[0]) == 6, "Argument tensorized.B_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", tensorized_B_handle_shape[0])"
        assert T.Cast("int32", tensorized_B_handle_shape_1[1]) == 9, "Argument tensorized.B_handle.shape[1] has an unsatisfied constraint: 9 == T.Cast(\"int32\", tensorized_B_handle_shape[1])"
        if not T.isnullptr(tensorized_B_handle_strides):
            assert 1 == T.Cast("int32", tensorized_B_handle_strides_1[1]) and 9 == T.Cast("int32", tensorized_B_handle_strides_1[0]), "tensorized.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument tensorized.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument tensorized.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument tensorized.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "tensorized.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "tensorized.C_handle.dtype is expected to be int32"
        assert T.Cast("int32", tensorized_C_handle_shape_1[0]) == 8, "Argument tensorized.C_handle.shape[0] has an unsatisfied constraint: 8 == T.Cast(\"int32\", tensorized_C_handle_shape[0])"
        assert T.Cast("int32", tensorized_C_handle_shape_1[1]) == 9, "Argument tensorized.C_handle.shape[1] has an unsatisfied constraint: 9 == T.Cast(\"int32\", tensorized_C_handle_shape[1])"
        if not T.isnullptr(tensorized_C_handle_strides):
            assert 1 == T.Cast("int32", tensorized_C_handle_strides_1[1]) and 9 == T.Cast("int32", tensorized_C_handle_strides_1[0]), "tensorized.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument tensorized.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument tensorized.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument tensorized.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "tensorized.C_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((8, 6), "int32", data=A)
        B_1 = T.decl_buffer((6, 9), "int32", data=B)
        C_1 = T.decl_buffer((8, 9), "int32", data=C)
        with T.attr(0, "compute_scope", "tensorized_compute_"):
            for i_0, j_0 in T.grid(2, 3):
                C_2 = T.Buffer((72,), "int32", data=C)
                for i_1_init, j_1_init in T.grid(4, 3):
                    C_2[i_0 * 36 + i_1_init * 9 + j_0 * 3 + j_1_init] = 0
                for k_0, j, i in T.grid(3, 3, 4):
                    cse_v4: T.int32 = j_0 * 3
                    cse_v3: T.int32 = k_0 * 18 + cse_v4 + j
                    cse_v2: T.int32 = i_0 * 24 + i * 6 + k_0 * 2
                    cse_v1: T.int32 = i_0 * 36 + i * 9 + cse_v4 + j
                    A_2 = T.Buffer((48,), "int32", data=A)
                    B_2 = T.Buffer((54,), "int32", data=B)
                    C_2[cse_v1] = C_2[cse_v1] + A_2[cse_v2] * B_2[cse_v3] + A_2[cse_v2 + 1] * B_2[cse_v3 + 9]
        return 0
