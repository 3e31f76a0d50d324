# corpus/tir/constants: stage 06, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: constants; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def constants(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_constants", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 2, "constants: num_args should be 2"
        assert not T.isnullptr(args), "constants: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "constants: Expect arg[0] to be pointer"
        Y_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert Y_handle_type_index == 0 or Y_handle_type_index == 4 or Y_handle_type_index == 7 or Y_handle_type_index >= 64, "constants: Expect arg[1] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        Y_handle: T.handle = T.Select(Y_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        assert not T.isnullptr(X_handle), "constants.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "constants.X_handle.ndim is expected to equal 1"
        constants_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        constants_X_handle_shape_1 = T.decl_buffer((1,), "int64", data=constants_X_handle_shape)
        constants_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        constants_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=constants_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("int32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(Y_handle), "constants.Y_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), "constants.Y_handle.ndim is expected to equal 1"
        constants_Y_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 2, "handle")
        constants_Y_handle_shape_1 = T.decl_buffer((1,), "int64", data=constants_Y_handle_shape)
        constants_Y_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 3, "handle")
        constants_Y_handle_strides_1 = T.decl_buffer((0,), "int64", data=constants_Y_handle_strides)
        Y: T.handle("int32", "global") = T.tvm_struct_get(Y_handle, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "constants.X_handle.dtype is expected to be int32"
        assert T.Cast("int32", constants_X_handle_shape_1[0]) == 6, "Argument constants.X_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", constants_X_handle_shape[0])"
        if not T.isnullptr(constants_X_handle_strides):
            assert 1 == T.Cast("int32", constants_X_handle_strides_1[0]), "constants.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument constants.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument constants.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "constants.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), "constants.Y_handle.dtype is expected to be int32"
        assert T.Cast("int32", constants_Y_handle_shape_1[0]) == 6, "Argument constants.Y_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", constants_Y_handle_shape[0])"
        if not T.isnullptr(constants_Y_handle_strides):
            assert 1 == T.Cast("int32", constants_Y_handle_strides_1[0]), "constants.Y_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), "Argument constants.Y_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, "Argument constants.Y_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Y_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), "Argument constants.Y_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Y_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Y), "constants.Y_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((6,), "int32", data=X)
        Y_1 = T.decl_buffer((6,), "int32", data=Y)
        with T.attr(0, "compute_scope", "constants_compute_"):
            weights = T.allocate_const([5, -3, 8, 0, 11, -7], "int32", [6])
            for i in range(6):
                Y_2 = T.Buffer((6,), "int32", data=Y)
                X_2 = T.Buffer((6,), "int32", data=X)
                weights_1 = T.Buffer((6,), "int32", data=weights)
                Y_2[i] = X_2[i] * weights_1[5 - i] - weights_1[i]
        return 0
