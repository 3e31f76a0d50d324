# corpus/tir/depthwise: stage 10, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: depthwise; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def depthwise(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_depthwise", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 4, "depthwise: num_args should be 4"
        assert not T.isnullptr(args), "depthwise: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "depthwise: Expect arg[0] to be pointer"
        W_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert W_handle_type_index == 0 or W_handle_type_index == 4 or W_handle_type_index == 7 or W_handle_type_index >= 64, "depthwise: Expect arg[1] to be pointer"
        bias_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert bias_handle_type_index == 0 or bias_handle_type_index == 4 or bias_handle_type_index == 7 or bias_handle_type_index >= 64, "depthwise: Expect arg[2] to be pointer"
        Y_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert Y_handle_type_index == 0 or Y_handle_type_index == 4 or Y_handle_type_index == 7 or Y_handle_type_index >= 64, "depthwise: Expect arg[3] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        W_handle: T.handle = T.Select(W_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        bias_handle: T.handle = T.Select(bias_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        Y_handle: T.handle = T.Select(Y_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        assert not T.isnullptr(X_handle), "depthwise.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 3 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "depthwise.X_handle.ndim is expected to equal 3"
        depthwise_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        depthwise_X_handle_shape_1 = T.decl_buffer((3,), "int64", data=depthwise_X_handle_shape)
        depthwise_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        depthwise_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=depthwise_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("float32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(W_handle), "depthwise.W_handle is expected to have non-NULL DLTensor* pointer"
        assert 3 == T.tvm_struct_get(W_handle, 0, 4, "int32"), "depthwise.W_handle.ndim is expected to equal 3"
        depthwise_W_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(W_handle, 0, 2, "handle")
        depthwise_W_handle_shape_1 = T.decl_buffer((3,), "int64", data=depthwise_W_handle_shape)
        depthwise_W_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(W_handle, 0, 3, "handle")
        depthwise_W_handle_strides_1 = T.decl_buffer((0,), "int64", data=depthwise_W_handle_strides)
        W: T.handle("float32", "global") = T.tvm_struct_get(W_handle, 0, 1, "handle")
        T.attr(W, "storage_alignment", 64)
        assert not T.isnullptr(bias_handle), "depthwise.bias_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(bias_handle, 0, 4, "int32"), "depthwise.bias_handle.ndim is expected to equal 1"
        depthwise_bias_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(bias_handle, 0, 2, "handle")
        depthwise_bias_handle_shape_1 = T.decl_buffer((1,), "int64", data=depthwise_bias_handle_shape)
        depthwise_bias_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(bias_handle, 0, 3, "handle")
        depthwise_bias_handle_strides_1 = T.decl_buffer((0,), "int64", data=depthwise_bias_handle_strides)
        bias: T.handle("float32", "global") = T.tvm_struct_get(bias_handle, 0, 1, "handle")
        T.attr(bias, "storage_alignment", 64)
        assert not T.isnullptr(Y_handle), "depthwise.Y_handle is expected to have non-NULL DLTensor* pointer"
        assert 3 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), "depthwise.Y_handle.ndim is expected to equal 3"
        depthwise_Y_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 2, "handle")
        depthwise_Y_handle_shape_1 = T.decl_buffer((3,), "int64", data=depthwise_Y_handle_shape)
        depthwise_Y_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 3, "handle")
        depthwise_Y_handle_strides_1 = T.decl_buffer((0,), "int64", data=depthwise_Y_handle_strides)
        Y: T.handle("float32", "global") = T.tvm_struct_get(Y_handle, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "depthwise.X_handle.dtype is expected to be float32"
        assert T.Cast("int32", depthwise_X_handle_shape_1[0]) == 6, "Argument depthwise.X_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", depthwise_X_handle_shape[0])"
        assert T.Cast("int32", depthwise_X_handle_shape_1[1]) == 7, "Argument depthwise.X_handle.shape[1] has an unsatisfied constraint: 7 == T.Cast(\"int32\", depthwise_X_handle_shape[1])"
        assert T.Cast("int32", depthwise_X_handle_shape_1[2]) == 4, "Argument depthwise.X_handle.shape[2] has an unsatisfied constraint: 4 == T.Cast(\"int32\", depthwise_X_handle_shape[2])"
        if not T.isnullptr(depthwise_X_handle_strides):
            assert 1 == T.Cast("int32", depthwise_X_handle_strides_1[2]) and 4 == T.Cast("int32", depthwise_X_handle_strides_1[1]) and 28 == T.Cast("int32", depthwise_X_handle_strides_1[0]), "depthwise.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument depthwise.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument depthwise.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "depthwise.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(W_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(W_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(W_handle, 0, 7, "uint16") == T.uint16(1), "depthwise.W_handle.dtype is expected to be float32"
        assert T.Cast("int32", depthwise_W_handle_shape_1[0]) == 3, "Argument depthwise.W_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", depthwise_W_handle_shape[0])"
        assert T.Cast("int32", depthwise_W_handle_shape_1[1]) == 3, "Argument depthwise.W_handle.shape[1] has an unsatisfied constraint: 3 == T.Cast(\"int32\", depthwise_W_handle_shape[1])"
        assert T.Cast("int32", depthwise_W_handle_shape_1[2]) == 4, "Argument depthwise.W_handle.shape[2] has an unsatisfied constraint: 4 == T.Cast(\"int32\", depthwise_W_handle_shape[2])"
        if not T.isnullptr(depthwise_W_handle_strides):
            assert 1 == T.Cast("int32", depthwise_W_handle_strides_1[2]) and 4 == T.Cast("int32", depthwise_W_handle_strides_1[1]) and 12 == T.Cast("int32", depthwise_W_handle_strides_1[0]), "depthwise.W_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(W_handle, 0, 8, "uint64"), "Argument depthwise.W_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(W_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(W_handle, 0, 10, "int32") == 1, "Argument depthwise.W_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(W_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(W_handle, 0, 9, "int32"), "Argument depthwise.W_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(W_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(W), "depthwise.W_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(bias_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(bias_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(bias_handle, 0, 7, "uint16") == T.uint16(1), "depthwise.bias_handle.dtype is expected to be float32"
        assert T.Cast("int32", depthwise_bias_handle_shape_1[0]) == 4, "Argument depthwise.bias_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", depthwise_bias_handle_shape[0])"
        if not T.isnullptr(depthwise_bias_handle_strides):
            assert 1 == T.Cast("int32", depthwise_bias_handle_strides_1[0]), "depthwise.bias_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(bias_handle, 0, 8, "uint64"), "Argument depthwise.bias_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(bias_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(bias_handle, 0, 10, "int32") == 1, "Argument depthwise.bias_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(bias_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(bias_handle, 0, 9, "int32"), "Argument depthwise.bias_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(bias_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(bias), "depthwise.bias_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), "depthwise.Y_handle.dtype is expected to be float32"
        assert T.Cast("int32", depthwise_Y_handle_shape_1[0]) == 4, "Argument depthwise.Y_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", depthwise_Y_handle_shape[0])"
        assert T.Cast("int32", depthwise_Y_handle_shape_1[1]) == 5, "Argument depthwise.Y_handle.shape[1] has an unsatisfied constraint: 5 == T.Cast(\"int32\", depthwise_Y_handle_shape[1])"
        assert T.Cast("int32", depthwise_Y_handle_shape_1[2]) == 4, "Argument depthwise.Y_handle.shape[2] has an unsatisfied constraint: 4 == T.Cast(\"int32\", depthwise_Y_handle_shape[2])"
        if not T.isnullptr(depthwise_Y_handle_strides):
            assert 1 == T.Cast("int32", depthwise_Y_handle_strides_1[2]) and 4 == T.Cast("int32", depthwise_Y_handle_strides_1[1]) and 20 == T.Cast("int32", depthwise_Y_handle_strides_1[0]), "depthwise.Y_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), "Argument depthwise.Y_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, "Argument depthwise.Y_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Y_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), "Argument depthwise.Y_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Y_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Y), "depthwise.Y_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((6, 7, 4), data=X)
        W_1 = T.decl_buffer((3, 3, 4), data=W)
        bias_1 = T.decl_buffer((4,), data=bias)
        Y_1 = T.decl_buffer((4, 5, 4), data=Y)
        with T.attr(0, "compute_scope", "depthwise_compute_"):
            S = T.allocate([80], "float32", "global")
            S_1 = T.Buffer((80,), data=S)
            for h, w, c, p, q in T.grid(4, 5, 4, 3, 3):
                cse_v3: T.int32 = w * 4
                cse_v2: T.int32 = q * 4
                cse_v1: T.int32 = h * 20 + cse_v3 + c
                if p == 0 and q == 0:
                    bias_2 = T.Buffer((4,), data=bias)
                    S_1[cse_v1] = bias_2[c]
                X_2 = T.Buffer((168,), data=X)
                W_2 = T.Buffer((36,), data=W)
                S_1[cse_v1] = S_1[cse_v1] + X_2[h * 28 + p * 28 + cse_v3 + cse_v2 + c] * W_2[p * 12 + cse_v2 + c]
            for h, w, c in T.grid(4, 5, 4):
                cse_v4: T.int32 = h * 20 + w * 4 + c
                Y_2 = T.Buffer((80,), data=Y)
                Y_2[cse_v4] = T.min(T.max(S_1[cse_v4], T.float32(0.0)), T.float32(6.0))
        return 0
