# corpus/tir/horner: stage 09, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: horner; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def horner(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_horner", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 3, "horner: num_args should be 3"
        assert not T.isnullptr(args), "horner: args pointer is NULL"
        P_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert P_handle_type_index == 0 or P_handle_type_index == 4 or P_handle_type_index == 7 or P_handle_type_index >= 64, "horner: Expect arg[0] to be pointer"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "horner: Expect arg[1] to be pointer"
        Y_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert Y_handle_type_index == 0 or Y_handle_type_index == 4 or Y_handle_type_index == 7 or Y_handle_type_index >= 64, "horner: Expect arg[2] to be pointer"
        P_handle: T.handle = T.Select(P_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        Y_handle: T.handle = T.Select(Y_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(P_handle), "horner.P_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(P_handle, 0, 4, "int32"), "horner.P_handle.ndim is expected to equal 1"
        horner_P_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(P_handle, 0, 2, "handle")
        horner_P_handle_shape_1 = T.decl_buffer((1,), "int64", data=horner_P_handle_shape)
        horner_P_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(P_handle, 0, 3, "handle")
        horner_P_handle_strides_1 = T.decl_buffer((0,), "int64", data=horner_P_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(P_handle, 0, 9, "int32")
        P: T.handle("float64", "global") = T.tvm_struct_get(P_handle, 0, 1, "handle")
        T.attr(P, "storage_alignment", 64)
        assert not T.isnullptr(X_handle), "horner.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "horner.X_handle.ndim is expected to equal 1"
        horner_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        horner_X_handle_shape_1 = T.decl_buffer((1,), "int64", data=horner_X_handle_shape)
        horner_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        horner_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=horner_X_handle_strides)
        X: T.handle("float64", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(Y_handle), "horner.Y_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), "horner.Y_handle.ndim is expected to equal 1"
        horner_Y_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 2, "handle")
        horner_Y_handle_shape_1 = T.decl_buffer((1,), "int64", data=horner_Y_handle_shape)
        horner_Y_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 3, "handle")
        horner_Y_handle_strides_1 = T.decl_buffer((0,), "int64", data=horner_Y_handle_strides)
        Y: T.handle("float64", "global") = T.tvm_struct_get(Y_handle, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(P_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(P_handle, 0, 6, "uint8") == T.uint8(64) and T.tvm_struct_get(P_handle, 0, 7, "uint16") == T.uint16(1), "horner.P_handle.dtype is expected to be float64"
        assert T.Cast("int32", horner_P_handle_shape_1[0]) == 6, "Argument horner.P_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", horner_P_handle_shape[0])"
        if not T.isnullptr(horner_P_handle_strides):
            assert 1 == T.Cast("int32", horner_P_handle_strides_1[0]), "horner.P_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(P_handle, 0, 8, "uint64"), "Argument horner.P_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(P_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(P_handle, 0, 10, "int32") == 1, "Argument horner.P_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(P_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(P), "horner.P_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(64) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "horner.X_handle.dtype is expected to be float64"
        assert T.Cast("int32", horner_X_handle_shape_1[0]) == 11, "Argument horner.X_handle.shape[0] has an unsatisfied constraint: 11 == T.Cast(\"int32\", horner_X_handle_shape[0])"
        if not T.isnullptr(horner_X_handle_strides):
            assert 1 == T.Cast("int32", horner_X_handle_strides_1[0]), "horner.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument horner.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument horner.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(X_handle, 0, 9, "int32"), "Argument horner.X_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(X_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(X), "horner.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(64) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), "horner.Y_handle.dtype is expected to be float64"
        assert T.Cast("int32", horner_Y_handle_shape_1[0]) == 11, "Argument horner.Y_handle.shape[0] has an unsatisfied constraint: 11 == T.Cast(\"int32\", horner_Y_handle_shape[0])"
        if not T.isnullptr(horner_Y_handle_strides):
            assert 1 == T.Cast("int32", horner_Y_handle_strides_1[0]), "horner.Y_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), "Argument horner.Y_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, "Argument horner.Y_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Y_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), "Argument horner.Y_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Y_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Y), "horner.Y_handle is expected to have non-NULL data pointer"
        P_1 = T.decl_buffer((6,), "float64", data=P)
        X_1 = T.decl_buffer((11,), "float64", data=X)
        Y_1 = T.decl_buffer((11,), "float64", data=Y)
        with T.attr(0, "compute_scope", "horner_compute_"):
            y = T.allocate([1], "float64", "global")
            for i in range(11):
                y_1 = T.Buffer((1,), "float64", data=y)
                P_2 = T.Buffer((6,), "float64", data=P)
                y_1[0] = P_2[5]
                for k in range(5):
                    X_2 = T.Buffer((11,), "float64", data=X)
                    y_1[0] = y_1[0] * X_2[i] + P_2[4 - k]
                Y_2 = T.Buffer((11,), "float64", data=Y)
                Y_2[i] = y_1[0]
        return 0
