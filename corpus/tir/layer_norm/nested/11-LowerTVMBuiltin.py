# corpus/tir/layer_norm: stage 11, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: layer_norm; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def layer_norm(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_layer_norm", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 4, "layer_norm: num_args should be 4"
        assert not T.isnullptr(args), "layer_norm: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "layer_norm: Expect arg[0] to be pointer"
        gamma_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert gamma_handle_type_index == 0 or gamma_handle_type_index == 4 or gamma_handle_type_index == 7 or gamma_handle_type_index >= 64, "layer_norm: Expect arg[1] to be pointer"
        beta_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert beta_handle_type_index == 0 or beta_handle_type_index == 4 or beta_handle_type_index == 7 or beta_handle_type_index >= 64, "layer_norm: Expect arg[2] to be pointer"
        Y_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert Y_handle_type_index == 0 or Y_handle_type_index == 4 or Y_handle_type_index == 7 or Y_handle_type_index >= 64, "layer_norm: Expect arg[3] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        gamma_handle: T.handle = T.Select(gamma_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        beta_handle: T.handle = T.Select(beta_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        Y_handle: T.handle = T.Select(Y_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        assert not T.isnullptr(X_handle), "layer_norm.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "layer_norm.X_handle.ndim is expected to equal 2"
        layer_norm_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        layer_norm_X_handle_shape_1 = T.decl_buffer((2,), "int64", data=layer_norm_X_handle_shape)
        layer_norm_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        layer_norm_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=layer_norm_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("float32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(gamma_handle), "layer_norm.gamma_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(gamma_handle, 0, 4, "int32"), "layer_norm.gamma_handle.ndim is expected to equal 1"
        layer_norm_gamma_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(gamma_handle, 0, 2, "handle")
        layer_norm_gamma_handle_shape_1 = T.decl_buffer((1,), "int64", data=layer_norm_gamma_handle_shape)
        layer_norm_gamma_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(gamma_handle, 0, 3, "handle")
        layer_norm_gamma_handle_strides_1 = T.decl_buffer((0,), "int64", data=layer_norm_gamma_handle_strides)
        gamma: T.handle("float32", "global") = T.tvm_struct_get(gamma_handle, 0, 1, "handle")
        T.attr(gamma, "storage_alignment", 64)
        assert not T.isnullptr(beta_handle), "layer_norm.beta_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(beta_handle, 0, 4, "int32"), "layer_norm.beta_handle.ndim is expected to equal 1"
        layer_norm_beta_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(beta_handle, 0, 2, "handle")
        layer_norm_beta_handle_shape_1 = T.decl_buffer((1,), "int64", data=layer_norm_beta_handle_shape)
        layer_norm_beta_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(beta_handle, 0, 3, "handle")
        layer_norm_beta_handle_strides_1 = T.decl_buffer((0,), "int64", data=layer_norm_beta_handle_strides)
        beta: T.handle("float32", "global") = T.tvm_struct_get(beta_handle, 0, 1, "handle")
        T.attr(beta, "storage_alignment", 64)
        assert not T.isnullptr(Y_handle), "layer_norm.Y_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), "layer_norm.Y_handle.ndim is expected to equal 2"
        layer_norm_Y_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 2, "handle")
        layer_norm_Y_handle_shape_1 = T.decl_buffer((2,), "int64", data=layer_norm_Y_handle_shape)
        layer_norm_Y_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 3, "handle")
        layer_norm_Y_handle_strides_1 = T.decl_buffer((0,), "int64", data=layer_norm_Y_handle_strides)
        Y: T.handle("float32", "global") = T.tvm_struct_get(Y_handle, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "layer_norm.X_handle.dtype is expected to be float32"
        assert T.Cast("int32", layer_norm_X_handle_shape_1[0]) == 5, "Argument layer_norm.X_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", layer_norm_X_handle_shape[0])"
        assert T.Cast("int32", layer_norm_X_handle_shape_1[1]) == 16, "Argument layer_norm.X_handle.shape[1] has an unsatisfied constraint: 16 == T.Cast(\"int32\", layer_norm_X_handle_shape[1])"
        if not T.isnullptr(layer_norm_X_handle_strides):
            assert 1 == T.Cast("int32", layer_norm_X_handle_strides_1[1]) and 16 == T.Cast("int32", layer_norm_X_handle_strides_1[0]), "layer_norm.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument layer_norm.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument layer_norm.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "layer_norm.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(gamma_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(gamma_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(gamma_handle, 0, 7, "uint16") == T.uint16(1), "layer_norm.gamma_handle.dtype is expected to be float32"
        assert T.Cast("int32", layer_norm_gamma_handle_shape_1[0]) == 16, "Argument layer_norm.gamma_handle.shape[0] has an unsatisfied constraint: 16 == T.Cast(\"int32\", layer_norm_gamma_handle_shape[0])"
        if not T.isnullptr(layer_norm_gamma_handle_strides):
            assert 1 == T.Cast("int32", layer_norm_gamma_handle_strides_1[0]), "layer_norm.gamma_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(gamma_handle, 0, 8, "uint64"), "Argument layer_norm.gamma_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(gamma_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(gamma_handle, 0, 10, "int32") == 1, "Argument layer_norm.gamma_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(gamma_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(gamma_handle, 0, 9, "int32"), "Argument layer_norm.gamma_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(gamma_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(gamma), "layer_norm.gamma_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(beta_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(beta_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(beta_handle, 0, 7, "uint16") == T.uint16(1), "layer_norm.beta_handle.dtype is expected to be float32"
        assert T.Cast("int32", layer_norm_beta_handle_shape_1[0]) == 16, "Argument layer_norm.beta_handle.shape[0] has an unsatisfied constraint: 16 == T.Cast(\"int32\", layer_norm_beta_handle_shape[0])"
        if not T.isnullptr(layer_norm_beta_handle_strides):
            assert 1 == T.Cast("int32", layer_norm_beta_handle_strides_1[0]), "layer_norm.beta_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(beta_handle, 0, 8, "uint64"), "Argument layer_norm.beta_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(beta_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(beta_handle, 0, 10, "int32") == 1, "Argument layer_norm.beta_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(beta_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(beta_handle, 0, 9, "int32"), "Argument layer_norm.beta_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(beta_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(beta), "layer_norm.beta_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), "layer_norm.Y_handle.dtype is expected to be float32"
        assert T.Cast("int32", layer_norm_Y_handle_shape_1[0]) == 5, "Argument layer_norm.Y_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", layer_norm_Y_handle_shape[0])"
        assert T.Cast("int32", layer_norm_Y_handle_shape_1[1]) == 16, "Argument layer_norm.Y_handle.shape[1] has an unsatisfied constraint: 16 == T.Cast(\"int32\", layer_norm_Y_handle_shape[1])"
        if not T.isnullptr(layer_norm_Y_handle_strides):
            assert 1 == T.Cast("int32", layer_norm_Y_handle_strides_1[1]) and 16 == T.Cast("int32", layer_norm_Y_handle_strides_1[0]), "layer_norm.Y_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), "Argument layer_norm.Y_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, "Argument layer_norm.Y_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Y_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), "Argument layer_norm.Y_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Y_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Y), "layer_norm.Y_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((5, 16), data=X)
        gamma_1 = T.decl_buffer((16,), data=gamma)
        beta_1 = T.decl_buffer((16,), data=beta)
        Y_1 = T.decl_buffer((5, 16), data=Y)
        with T.attr(0, "compute_scope", "layer_norm_compute_"):
            total = T.allocate([5], "float32", "global")
            square = T.allocate([5], "float32", "global")
            total_1 = T.Buffer((5,), data=total)
            X_2 = T.Buffer((80,), data=X)
            for i, k in T.grid(5, 16):
                if k == 0:
                    total_1[i] = T.float32(0.0)
                total_1[i] = total_1[i] + X_2[i * 16 + k]
            total_2 = T.Buffer((5,), data=total)
            for i in range(5):
                total_2[i] = total_1[i] / T.float32(16.0)
            square_1 = T.Buffer((5,), data=square)
            for i, k in T.grid(5, 16):
                cse_v1: T.int32 = i * 16 + k
                if k == 0:
                    square_1[i] = T.float32(0.0)
                square_1[i] = square_1[i] + (X_2[cse_v1] - total_2[i]) * (X_2[cse_v1] - total_2[i])
            square_2 = T.Buffer((5,), data=square)
            for i in range(5):
                square_2[i] = T.float32(1.0) / T.sqrt(square_1[i] / T.float32(16.0) + T.float32(1.0000000000000001e-05))
            for i, j in T.grid(5, 16):
                cse_v2: T.int32 = i * 16 + j
                Y_2 = T.Buffer((80,), data=Y)
                gamma_2 = T.Buffer((16,), data=gamma)
                beta_2 = T.Buffer((16,), data=beta)
                Y_2[cse_v2] = (X_2[cse_v2] - total_2[i]) * square_2[i] * gamma_2[j] + beta_2[j]
        return 0
