# corpus/tir/average_pool: stage 13, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: average_pool; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def average_pool(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_average_pool", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 2, "average_pool: num_args should be 2"
        assert not T.isnullptr(args), "average_pool: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "average_pool: Expect arg[0] to be pointer"
        Y_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert Y_handle_type_index == 0 or Y_handle_type_index == 4 or Y_handle_type_index == 7 or Y_handle_type_index >= 64, "average_pool: Expect arg[1] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        Y_handle: T.handle = T.Select(Y_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        assert not T.isnullptr(X_handle), "average_pool.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 3 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "average_pool.X_handle.ndim is expected to equal 3"
        average_pool_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        average_pool_X_handle_shape_1 = T.decl_buffer((3,), "int64", data=average_pool_X_handle_shape)
        average_pool_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        average_pool_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=average_pool_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("float32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(Y_handle), "average_pool.Y_handle is expected to have non-NULL DLTensor* pointer"
        assert 3 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), "average_pool.Y_handle.ndim is expected to equal 3"
        average_pool_Y_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 2, "handle")
        average_pool_Y_handle_shape_1 = T.decl_buffer((3,), "int64", data=average_pool_Y_handle_shape)
        average_pool_Y_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 3, "handle")
        average_pool_Y_handle_strides_1 = T.decl_buffer((0,), "int64", data=average_pool_Y_handle_strides)
        Y: T.handle("float32", "global") = T.tvm_struct_get(Y_handle, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "average_pool.X_handle.dtype is expected to be float32"
        assert T.Cast("int32", average_pool_X_handle_shape_1[0]) == 2, "Argument average_pool.X_handle.shape[0] has an unsatisfied constraint: 2 == T.Cast(\"int32\", average_pool_X_handle_shape[0])"
        assert T.Cast("int32", average_pool_X_handle_shape_1[1]) == 7, "Argument average_pool.X_handle.shape[1] has an unsatisfied constraint: 7 == T.Cast(\"int32\", average_pool_X_handle_shape[1])"
        assert T.Cast("int32", average_pool_X_handle_shape_1[2]) == 6, "Argument average_pool.X_handle.shape[2] has an unsatisfied constraint: 6 == T.Cast(\"int32\", average_pool_X_handle_shape[2])"
        if not T.isnullptr(average_pool_X_handle_strides):
            assert 1 == T.Cast("int32", average_pool_X_handle_strides_1[2]) and 6 == T.Cast("int32", average_pool_X_handle_strides_1[1]) and 42 == T.Cast("int32", average_pool_X_handle_strides_1[0]), "average_pool.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument average_pool.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument average_pool.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "average_pool.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), "average_pool.Y_handle.dtype is expected to be float32"
        assert T.Cast("int32", average_pool_Y_handle_shape_1[0]) == 2, "Argument average_pool.Y_handle.shape[0] has an unsatisfied constraint: 2 == T.Cast(\"int32\", average_pool_Y_handle_shape[0])"
        assert T.Cast("int32", average_pool_Y_handle_shape_1[1]) == 4, "Argument average_pool.Y_handle.shape[1] has an unsatisfied constraint: 4 == T.Cast(\"int32\", average_pool_Y_handle_shape[1])"
        assert T.Cast("int32", average_pool_Y_handle_shape_1[2]) == 3, "Argument average_pool.Y_handle.shape[2] has an unsatisfied constraint: 3 == T.Cast(\"int32\", average_pool_Y_handle_shape[2])"
        if not T.isnullptr(average_pool_Y_handle_strides):
            assert 1 == T.Cast("int32", average_pool_Y_handle_strides_1[2]) and 3 == T.Cast("int32", average_pool_Y_handle_strides_1[1]) and 12 == T.Cast("int32", average_pool_Y_handle_strides_1[0]), "average_pool.Y_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), "Argument average_pool.Y_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, "Argument average_pool.Y_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Y_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), "Argument average_pool.Y_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Y_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Y), "average_pool.Y_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((2, 7, 6), data=X)
        Y_1 = T.decl_buffer((2, 4, 3), data=Y)
        with T.attr(0, "compute_scope", "average_pool_compute_"):
            S = T.allocate([24], "float32", "global")
            S_1 = T.Buffer((24,), data=S)
            for c, h, w in T.grid(2, 4, 3):
                S_1[c * 12 + h * 3 + w] = T.float32(0.0)
            for c, h, w, p, q in T.grid(2, 4, 3, 3, 3):
                if 1 <= h * 2 + p and p // 2 + h < 4 and 1 <= w * 2 + q:
                    X_2 = T.Buffer((84,), data=X)
                    cse_v1: T.int32 = c * 12 + h * 3 + w
                    S_1[cse_v1] = S_1[cse_v1] + X_2[c * 42 + h * 12 + p * 6 + w * 2 + q - 7]
            for c, h, w in T.grid(2, 4, 3):
                cse_v3: T.int32 = h * 2
                cse_v2: T.int32 = c * 12 + h * 3 + w
                Y_2 = T.Buffer((24,), data=Y)
                Y_2[cse_v2] = S_1[cse_v2] / T.Cast("float32", (T.min(cse_v3 + 2, 7) - T.max(cse_v3 - 1, 0)) * (T.min(1, w * 2) + 2))
        return 0
