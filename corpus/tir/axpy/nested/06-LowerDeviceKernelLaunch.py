# corpus/tir/axpy: stage 06, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: axpy; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def axpy(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_axpy", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 5, "axpy: num_args should be 5"
        assert not T.isnullptr(args), "axpy: args pointer is NULL"
        alpha_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert alpha_type_index == 3 or alpha_type_index == 1 or alpha_type_index == 2, "axpy: Expect arg[0] to be float"
        limit_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert limit_type_index == 1 or limit_type_index == 2, "axpy: Expect arg[1] to be int"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "axpy: Expect arg[2] to be pointer"
        Y_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert Y_handle_type_index == 0 or Y_handle_type_index == 4 or Y_handle_type_index == 7 or Y_handle_type_index >= 64, "axpy: Expect arg[3] to be pointer"
        Z_handle_type_index: T.int32 = T.tvm_struct_get(args, 4, 13, "int32")
        assert Z_handle_type_index == 0 or Z_handle_type_index == 4 or Z_handle_type_index == 7 or Z_handle_type_index >= 64, "axpy: Expect arg[4] to be pointer"
        alpha: T.float32 = T.Select(alpha_type_index == 3, T.Cast("float32", T.tvm_struct_get(args, 0, 15, "float64")), T.Cast("float32", T.tvm_struct_get(args, 0, 15, "int64")))
        limit: T.int32 = T.Cast("int32", T.tvm_struct_get(args, 1, 15, "int64"))
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        Y_handle: T.handle = T.Select(Y_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        Z_handle: T.handle = T.Select(Z_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 4, 15, "handle"), 24), T.tvm_struct_get(args, 4, 15, "handle"))
        assert not T.isnullptr(X_handle), "axpy.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "axpy.X_handle.ndim is expected to equal 1"
        axpy_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        axpy_X_handle_shape_1 = T.decl_buffer((1,), "int64", data=axpy_X_handle_shape)
        axpy_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        axpy_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=axpy_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("float32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(Y_handle), "axpy.Y_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), "axpy.Y_handle.ndim is expected to equal 1"
        axpy_Y_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 2, "handle")
        axpy_Y_handle_shape_1 = T.decl_buffer((1,), "int64", data=axpy_Y_handle_shape)
        axpy_Y_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 3, "handle")
        axpy_Y_handle_strides_1 = T.decl_buffer((0,), "int64", data=axpy_Y_handle_strides)
        Y: T.handle("float32", "global") = T.tvm_struct_get(Y_handle, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        assert not T.isnullptr(Z_handle), "axpy.Z_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(Z_handle, 0, 4, "int32"), "axpy.Z_handle.ndim is expected to equal 1"
        axpy_Z_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Z_handle, 0, 2, "handle")
        axpy_Z_handle_shape_1 = T.decl_buffer((1,), "int64", data=axpy_Z_handle_shape)
        axpy_Z_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Z_handle, 0, 3, "handle")
        axpy_Z_handle_strides_1 = T.decl_buffer((0,), "int64", data=axpy_Z_handle_strides)
        Z: T.handle("float32", "global") = T.tvm_struct_get(Z_handle, 0, 1, "handle")
        T.attr(Z, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "axpy.X_handle.dtype is expected to be float32"
        assert T.Cast("int32", axpy_X_handle_shape_1[0]) == 15, "Argument axpy.X_handle.shape[0] has an unsatisfied constraint: 15 == T.Cast(\"int32\", axpy_X_handle_shape[0])"
        if not T.isnullptr(axpy_X_handle_strides):
            assert 1 == T.Cast("int32", axpy_X_handle_strides_1[0]), "axpy.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument axpy.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument axpy.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "axpy.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), "axpy.Y_handle.dtype is expected to be float32"
        assert T.Cast("int32", axpy_Y_handle_shape_1[0]) == 15, "Argument axpy.Y_handle.shape[0] has an unsatisfied constraint: 15 == T.Cast(\"int32\", axpy_Y_handle_shape[0])"
        if not T.isnullptr(axpy_Y_handle_strides):
            assert 1 == T.Cast("int32", axpy_Y_handle_strides_1[0]), "axpy.Y_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), "Argument axpy.Y_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, "Argument axpy.Y_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Y_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), "Argument axpy.Y_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Y_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Y), "axpy.Y_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Z_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Z_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Z_handle, 0, 7, "uint16") == T.uint16(1), "axpy.Z_handle.dtype is expected to be float32"
        assert T.Cast("int32", axpy_Z_handle_shape_1[0]) == 15, "Argument axpy.Z_handle.shape[0] has an unsatisfied constraint: 15 == T.Cast(\"int32\", axpy_Z_handle_shape[0])"
        if not T.isnullptr(axpy_Z_handle_strides):
            assert 1 == T.Cast("int32", axpy_Z_handle_strides_1[0]), "axpy.Z_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Z_handle, 0, 8, "uint64"), "Argument axpy.Z_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Z_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Z_handle, 0, 10, "int32") == 1, "Argument axpy.Z_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Z_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Z_handle, 0, 9, "int32"), "Argument axpy.Z_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Z_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Z), "axpy.Z_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((15,), data=X)
        Y_1 = T.decl_buffer((15,), data=Y)
        Z_1 = T.decl_buffer((15,), data=Z)
        with T.attr(0, "compute_scope", "axpy_compute_"):
            for i in range(15):
                Z_2 = T.Buffer((15,), data=Z)
                Y_2 = T.Buffer((15,), data=Y)
                if i < limit:
                    X_2 = T.Buffer((15,), data=X)
                    Z_2[i] = alpha * X_2[i] + Y_2[i]
                else:
                    Z_2[i] = Y_2[i]
        return 0
