# corpus/tir/rfactor: stage 16, after tir.LowerIntrin, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: rfactor; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def rfactor(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_rfactor", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 2, "rfactor: num_args should be 2"
        assert not T.isnullptr(args), "rfactor: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "rfactor: Expect arg[0] to be pointer"
        total_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert total_handle_type_index == 0 or total_handle_type_index == 4 or total_handle_type_index == 7 or total_handle_type_index >= 64, "rfactor: Expect arg[1] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        total_handle: T.handle = T.Select(total_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        assert not T.isnullptr(A_handle), "rfactor.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "rfactor.A_handle.ndim is expected to equal 2"
        rfactor_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        rfactor_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=rfactor_A_handle_shape)
        rfactor_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        rfactor_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=rfactor_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("float32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(total_handle), "rfactor.total_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(total_handle, 0, 4, "int32"), "rfactor.total_handle.ndim is expected to equal 1"
        rfactor_total_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(total_handle, 0, 2, "handle")
        rfactor_total_handle_shape_1 = T.decl_buffer((1,), "int64", data=rfactor_total_handle_shape)
        rfactor_total_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(total_handle, 0, 3, "handle")
        rfactor_total_handle_strides_1 = T.decl_buffer((0,), "int64", data=rfactor_total_handle_strides)
        total: T.handle("float32", "global") = T.tvm_struct_get(total_handle, 0, 1, "handle")
        T.attr(total, "storage_alignment", 64)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "rfactor.A_handle.dtype is expected to be float32"
        assert T.Cast("int32", rfactor_A_handle_shape_1[0]) == 5, "Argument rfactor.A_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", rfactor_A_handle_shape[0])"
        assert T.Cast("int32", rfactor_A_handle_shape_1[1]) == 20, "Argument rfactor.A_handle.shape[1] has an unsatisfied constraint: 20 == T.Cast(\"int32\", rfactor_A_handle_shape[1])"
        if not T.isnullptr(rfactor_A_handle_strides):
            assert 1 == T.Cast("int32", rfactor_A_handle_strides_1[1]) and 20 == T.Cast("int32", rfactor_A_handle_strides_1[0]), "rfactor.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument rfactor.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument rfactor.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "rfactor.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(total_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(total_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(total_handle, 0, 7, "uint16") == T.uint16(1), "rfactor.total_handle.dtype is expected to be float32"
        assert T.Cast("int32", rfactor_total_handle_shape_1[0]) == 5, "Argument rfactor.total_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", rfactor_total_handle_shape[0])"
        if not T.isnullptr(rfactor_total_handle_strides):
            assert 1 == T.Cast("int32", rfactor_total_handle_strides_1[0]), "rfactor.total_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(total_handle, 0, 8, "uint64"), "Argument rfactor.total_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(total_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(total_handle, 0, 10, "int32") == 1, "Argument rfactor.total_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(total_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(total_handle, 0, 9, "int32"), "Argument rfactor.total_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(total_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(total), "rfactor.total_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((5, 20), data=A)
        total_1 = T.decl_buffer((5,), data=total)
        with T.attr(0, "compute_scope", "rfactor_compute_"):
            total_rf = T.allocate([30], "float32", "global")
            total_rf_1 = T.Buffer((30,), data=total_rf)
            for i, k_0, k_1 in T.grid(5, 4, 6):
                if k_0 * 3 + T.shift_right(k_1, 1) < 10:
                    A_2 = T.Buffer((100,), data=A)
                    cse_v1: T.int32 = i * 6 + k_1
                    if k_0 == 0:
                        total_rf_1[cse_v1] = T.float32(0.0)
                    total_rf_1[cse_v1] = total_rf_1[cse_v1] + A_2[i * 20 + k_0 * 6 + k_1]
            for i, k_1 in T.grid(5, 6):
                total_2 = T.Buffer((5,), data=total)
                if k_1 == 0:
                    total_2[i] = T.float32(0.0)
                total_2[i] = total_2[i] + total_rf_1[i * 6 + k_1]
        return 0
