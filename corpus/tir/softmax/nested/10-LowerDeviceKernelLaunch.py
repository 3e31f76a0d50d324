# corpus/tir/softmax: stage 10, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: softmax; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def softmax(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_softmax", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 2, "softmax: num_args should be 2"
        assert not T.isnullptr(args), "softmax: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "softmax: Expect arg[0] to be pointer"
        Y_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert Y_handle_type_index == 0 or Y_handle_type_index == 4 or Y_handle_type_index == 7 or Y_handle_type_index >= 64, "softmax: Expect arg[1] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        Y_handle: T.handle = T.Select(Y_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        assert not T.isnullptr(X_handle), "softmax.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "softmax.X_handle.ndim is expected to equal 2"
        softmax_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        softmax_X_handle_shape_1 = T.decl_buffer((2,), "int64", data=softmax_X_handle_shape)
        softmax_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        softmax_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=softmax_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("float32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(Y_handle), "softmax.Y_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), "softmax.Y_handle.ndim is expected to equal 2"
        softmax_Y_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 2, "handle")
        softmax_Y_handle_shape_1 = T.decl_buffer((2,), "int64", data=softmax_Y_handle_shape)
        softmax_Y_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 3, "handle")
        softmax_Y_handle_strides_1 = T.decl_buffer((0,), "int64", data=softmax_Y_handle_strides)
        Y: T.handle("float32", "global") = T.tvm_struct_get(Y_handle, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "softmax.X_handle.dtype is expected to be float32"
        assert T.Cast("int32", softmax_X_handle_shape_1[0]) == 5, "Argument softmax.X_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", softmax_X_handle_shape[0])"
        assert T.Cast("int32", softmax_X_handle_shape_1[1]) == 10, "Argument softmax.X_handle.shape[1] has an unsatisfied constraint: 10 == T.Cast(\"int32\", softmax_X_handle_shape[1])"
        if not T.isnullptr(softmax_X_handle_strides):
            assert 1 == T.Cast("int32", softmax_X_handle_strides_1[1]) and 10 == T.Cast("int32", softmax_X_handle_strides_1[0]), "softmax.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument softmax.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument softmax.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "softmax.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), "softmax.Y_handle.dtype is expected to be float32"
        assert T.Cast("int32", softmax_Y_handle_shape_1[0]) == 5, "Argument softmax.Y_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", softmax_Y_handle_shape[0])"
        assert T.Cast("int32", softmax_Y_handle_shape_1[1]) == 10, "Argument softmax.Y_handle.shape[1] has an unsatisfied constraint: 10 == T.Cast(\"int32\", softmax_Y_handle_shape[1])"
        if not T.isnullptr(softmax_Y_handle_strides):
            assert 1 == T.Cast("int32", softmax_Y_handle_strides_1[1]) and 10 == T.Cast("int32", softmax_Y_handle_strides_1[0]), "softmax.Y_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), "Argument softmax.Y_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, "Argument softmax.Y_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Y_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), "Argument softmax.Y_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Y_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Y), "softmax.Y_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((5, 10), data=X)
        Y_1 = T.decl_buffer((5, 10), data=Y)
        with T.attr(0, "compute_scope", "softmax_compute_"):
            M = T.allocate([5], "float32", "global")
            E = T.allocate([50], "float32", "global")
            M_1 = T.Buffer((5,), data=M)
            X_2 = T.Buffer((50,), data=X)
            for i, k in T.grid(5, 10):
                if k == 0:
                    M_1[i] = T.float32(-340282346638528859811704183484516925440.0)
                M_1[i] = T.max(M_1[i], X_2[i * 10 + k])
            E_1 = T.Buffer((50,), data=E)
            for i, j in T.grid(5, 10):
                cse_v1: T.int32 = i * 10 + j
                E_1[cse_v1] = T.exp(X_2[cse_v1] - M_1[i])
            M_2 = T.Buffer((5,), data=M)
            for i, k in T.grid(5, 10):
                if k == 0:
                    M_2[i] = T.float32(0.0)
                M_2[i] = M_2[i] + E_1[i * 10 + k]
            for i, j in T.grid(5, 10):
                cse_v2: T.int32 = i * 10 + j
                Y_2 = T.Buffer((50,), data=Y)
                Y_2[cse_v2] = E_1[cse_v2] / M_2[i]
        return 0
