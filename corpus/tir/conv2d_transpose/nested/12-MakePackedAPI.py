# corpus/tir/conv2d_transpose: stage 12, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: conv2d_transpose; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def conv2d_transpose(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_conv2d_transpose", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        assert num_args == 3, "conv2d_transpose: num_args should be 3"
        assert not T.isnullptr(args), "conv2d_transpose: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "conv2d_transpose: Expect arg[0] to be pointer"
        W_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert W_handle_type_index == 0 or W_handle_type_index == 4 or W_handle_type_index == 7 or W_handle_type_index >= 64, "conv2d_transpose: Expect arg[1] to be pointer"
        Y_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert Y_handle_type_index == 0 or Y_handle_type_index == 4 or Y_handle_type_index == 7 or Y_handle_type_index >= 64, "conv2d_transpose: Expect arg[2] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        W_handle: T.handle = T.Select(W_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        Y_handle: T.handle = T.Select(Y_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(X_handle), "conv2d_transpose.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 3 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "conv2d_transpose.X_handle.ndim is expected to equal 3"
        conv2d_transpose_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        conv2d_transpose_X_handle_shape_1 = T.decl_buffer((3,), "int64", data=conv2d_transpose_X_handle_shape)
        conv2d_transpose_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        conv2d_transpose_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=conv2d_transpose_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("float32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(W_handle), "conv2d_transpose.W_handle is expected to have non-NULL DLTensor* pointer"
        assert 4 == T.tvm_struct_get(W_handle, 0, 4, "int32"), "conv2d_transpose.W_handle.ndim is expected to equal 4"
        conv2d_transpose_W_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(W_handle, 0, 2, "handle")
        conv2d_transpose_W_handle_shape_1 = T.decl_buffer((4,), "int64", data=conv2d_transpose_W_handle_shape)
        conv2d_transpose_W_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(W_handle, 0, 3, "handle")
        conv2d_transpose_W_handle_strides_1 = T.decl_buffer((0,), "int64", data=conv2d_transpose_W_handle_strides)
        W: T.handle("float32", "global") = T.tvm_struct_get(W_handle, 0, 1, "handle")
        T.attr(W, "storage_alignment", 64)
        assert not T.isnullptr(Y_handle), "conv2d_transpose.Y_handle is expected to have non-NULL DLTensor* pointer"
        assert 3 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), "conv2d_transpose.Y_handle.ndim is expected to equal 3"
        conv2d_transpose_Y_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 2, "handle")
        conv2d_transpose_Y_handle_shape_1 = T.decl_buffer((3,), "int64", data=conv2d_transpose_Y_handle_shape)
        conv2d_transpose_Y_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 3, "handle")
        conv2d_transpose_Y_handle_strides_1 = T.decl_buffer((0,), "int64", data=conv2d_transpose_Y_handle_strides)
        Y: T.handle("float32", "global") = T.tvm_struct_get(Y_handle, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "conv2d_transpose.X_handle.dtype is expected to be float32"
        assert T.Cast("int32", conv2d_transpose_X_handle_shape_1[0]) == 2, "Argument conv2d_transpose.X_handle.shape[0] has an unsatisfied constraint: 2 == T.Cast(\"int32\", conv2d_transpose_X_handle_shape[0])"
        assert T.Cast("int32", conv2d_transpose_X_handle_shape_1[1]) == 4, "Argument conv2d_transpose.X_handle.shape[1] has an unsatisfied constraint: 4 == T.Cast(\"int32\", conv2d_transpose_X_handle_shape[1])"
        assert T.Cast("int32", conv2d_transpose_X_handle_shape_1[2]) == 3, "Argument conv2d_transpose.X_handle.shape[2] has an unsatisfied constraint: 3 == T.Cast(\"int32\", conv2d_transpose_X_handle_shape[2])"
        if not T.isnullptr(conv2d_transpose_X_handle_strides):
            assert 1 == T.Cast("int32", conv2d_transpose_X_handle_strides_1[2]) and 3 == T.Cast("int32", conv2d_transpose_X_handle_strides_1[1]) and 12 == T.Cast("int32", conv2d_transpose_X_handle_strides_1[0]), "conv2d_transpose.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument conv2d_transpose.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument conv2d_transpose.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "conv2d_transpose.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(W_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(W_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(W_handle, 0, 7, "uint16") == T.uint16(1), "conv2d_transpose.W_handle.dtype is expected to be float32"
        assert T.Cast("int32", conv2d_transpose_W_handle_shape_1[0]) == 2, "Argument conv2d_transpose.W_handle.shape[0] has an unsatisfied constraint: 2 == T.Cast(\"int32\", conv2d_transpose_W_handle_shape[0])"
        assert T.Cast("int32", conv2d_transpose_W_handle_shape_1[1]) == 3, "Argument conv2d_transpose.W_handle.shape[1] has an unsatisfied constraint: 3 == T.Cast(\"int32\", conv2d_transpose_W_handle_shape[1])"
        assert T.Cast("int32", conv2d_transpose_W_handle_shape_1[2]) == 3, "Argument conv2d_transpose.W_handle.shape[2] has an unsatisfied constraint: 3 == T.Cast(\"int32\", conv2d_transpose_W_handle_shape[2])"
        assert T.Cast("int32", conv2d_transpose_W_handle_shape_1[3]) == 3, "Argument conv2d_transpose.W_handle.shape[3] has an unsatisfied constraint: 3 == T.Cast(\"int32\", conv2d_transpose_W_handle_shape[3])"
        if not T.isnullptr(conv2d_transpose_W_handle_strides):
            assert 1 == T.Cast("int32", conv2d_transpose_W_handle_strides_1[3]) and 3 == T.Cast("int32", conv2d_transpose_W_handle_strides_1[2]) and 9 == T.Cast("int32", conv2d_transpose_W_handle_strides_1[1]) and 27 == T.Cast("int32", conv2d_transpose_W_handle_strides_1[0]), "conv2d_transpose.W_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(W_handle, 0, 8, "uint64"), "Argument conv2d_transpose.W_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(W_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(W_handle, 0, 10, "int32") == 1, "Argument conv2d_transpose.W_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(W_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(W_handle, 0, 9, "int32"), "Argument conv2d_transpose.W_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(W_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(W), "conv2d_transpose.W_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), "conv2d_transpose.Y_handle.dtype is expected to be float32"
        assert T.Cast("int32", conv2d_transpose_Y_handle_shape_1[0]) == 3, "Argument conv2d_transpose.Y_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", conv2d_transpose_Y_handle_shape[0])"
        assert T.Cast("int32", conv2d_transpose_Y_handle_shape_1[1]) == 9, "Argument conv2d_transpose.Y_handle.shape[1] has an unsatisfied constraint: 9 == T.Cast(\"int32\", conv2d_transpose_Y_handle_shape[1])"
        assert T.Cast("int32", conv2d_transpose_Y_handle_shape_1[2]) == 7, "Argument conv2d_transpose.Y_handle.shape[2] has an unsatisfied constraint: 7 == T.Cast(\"int32\", conv2d_transpose_Y_handle_shape[2])"
        if not T.isnullptr(conv2d_transpose_Y_handle_strides):
            assert 1 == T.Cast("int32", conv2d_transpose_Y_handle_strides_1[2]) and 7 == T.Cast("int32", conv2d_transpose_Y_handle_strides_1[1]) and 63 == T.Cast("int32", conv2d_transpose_Y_handle_strides_1[0]), "conv2d_transpose.Y_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), "Argument conv2d_transpose.Y_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, "Argument conv2d_transpose.Y_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Y_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), "Argument conv2d_transpose.Y_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Y_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Y), "conv2d_transpose.Y_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((2, 4, 3), data=X)
        W_1 = T.decl_buffer((2, 3, 3, 3), data=W)
        Y_1 = T.decl_buffer((3, 9, 7), data=Y)
        with T.attr(0, "compute_scope", "conv2d_transpose_compute_"):
            D = T.allocate([198], "float32", "global")
            D_1 = T.Buffer((198,), data=D)
            for c, h, w in T.grid(2, 11, 9):
                X_2 = T.Buffer((24,), data=X)
                D_1[c * 99 + h * 9 + w] = T.if_then_else(2 <= h and h < 9 and 2 <= w and w < 7 and h % 2 == 0 and w % 2 == 0, X_2[c * 12 + h // 2 * 3 + w // 2 - 4], T.float32(0.0))
            for o, h, w, c, p, q in T.grid(3, 9, 7, 2, 3, 3):
                cse_v1: T.int32 = o * 63 + h * 7 + w
                Y_2 = T.Buffer((189,), data=Y)
                if c == 0 and p == 0 and q == 0:
                    Y_2[cse_v1] = T.float32(0.0)
                W_2 = T.Buffer((54,), data=W)
                Y_2[cse_v1] = Y_2[cse_v1] + D_1[c * 99 + h * 9 + p * 9 + w + q] * W_2[c * 27 + o * 9 + 8 - q - p * 3]
        return 0
