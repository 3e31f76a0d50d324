# corpus/tir/batch_matmul: stage 09, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: batch_matmul; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def batch_matmul(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_batch_matmul", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 3, "batch_matmul: num_args should be 3"
        assert not T.isnullptr(args), "batch_matmul: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "batch_matmul: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "batch_matmul: Expect arg[1] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "batch_matmul: Expect arg[2] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(A_handle), "batch_matmul.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 3 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "batch_matmul.A_handle.ndim is expected to equal 3"
        batch_matmul_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        batch_matmul_A_handle_shape_1 = T.decl_buffer((3,), "int64", data=batch_matmul_A_handle_shape)
        batch_matmul_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        batch_matmul_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=batch_matmul_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("float32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "batch_matmul.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 3 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "batch_matmul.B_handle.ndim is expected to equal 3"
        batch_matmul_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        batch_matmul_B_handle_shape_1 = T.decl_buffer((3,), "int64", data=batch_matmul_B_handle_shape)
        batch_matmul_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        batch_matmul_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=batch_matmul_B_handle_strides)
        B: T.handle("float32", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "batch_matmul.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 3 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "batch_matmul.C_handle.ndim is expected to equal 3"
        batch_matmul_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        batch_matmul_C_handle_shape_1 = T.decl_buffer((3,), "int64", data=batch_matmul_C_handle_shape)
        batch_matmul_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        batch_matmul_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=batch_matmul_C_handle_strides)
        C: T.handle("float32", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "batch_matmul.A_handle.dtype is expected to be float32"
        assert T.Cast("int32", batch_matmul_A_handle_shape_1[0]) == 3, "Argument batch_matmul.A_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", batch_matmul_A_handle_shape[0])"
        assert T.Cast("int32", batch_matmul_A_handle_shape_1[1]) == 5, "Argument batch_matmul.A_handle.shape[1] has an unsatisfied constraint: 5 == T.Cast(\"int32\", batch_matmul_A_handle_shape[1])"
        assert T.Cast("int32", batch_matmul_A_handle_shape_1[2]) == 7, "Argument batch_matmul.A_handle.shape[2] has an unsatisfied constraint: 7 == T.Cast(\"int32\", batch_matmul_A_handle_shape[2])"
        if not T.isnullptr(batch_matmul_A_handle_strides):
            assert 1 == T.Cast("int32", batch_matmul_A_handle_strides_1[2]) and 7 == T.Cast("int32", batch_matmul_A_handle_strides_1[1]) and 35 == T.Cast("int32", batch_matmul_A_handle_strides_1[0]), "batch_matmul.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument batch_matmul.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument batch_matmul.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "batch_matmul.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "batch_matmul.B_handle.dtype is expected to be float32"
        assert T.Cast("int32", batch_matmul_B_handle_shape_1[0]) == 3, "Argument batch_matmul.B_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", batch_matmul_B_handle_shape[0])"
        assert T.Cast("int32", batch_matmul_B_handle_shape_1[1]) == 4, "Argument batch_matmul.B_handle.shape[1] has an unsatisfied constraint: 4 == T.Cast(\"int32\", batch_matmul_B_handle_shape[1])"
        assert T.Cast("int32", batch_matmul_B_handle_shape_1[2]) == 7, "Argument batch_matmul.B_handle.shape[2] has an unsatisfied constraint: 7 == T.Cast(\"int32\", batch_matmul_B_handle_shape[2])"
        if not T.isnullptr(batch_matmul_B_handle_strides):
            assert 1 == T.Cast("int32", batch_matmul_B_handle_strides_1[2]) and 7 == T.Cast("int32", batch_matmul_B_handle_strides_1[1]) and 28 == T.Cast("int32", batch_matmul_B_handle_strides_1[0]), "batch_matmul.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument batch_matmul.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument batch_matmul.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument batch_matmul.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "batch_matmul.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "batch_matmul.C_handle.dtype is expected to be float32"
        assert T.Cast("int32", batch_matmul_C_handle_shape_1[0]) == 3, "Argument batch_matmul.C_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", batch_matmul_C_handle_shape[0])"
        assert T.Cast("int32", batch_matmul_C_handle_shape_1[1]) == 5, "Argument batch_matmul.C_handle.shape[1] has an unsatisfied constraint: 5 == T.Cast(\"int32\", batch_matmul_C_handle_shape[1])"
        assert T.Cast("int32", batch_matmul_C_handle_shape_1[2]) == 4, "Argument batch_matmul.C_handle.shape[2] has an unsatisfied constraint: 4 == T.Cast(\"int32\", batch_matmul_C_handle_shape[2])"
        if not T.isnullptr(batch_matmul_C_handle_strides):
            assert 1 == T.Cast("int32", batch_matmul_C_handle_strides_1[2]) and 4 == T.Cast("int32", batch_matmul_C_handle_strides_1[1]) and 20 == T.Cast("int32", batch_matmul_C_handle_strides_1[0]), "batch_matmul.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument batch_matmul.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument batch_matmul.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument batch_matmul.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "batch_matmul.C_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((3, 5, 7), data=A)
        B_1 = T.decl_buffer((3, 4, 7), data=B)
        C_1 = T.decl_buffer((3, 5, 4), data=C)
        with T.attr(0, "compute_scope", "batch_matmul_compute_"):
            for b, i, j, k in T.grid(3, 5, 4, 7):
                cse_v1: T.int32 = b * 20 + i * 4 + j
                C_2 = T.Buffer((60,), data=C)
                if k == 0:
                    C_2[cse_v1] = T.float32(0.0)
                A_2 = T.Buffer((105,), data=A)
                B_2 = T.Buffer((84,), data=B)
                C_2[cse_v1] = C_2[cse_v1] + A_2[b * 35 + i * 7 + k] * B_2[b * 28 + j * 7 + k]
        return 0
