# corpus/tir/float_bits: stage 08, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: float_bits; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def float_bits(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_float_bits", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 3, "float_bits: num_args should be 3"
        assert not T.isnullptr(args), "float_bits: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "float_bits: Expect arg[0] to be pointer"
        Y_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert Y_handle_type_index == 0 or Y_handle_type_index == 4 or Y_handle_type_index == 7 or Y_handle_type_index >= 64, "float_bits: Expect arg[1] to be pointer"
        Z_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert Z_handle_type_index == 0 or Z_handle_type_index == 4 or Z_handle_type_index == 7 or Z_handle_type_index >= 64, "float_bits: Expect arg[2] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        Y_handle: T.handle = T.Select(Y_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        Z_handle: T.handle = T.Select(Z_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(X_handle), "float_bits.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "float_bits.X_handle.ndim is expected to equal 1"
        float_bits_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        float_bits_X_handle_shape_1 = T.decl_buffer((1,), "int64", data=float_bits_X_handle_shape)
        float_bits_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        float_bits_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=float_bits_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("float32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(Y_handle), "float_bits.Y_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), "float_bits.Y_handle.ndim is expected to equal 1"
        float_bits_Y_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 2, "handle")
        float_bits_Y_handle_shape_1 = T.decl_buffer((1,), "int64", data=float_bits_Y_handle_shape)
        float_bits_Y_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 3, "handle")
        float_bits_Y_handle_strides_1 = T.decl_buffer((0,), "int64", data=float_bits_Y_handle_strides)
        Y: T.handle("float32", "global") = T.tvm_struct_get(Y_handle, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        assert not T.isnullptr(Z_handle), "float_bits.Z_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(Z_handle, 0, 4, "int32"), "float_bits.Z_handle.ndim is expected to equal 1"
        float_bits_Z_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Z_handle, 0, 2, "handle")
        float_bits_Z_handle_shape_1 = T.decl_buffer((1,), "int64", data=float_bits_Z_handle_shape)
        float_bits_Z_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Z_handle, 0, 3, "handle")
        float_bits_Z_handle_strides_1 = T.decl_buffer((0,), "int64", data=float_bits_Z_handle_strides)
        Z: T.handle("int32", "global") = T.tvm_struct_get(Z_handle, 0, 1, "handle")
        T.attr(Z, "storage_alignment", 64)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "float_bits.X_handle.dtype is expected to be float32"
        assert T.Cast("int32", float_bits_X_handle_shape_1[0]) == 11, "Argument float_bits.X_handle.shape[0] has an unsatisfied constraint: 11 == T.Cast(\"int32\", float_bits_X_handle_shape[0])"
        if not T.isnullptr(float_bits_X_handle_strides):
            assert 1 == T.Cast("int32", float_bits_X_handle_strides_1[0]), "float_bits.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument float_bits.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument float_bits.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "float_bits.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), "float_bits.Y_handle.dtype is expected to be float32"
        assert T.Cast("int32", float_bits_Y_handle_shape_1[0]) == 11, "Argument float_bits.Y_handle.shape[0] has an unsatisfied constraint: 11 == T.Cast(\"int32\", float_bits_Y_handle_shape[0])"
        if not T.isnullptr(float_bits_Y_handle_strides):
            assert 1 == T.Cast("int32", float_bits_Y_handle_strides_1[0]), "float_bits.Y_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), "Argument float_bits.Y_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, "Argument float_bits.Y_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Y_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), "Argument float_bits.Y_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Y_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Y), "float_bits.Y_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Z_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(Z_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Z_handle, 0, 7, "uint16") == T.uint16(1), "float_bits.Z_handle.dtype is expected to be int32"
        assert T.Cast("int32", float_bits_Z_handle_shape_1[0]) == 11, "Argument float_bits.Z_handle.shape[0] has an unsatisfied constraint: 11 == T.Cast(\"int32\", float_bits_Z_handle_shape[0])"
        if not T.isnullptr(float_bits_Z_handle_strides):
            assert 1 == T.Cast("int32", float_bits_Z_handle_strides_1[0]), "float_bits.Z_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Z_handle, 0, 8, "uint64"), "Argument float_bits.Z_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Z_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Z_handle, 0, 10, "int32") == 1, "Argument float_bits.Z_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Z_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Z_handle, 0, 9, "int32"), "Argument float_bits.Z_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Z_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Z), "float_bits.Z_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((11,), data=X)
        Y_1 = T.decl_buffer((11,), data=Y)
        Z_1 = T.decl_buffer((11,), "int32", data=Z)
        with T.attr(0, "compute_scope", "float_bits_compute_"):
            for i in range(11):
                X_2 = T.Buffer((11,), data=X)
                bits: T.uint32 = T.bitwise_and(T.reinterpret("uint32", X_2[i]), T.uint32(4294963200))
                Y_2 = T.Buffer((11,), data=Y)
                Y_2[i] = T.reinterpret("float32", bits)
                Z_2 = T.Buffer((11,), "int32", data=Z)
                v = T.int32()
                Z_2[i] = T.Let((v - 1) * v, where={v: T.Cast("int32", X_2[i] * T.float32(100.0))})
        return 0
