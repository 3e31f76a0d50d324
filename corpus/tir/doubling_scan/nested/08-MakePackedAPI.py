# corpus/tir/doubling_scan: stage 08, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: doubling_scan; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def doubling_scan(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_doubling_scan", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        assert num_args == 2, "doubling_scan: num_args should be 2"
        assert not T.isnullptr(args), "doubling_scan: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "doubling_scan: Expect arg[0] to be pointer"
        Y_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert Y_handle_type_index == 0 or Y_handle_type_index == 4 or Y_handle_type_index == 7 or Y_handle_type_index >= 64, "doubling_scan: Expect arg[1] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        Y_handle: T.handle = T.Select(Y_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        assert not T.isnullptr(X_handle), "doubling_scan.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "doubling_scan.X_handle.ndim is expected to equal 1"
        doubling_scan_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        doubling_scan_X_handle_shape_1 = T.decl_buffer((1,), "int64", data=doubling_scan_X_handle_shape)
        doubling_scan_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        doubling_scan_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=doubling_scan_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("float32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(Y_handle), "doubling_scan.Y_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), "doubling_scan.Y_handle.ndim is expected to equal 1"
        doubling_scan_Y_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 2, "handle")
        doubling_scan_Y_handle_shape_1 = T.decl_buffer((1,), "int64", data=doubling_scan_Y_handle_shape)
        doubling_scan_Y_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 3, "handle")
        doubling_scan_Y_handle_strides_1 = T.decl_buffer((0,), "int64", data=doubling_scan_Y_handle_strides)
        Y: T.handle("float32", "global") = T.tvm_struct_get(Y_handle, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "doubling_scan.X_handle.dtype is expected to be float32"
        assert T.Cast("int32", doubling_scan_X_handle_shape_1[0]) == 13, "Argument doubling_scan.X_handle.shape[0] has an unsatisfied constraint: 13 == T.Cast(\"int32\", doubling_scan_X_handle_shape[0])"
        if not T.isnullptr(doubling_scan_X_handle_strides):
            assert 1 == T.Cast("int32", doubling_scan_X_handle_strides_1[0]), "doubling_scan.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument doubling_scan.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument doubling_scan.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "doubling_scan.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), "doubling_scan.Y_handle.dtype is expected to be float32"
        assert T.Cast("int32", doubling_scan_Y_handle_shape_1[0]) == 13, "Argument doubling_scan.Y_handle.shape[0] has an unsatisfied constraint: 13 == T.Cast(\"int32\", doubling_scan_Y_handle_shape[0])"
        if not T.isnullptr(doubling_scan_Y_handle_strides):
            assert 1 == T.Cast("int32", doubling_scan_Y_handle_strides_1[0]), "doubling_scan.Y_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), "Argument doubling_scan.Y_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, "Argument doubling_scan.Y_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Y_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), "Argument doubling_scan.Y_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Y_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Y), "doubling_scan.Y_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((13,), data=X)
        Y_1 = T.decl_buffer((13,), data=Y)
        with T.attr(0, "compute_scope", "doubling_scan_compute_"):
            S = T.allocate([26], "float32", "global")
            S_1 = T.Buffer((26,), data=S)
            for i in T.parallel(13):
                X_2 = T.Buffer((13,), data=X)
                S_1[i] = X_2[i]
            for step in range(4):
                for i in T.parallel(13):
                    cse_v2: T.int32 = step % 2 * 13 + i
                    cse_v1: T.int32 = (step + 1) % 2 * 13 + i
                    if T.shift_left(1, step) <= i:
                        S_1[cse_v1] = T.max(S_1[cse_v2], S_1[cse_v2 - T.shift_left(1, step)])
                    else:
                        S_1[cse_v1] = S_1[cse_v2]
            for i in T.parallel(13):
                Y_2 = T.Buffer((13,), data=Y)
                Y_2[i] = S_1[i]
        return 0
