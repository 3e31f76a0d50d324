# corpus/tir/requantise: stage 11, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: requantise; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def requantise(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_requantise", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 6, "requantise: num_args should be 6"
        assert not T.isnullptr(args), "requantise: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "requantise: Expect arg[0] to be pointer"
        W_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert W_handle_type_index == 0 or W_handle_type_index == 4 or W_handle_type_index == 7 or W_handle_type_index >= 64, "requantise: Expect arg[1] to be pointer"
        bias_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert bias_handle_type_index == 0 or bias_handle_type_index == 4 or bias_handle_type_index == 7 or bias_handle_type_index >= 64, "requantise: Expect arg[2] to be pointer"
        multiplier_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert multiplier_handle_type_index == 0 or multiplier_handle_type_index == 4 or multiplier_handle_type_index == 7 or multiplier_handle_type_index >= 64, "requantise: Expect arg[3] to be pointer"
        shift_handle_type_index: T.int32 = T.tvm_struct_get(args, 4, 13, "int32")
        assert shift_handle_type_index == 0 or shift_handle_type_index == 4 or shift_handle_type_index == 7 or shift_handle_type_index >= 64, "requantise: Expect arg[4] to be pointer"
        Y_handle_type_index: T.int32 = T.tvm_struct_get(args, 5, 13, "int32")
        assert Y_handle_type_index == 0 or Y_handle_type_index == 4 or Y_handle_type_index == 7 or Y_handle_type_index >= 64, "requantise: Expect arg[5] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        W_handle: T.handle = T.Select(W_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        bias_handle: T.handle = T.Select(bias_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        multiplier_handle: T.handle = T.Select(multiplier_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        shift_handle: T.handle = T.Select(shift_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 4, 15, "handle"), 24), T.tvm_struct_get(args, 4, 15, "handle"))
        Y_handle: T.handle = T.Select(Y_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 5, 15, "handle"), 24), T.tvm_struct_get(args, 5, 15, "handle"))
        assert not T.isnullptr(X_handle), "requantise.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 3 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "requantise.X_handle.ndim is expected to equal 3"
        requantise_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        requantise_X_handle_shape_1 = T.decl_buffer((3,), "int64", data=requantise_X_handle_shape)
        requantise_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        requantise_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=requantise_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("int8", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(W_handle), "requantise.W_handle is expected to have non-NULL DLTensor* pointer"
        assert 4 == T.tvm_struct_get(W_handle, 0, 4, "int32"), "requantise.W_handle.ndim is expected to equal 4"
        requantise_W_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(W_handle, 0, 2, "handle")
        requantise_W_handle_shape_1 = T.decl_buffer((4,), "int64", data=requantise_W_handle_shape)
        requantise_W_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(W_handle, 0, 3, "handle")
        requantise_W_handle_strides_1 = T.decl_buffer((0,), "int64", data=requantise_W_handle_strides)
        W: T.handle("int8", "global") = T.tvm_struct_get(W_handle, 0, 1, "handle")
        T.attr(W, "storage_alignment", 64)
        assert not T.isnullptr(bias_handle), "requantise.bias_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(bias_handle, 0, 4, "int32"), "requantise.bias_handle.ndim is expected to equal 1"
        requantise_bias_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(bias_handle, 0, 2, "handle")
        requantise_bias_handle_shape_1 = T.decl_buffer((1,), "int64", data=requantise_bias_handle_shape)
        requantise_bias_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(bias_handle, 0, 3, "handle")
        requantise_bias_handle_strides_1 = T.decl_buffer((0,), "int64", data=requantise_bias_handle_strides)
        bias: T.handle("int32", "global") = T.tvm_struct_get(bias_handle, 0, 1, "handle")
        T.attr(bias, "storage_alignment", 64)
        assert not T.isnullptr(multiplier_handle), "requantise.multiplier_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(multiplier_handle, 0, 4, "int32"), "requantise.multiplier_handle.ndim is expected to equal 1"
        requantise_multiplier_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(multiplier_handle, 0, 2, "handle")
        requantise_multiplier_handle_shape_1 = T.decl_buffer((1,), "int64", data=requantise_multiplier_handle_shape)
        requantise_multiplier_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(multiplier_handle, 0, 3, "handle")
        requantise_multiplier_handle_strides_1 = T.decl_buffer((0,), "int64", data=requantise_multiplier_handle_strides)
        multiplier: T.handle("int32", "global") = T.tvm_struct_get(multiplier_handle, 0, 1, "handle")
        T.attr(multiplier, "storage_alignment", 64)
        assert not T.isnullptr(shift_handle), "requantise.shift_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(shift_handle, 0, 4, "int32"), "requantise.shift_handle.ndim is expected to equal 1"
        requantise_shift_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(shift_handle, 0, 2, "handle")
        requantise_shift_handle_shape_1 = T.decl_buffer((1,), "int64", data=requantise_shift_handle_shape)
        requantise_shift_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(shift_handle, 0, 3, "handle")
        requantise_shift_handle_strides_1 = T.decl_buffer((0,), "int64", data=requantise_shift_handle_strides)
        shift: T.handle("int32", "global") = T.tvm_struct_get(shift_handle, 0, 1, "handle")
        T.attr(shift, "storage_alignment", 64)
        assert not T.isnullptr(Y_handle), "requantise.Y_handle is expected to have non-NULL DLTensor* pointer"
        assert 3 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), "requantise.Y_handle.ndim is expected to equal 3"
        requantise_Y_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 2, "handle")
        requantise_Y_handle_shape_1 = T.decl_buffer((3,), "int64", data=requantise_Y_handle_shape)
        requantise_Y_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 3, "handle")
        requantise_Y_handle_strides_1 = T.decl_buffer((0,), "int64", data=requantise_Y_handle_strides)
        Y: T.handle("int8", "global") = T.tvm_struct_get(Y_handle, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(8) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "requantise.X_handle.dtype is expected to be int8"
        assert T.Cast("int32", requantise_X_handle_shape_1[0]) == 2, "Argument requantise.X_handle.shape[0] has an unsatisfied constraint: 2 == T.Cast(\"int32\", requantise_X_handle_shape[0])"
        assert T.Cast("int32", requantise_X_handle_shape_1[1]) == 5, "Argument requantise.X_handle.shape[1] has an unsatisfied constraint: 5 == T.Cast(\"int32\", requantise_X_handle_shape[1])"
        assert T.Cast("int32", requantise_X_handle_shape_1[2]) == 6, "Argument requantise.X_handle.shape[2] has an unsatisfied constraint: 6 == T.Cast(\"int32\", requantise_X_handle_shape[2])"
        if not T.isnullptr(requantise_X_handle_strides):
            assert 1 == T.Cast("int32", requantise_X_handle_strides_1[2]) and 6 == T.Cast("int32", requantise_X_handle_strides_1[1]) and 30 == T.Cast("int32", requantise_X_handle_strides_1[0]), "requantise.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument requantise.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument requantise.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "requantise.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(W_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(W_handle, 0, 6, "uint8") == T.uint8(8) and T.tvm_struct_get(W_handle, 0, 7, "uint16") == T.uint16(1), "requantise.W_handle.dtype is expected to be int8"
        assert T.Cast("int32", requantise_W_handle_shape_1[0]) == 3, "Argument requantise.W_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", requantise_W_handle_shape[0])"
        assert T.Cast("int32", requantise_W_handle_shape_1[1]) == 2, "Argument requantise.W_handle.shape[1] has an unsatisfied constraint: 2 == T.Cast(\"int32\", requantise_W_handle_shape[1])"
        assert T.Cast("int32", requantise_W_handle_shape_1[2]) == 2, "Argument requantise.W_handle.shape[2] has an unsatisfied constraint: 2 == T.Cast(\"int32\", requantise_W_handle_shape[2])"
        assert T.Cast("int32", requantise_W_handle_shape_1[3]) == 3, "Argument requantise.W_handle.shape[3] has an unsatisfied constraint: 3 == T.Cast(\"int32\", requantise_W_handle_shape[3])"
        if not T.isnullptr(requantise_W_handle_strides):
            assert 1 == T.Cast("int32", requantise_W_handle_strides_1[3]) and 3 == T.Cast("int32", requantise_W_handle_strides_1[2]) and 6 == T.Cast("int32", requantise_W_handle_strides_1[1]) and 12 == T.Cast("int32", requantise_W_handle_strides_1[0]), "requantise.W_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(W_handle, 0, 8, "uint64"), "Argument requantise.W_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(W_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(W_handle, 0, 10, "int32") == 1, "Argument requantise.W_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(W_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(W_handle, 0, 9, "int32"), "Argument requantise.W_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(W_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(W), "requantise.W_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(bias_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(bias_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(bias_handle, 0, 7, "uint16") == T.uint16(1), "requantise.bias_handle.dtype is expected to be int32"
        assert T.Cast("int32", requantise_bias_handle_shape_1[0]) == 3, "Argument requantise.bias_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", requantise_bias_handle_shape[0])"
        if not T.isnullptr(requantise_bias_handle_strides):
            assert 1 == T.Cast("int32", requantise_bias_handle_strides_1[0]), "requantise.bias_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(bias_handle, 0, 8, "uint64"), "Argument requantise.bias_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(bias_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(bias_handle, 0, 10, "int32") == 1, "Argument requantise.bias_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(bias_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(bias_handle, 0, 9, "int32"), "Argument requantise.bias_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(bias_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(bias), "requantise.bias_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(multiplier_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(multiplier_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(multiplier_handle, 0, 7, "uint16") == T.uint16(1), "requantise.multiplier_handle.dtype is expected to be int32"
        assert T.Cast("int32", requantise_multiplier_handle_shape_1[0]) == 3, "Argument requantise.multiplier_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", requantise_multiplier_handle_shape[0])"
        if not T.isnullptr(requantise_multiplier_handle_strides):
            assert 1 == T.Cast("int32", requantise_multiplier_handle_strides_1[0]), "requantise.multiplier_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(multiplier_handle, 0, 8, "uint64"), "Argument requantise.multiplier_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(multiplier_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(multiplier_handle, 0, 10, "int32") == 1, "Argument requantise.multiplier_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(multiplier_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(multiplier_handle, 0, 9, "int32"), "Argument requantise.multiplier_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(multiplier_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(multiplier), "requantise.multiplier_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(shift_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(shift_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(shift_handle, 0, 7, "uint16") == T.uint16(1), "requantise.shift_handle.dtype is expected to be int32"
        assert T.Cast("int32", requantise_shift_handle_shape_1[0]) == 3, "Argument requantise.shift_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", requantise_shift_handle_shape[0])"
        if not T.isnullptr(requantise_shift_handle_strides):
            assert 1 == T.Cast("int32", requantise_shift_handle_strides_1[0]), "requantise.shift_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(shift_handle, 0, 8, "uint64"), "Argument requantise.shift_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(shift_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(shift_handle, 0, 10, "int32") == 1, "Argument requantise.shift_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(shift_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(shift_handle, 0, 9, "int32"), "Argument requantise.shift_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(shift_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(shift), "requantise.shift_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(8) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), "requantise.Y_handle.dtype is expected to be int8"
        assert T.Cast("int32", requantise_Y_handle_shape_1[0]) == 3, "Argument requantise.Y_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", requantise_Y_handle_shape[0])"
        assert T.Cast("int32", requantise_Y_handle_shape_1[1]) == 4, "Argument requantise.Y_handle.shape[1] has an unsatisfied constraint: 4 == T.Cast(\"int32\", requantise_Y_handle_shape[1])"
        assert T.Cast("int32", requantise_Y_handle_shape_1[2]) == 4, "Argument requantise.Y_handle.shape[2] has an unsatisfied constraint: 4 == T.Cast(\"int32\", requantise_Y_handle_shape[2])"
        if not T.isnullptr(requantise_Y_handle_strides):
            assert 1 == T.Cast("int32", requantise_Y_handle_strides_1[2]) and 4 == T.Cast("int32", requantise_Y_handle_strides_1[1]) and 16 == T.Cast("int32", requantise_Y_handle_strides_1[0]), "requantise.Y_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), "Argument requantise.Y_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, "Argument requantise.Y_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Y_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), "Argument requantise.Y_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Y_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Y), "requantise.Y_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((2, 5, 6), "int8", data=X)
        W_1 = T.decl_buffer((3, 2, 2, 3), "int8", data=W)
        bias_1 = T.decl_buffer((3,), "int32", data=bias)
        multiplier_1 = T.decl_buffer((3,), "int32", data=multiplier)
        shift_1 = T.decl_buffer((3,), "int32", data=shift)
        Y_1 = T.decl_buffer((3, 4, 4), "int8", data=Y)
        with T.attr(0, "compute_scope", "requantise_compute_"):
            S = T.allocate([48], "int32", "global")
            S_1 = T.Buffer((48,), "int32", data=S)
            for o, h, w, c, p, q in T.grid(3, 4, 4, 2, 2, 3):
                cse_v1: T.int32 = o * 16 + h * 4 + w
                if c == 0 and p == 0 and q == 0:
                    bias_2 = T.Buffer((3,), "int32", data=bias)
                    S_1[cse_v1] = bias_2[o]
                X_2 = T.Buffer((60,), "int8", data=X)
                W_2 = T.Buffer((36,), "int8", data=W)
                S_1[cse_v1] = S_1[cse_v1] + (T.Cast("int32", X_2[c * 30 + h * 6 + p * 6 + w + q]) + 5) * T.Cast("int32", W_2[o * 12 + c * 6 + p * 3 + q])
            for o, h, w in T.grid(3, 4, 4):
                cse_v2: T.int32 = o * 16 + h * 4 + w
                shift_2 = T.Buffer((3,), "int32", data=shift)
                places: T.int64 = T.Cast("int64", shift_2[o]) + T.int64(31)
                multiplier_2 = T.Buffer((3,), "int32", data=multiplier)
                product: T.int64 = T.Cast("int64", S_1[cse_v2]) * T.Cast("int64", multiplier_2[o])
                Y_2 = T.Buffer((48,), "int8", data=Y)
                Y_2[cse_v2] = T.Cast("int8", T.max(T.min(T.shift_right(product + T.shift_left(T.int64(1), places - T.int64(1)), places) - T.int64(7), T.int64(127)), T.int64(-128)))
        return 0
