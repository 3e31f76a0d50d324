# corpus/tir/matmul_cached: stage 27, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: matmul_cached; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_cached(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_matmul_cached", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 3, "matmul_cached: num_args should be 3"
        assert not T.isnullptr(args), "matmul_cached: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "matmul_cached: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "matmul_cached: Expect arg[1] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "matmul_cached: Expect arg[2] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(A_handle), "matmul_cached.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "matmul_cached.A_handle.ndim is expected to equal 2"
        matmul_cached_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        matmul_cached_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=matmul_cached_A_handle_shape)
        matmul_cached_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        matmul_cached_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=matmul_cached_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("float32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "matmul_cached.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "matmul_cached.B_handle.ndim is expected to equal 2"
        matmul_cached_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        matmul_cached_B_handle_shape_1 = T.decl_buffer((2,), "int64", data=matmul_cached_B_handle_shape)
        matmul_cached_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        matmul_cached_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=matmul_cached_B_handle_strides)
        B: T.handle("float32", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "matmul_cached.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "matmul_cached.C_handle.ndim is expected to equal 2"
        matmul_cached_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        matmul_cached_C_handle_shape_1 = T.decl_buffer((2,), "int64", data=matmul_cached_C_handle_shape)
        matmul_cached_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        matmul_cached_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=matmul_cached_C_handle_strides)
        C: T.handle("float32", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "matmul_cached.A_handle.dtype is expected to be float32"
        assert T.Cast("int32", matmul_cached_A_handle_shape_1[0]) == 10, "Argument matmul_cached.A_handle.shape[0] has an unsatisfied constraint: 10 == T.Cast(\"int32\", matmul_cached_A_handle_shape[0])"
        assert T.Cast("int32", matmul_cached_A_handle_shape_1[1]) == 9, "Argument matmul_cached.A_handle.shape[1] has an unsatisfied constraint: 9 == T.Cast(\"int32\", matmul_cached_A_handle_shape[1])"
        if not T.isnullptr(matmul_cached_A_handle_strides):
            assert 1 == T.Cast("int32", matmul_cached_A_handle_strides_1[1]) and 9 == T.Cast("int32", matmul_cached_A_handle_strides_1[0]), "matmul_cached.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument matmul_cached.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument matmul_cached.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "matmul_cached.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "matmul_cached.B_handle.dtype is expected to be float32"
        assert T.Cast("int32", matmul_cached_B_handle_shape_1[0]) == 9, "Argument matmul_cached.B_handle.shape[0] has an unsatisfied constraint: 9 == T.Cast(\"int32\", matmul_cached_B_handle_shape[0])"
        assert T.Cast("int32", matmul_cached_B_handle_shape_1[1]) == 8, "Argument matmul_cached.B_handle.shape[1] has an unsatisfied constraint: 8 == T.Cast(\"int32\", matmul_cached_B_handle_shape[1])"
        if not T.isnullptr(matmul_cached_B_handle_strides):
            assert 1 == T.Cast("int32", matmul_cached_B_handle_strides_1[1]) and 8 == T.Cast("int32", matmul_cached_B_handle_strides_1[0]), "matmul_cached.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument matmul_cached.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument matmul_cached.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument matmul_cached.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "matmul_cached.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "matmul_cached.C_handle.dtype is expected to be float32"
        assert T.Cast("int32", matmul_cached_C_handle_shape_1[0]) == 10, "Argument matmul_cached.C_handle.shape[0] has an unsatisfied constraint: 10 == T.Cast(\"int32\", matmul_cached_C_handle_shape[0])"
        assert T.Cast("int32", matmul_cached_C_handle_shape_1[1]) == 8, "Argument matmul_cached.C_handle.shape[1] has an unsatisfied constraint: 8 == T.Cast(\"int32\", matmul_cached_C_handle_shape[1])"
        if not T.isnullptr(matmul_cached_C_handle_strides):
            assert 1 == T.Cast("int32", matmul_cached_C_handle_strides_1[1]) and 8 == T.Cast("int32", matmul_cached_C_handle_strides_1[0]), "matmul_cached.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument matmul_cached.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument matmul_cached.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument matmul_cached.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "matmul_cached.C_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((10, 9), data=A)
        B_1 = T.decl_buffer((9, 8), data=B)
        C_1 = T.decl_buffer((10, 8), data=C)
        with T.attr(0, "compute_scope", "matmul_cached_compute_"):
            C_global = T.allocate([20], "float32", "global")
            A_global = T.allocate([12], "float32", "global")
            B_global = T.allocate([15], "float32", "global")
            for i_0, j_0 in T.grid(3, 2):
                C_global_1 = T.Buffer((20,), data=C_global)
                for i_1_init, j_1_init in T.grid(4, 5):
                    if j_0 * 5 + j_1_init < 8 and i_0 * 2 + i_1_init // 2 < 5:
                        C_global_1[i_1_init * 5 + j_1_init] = T.float32(0.0)
                for k_0 in range(3):
                    A_global_1 = T.Buffer((12,), data=A_global)
                    for ax0 in range(4):
                        if i_0 * 2 + ax0 // 2 < 5:
                            A_2 = T.Buffer((90,), data=A)
                            for ax1 in range(3):
                                A_global_1[ax0 * 3 + ax1] = A_2[i_0 * 36 + ax0 * 9 + k_0 * 3 + ax1]
                    B_global_1 = T.Buffer((15,), data=B_global)
                    for ax0, ax1 in T.grid(3, 5):
                        if j_0 * 5 + ax1 < 8:
                            B_2 = T.Buffer((72,), data=B)
                            B_global_1[ax0 * 5 + ax1] = B_2[k_0 * 24 + ax0 * 8 + j_0 * 5 + ax1]
                    for k_1, i_1, j_1 in T.grid(3, 4, 5):
                        if i_0 * 2 + i_1 // 2 < 5 and j_0 * 5 + j_1 < 8:
                            cse_v1: T.int32 = i_1 * 5 + j_1
                            C_global_1[cse_v1] = C_global_1[cse_v1] + A_global_1[i_1 * 3 + k_1] * B_global_1[k_1 * 5 + j_1]
                for ax0, ax1 in T.grid(4, 5):
                    if i_0 * 2 + ax0 // 2 < 5 and j_0 * 5 + ax1 < 8:
                        C_2 = T.Buffer((80,), data=C)
                        C_2[i_0 * 32 + ax0 * 8 + j_0 * 5 + ax1] = C_global_1[ax0 * 5 + ax1]
        return 0
