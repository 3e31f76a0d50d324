# corpus/tir/cumulative_sum: stage 09, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: cumulative_sum; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def cumulative_sum(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_cumulative_sum", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 2, "cumulative_sum: num_args should be 2"
        assert not T.isnullptr(args), "cumulative_sum: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "cumulative_sum: Expect arg[0] to be pointer"
        Y_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert Y_handle_type_index == 0 or Y_handle_type_index == 4 or Y_handle_type_index == 7 or Y_handle_type_index >= 64, "cumulative_sum: Expect arg[1] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        Y_handle: T.handle = T.Select(Y_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        assert not T.isnullptr(X_handle), "cumulative_sum.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "cumulative_sum.X_handle.ndim is expected to equal 2"
        cumulative_sum_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        cumulative_sum_X_handle_shape_1 = T.decl_buffer((2,), "int64", data=cumulative_sum_X_handle_shape)
        cumulative_sum_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        cumulative_sum_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=cumulative_sum_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("float32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(Y_handle), "cumulative_sum.Y_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), "cumulative_sum.Y_handle.ndim is expected to equal 2"
        cumulative_sum_Y_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 2, "handle")
        cumulative_sum_Y_handle_shape_1 = T.decl_buffer((2,), "int64", data=cumulative_sum_Y_handle_shape)
        cumulative_sum_Y_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 3, "handle")
        cumulative_sum_Y_handle_strides_1 = T.decl_buffer((0,), "int64", data=cumulative_sum_Y_handle_strides)
        Y: T.handle("float32", "global") = T.tvm_struct_get(Y_handle, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "cumulative_sum.X_handle.dtype is expected to be float32"
        assert T.Cast("int32", cumulative_sum_X_handle_shape_1[0]) == 3, "Argument cumulative_sum.X_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", cumulative_sum_X_handle_shape[0])"
        assert T.Cast("int32", cumulative_sum_X_handle_shape_1[1]) == 13, "Argument cumulative_sum.X_handle.shape[1] has an unsatisfied constraint: 13 == T.Cast(\"int32\", cumulative_sum_X_handle_shape[1])"
        if not T.isnullptr(cumulative_sum_X_handle_strides):
            assert 1 == T.Cast("int32", cumulative_sum_X_handle_strides_1[1]) and 13 == T.Cast("int32", cumulative_sum_X_handle_strides_1[0]), "cumulative_sum.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument cumulative_sum.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument cumulative_sum.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "cumulative_sum.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), "cumulative_sum.Y_handle.dtype is expected to be float32"
        assert T.Cast("int32", cumulative_sum_Y_handle_shape_1[0]) == 3, "Argument cumulative_sum.Y_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", cumulative_sum_Y_handle_shape[0])"
        assert T.Cast("int32", cumulative_sum_Y_handle_shape_1[1]) == 13, "Argument cumulative_sum.Y_handle.shape[1] has an unsatisfied constraint: 13 == T.Cast(\"int32\", cumulative_sum_Y_handle_shape[1])"
        if not T.isnullptr(cumulative_sum_Y_handle_strides):
            assert 1 == T.Cast("int32", cumulative_sum_Y_handle_strides_1[1]) and 13 == T.Cast("int32", cumulative_sum_Y_handle_strides_1[0]), "cumulative_sum.Y_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), "Argument cumulative_sum.Y_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, "Argument cumulative_sum.Y_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Y_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), "Argument cumulative_sum.Y_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Y_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Y), "cumulative_sum.Y_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((3, 13), data=X)
        Y_1 = T.decl_buffer((3, 13), data=Y)
        with T.attr(0, "compute_scope", "cumulative_sum_compute_"):
            for i in range(3):
                cse_v1: T.int32 = i * 13
                Y_2 = T.Buffer((39,), data=Y)
                X_2 = T.Buffer((39,), data=X)
                Y_2[cse_v1] = X_2[cse_v1]
                for j in range(12):
                    cse_v3: T.int32 = cse_v1 + j
                    cse_v2: T.int32 = cse_v3 + 1
                    Y_2[cse_v2] = Y_2[cse_v3] + X_2[cse_v2]
        return 0
