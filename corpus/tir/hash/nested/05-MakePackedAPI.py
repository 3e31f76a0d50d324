# corpus/tir/hash: stage 05, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: hash; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def hash(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_hash", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        assert num_args == 3, "hash: num_args should be 3"
        assert not T.isnullptr(args), "hash: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "hash: Expect arg[0] to be pointer"
        Y_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert Y_handle_type_index == 0 or Y_handle_type_index == 4 or Y_handle_type_index == 7 or Y_handle_type_index >= 64, "hash: Expect arg[1] to be pointer"
        Z_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert Z_handle_type_index == 0 or Z_handle_type_index == 4 or Z_handle_type_index == 7 or Z_handle_type_index >= 64, "hash: Expect arg[2] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        Y_handle: T.handle = T.Select(Y_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        Z_handle: T.handle = T.Select(Z_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(X_handle), "hash.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "hash.X_handle.ndim is expected to equal 1"
        hash_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        hash_X_handle_shape_1 = T.decl_buffer((1,), "int64", data=hash_X_handle_shape)
        hash_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        hash_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=hash_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("uint32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(Y_handle), "hash.Y_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), "hash.Y_handle.ndim is expected to equal 1"
        hash_Y_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 2, "handle")
        hash_Y_handle_shape_1 = T.decl_buffer((1,), "int64", data=hash_Y_handle_shape)
        hash_Y_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 3, "handle")
        hash_Y_handle_strides_1 = T.decl_buffer((0,), "int64", data=hash_Y_handle_strides)
        Y: T.handle("uint32", "global") = T.tvm_struct_get(Y_handle, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        assert not T.isnullptr(Z_handle), "hash.Z_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(Z_handle, 0, 4, "int32"), "hash.Z_handle.ndim is expected to equal 1"
        hash_Z_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Z_handle, 0, 2, "handle")
        hash_Z_handle_shape_1 = T.decl_buffer((1,), "int64", data=hash_Z_handle_shape)
        hash_Z_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Z_handle, 0, 3, "handle")
        hash_Z_handle_strides_1 = T.decl_buffer((0,), "int64", data=hash_Z_handle_strides)
        Z: T.handle("int64", "global") = T.tvm_struct_get(Z_handle, 0, 1, "handle")
        T.attr(Z, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(1) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "hash.X_handle.dtype is expected to be uint32"
        assert T.Cast("int32", hash_X_handle_shape_1[0]) == 14, "Argument hash.X_handle.shape[0] has an unsatisfied constraint: 14 == T.Cast(\"int32\", hash_X_handle_shape[0])"
        if not T.isnullptr(hash_X_handle_strides):
            assert 1 == T.Cast("int32", hash_X_handle_strides_1[0]), "hash.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument hash.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument hash.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "hash.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(1) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), "hash.Y_handle.dtype is expected to be uint32"
        assert T.Cast("int32", hash_Y_handle_shape_1[0]) == 14, "Argument hash.Y_handle.shape[0] has an unsatisfied constraint: 14 == T.Cast(\"int32\", hash_Y_handle_shape[0])"
        if not T.isnullptr(hash_Y_handle_strides):
            assert 1 == T.Cast("int32", hash_Y_handle_strides_1[0]), "hash.Y_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), "Argument hash.Y_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, "Argument hash.Y_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Y_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), "Argument hash.Y_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Y_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Y), "hash.Y_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Z_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(Z_handle, 0, 6, "uint8") == T.uint8(64) and T.tvm_struct_get(Z_handle, 0, 7, "uint16") == T.uint16(1), "hash.Z_handle.dtype is expected to be int64"
        assert T.Cast("int32", hash_Z_handle_shape_1[0]) == 14, "Argument hash.Z_handle.shape[0] has an unsatisfied constraint: 14 == T.Cast(\"int32\", hash_Z_handle_shape[0])"
        if not T.isnullptr(hash_Z_handle_strides):
            assert 1 == T.Cast("int32", hash_Z_handle_strides_1[0]), "hash.Z_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Z_handle, 0, 8, "uint64"), "Argument hash.Z_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Z_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Z_handle, 0, 10, "int32") == 1, "Argument hash.Z_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Z_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Z_handle, 0, 9, "int32"), "Argument hash.Z_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Z_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Z), "hash.Z_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((14,), "uint32", data=X)
        Y_1 = T.decl_buffer((14,), "uint32", data=Y)
        Z_1 = T.decl_buffer((14,), "int64", data=Z)
        with T.attr(0, "compute_scope", "hash_compute_"):
            for i in range(14):
                X_2 = T.Buffer((14,), "uint32", data=X)
                a: T.uint32 = T.bitwise_xor(X_2[i], T.shift_right(X_2[i], T.uint32(16))) * T.uint32(2246822507)
                b: T.uint32 = T.bitwise_xor(a, T.shift_right(a, T.uint32(13))) * T.uint32(3266489909)
                Y_2 = T.Buffer((14,), "uint32", data=Y)
                Y_2[i] = T.bitwise_xor(b, T.shift_right(b, T.uint32(16)))
                Z_2 = T.Buffer((14,), "int64", data=Z)
                Z_2[i] = T.bitwise_or(T.shift_left(T.Cast("int64", b), T.int64(20)), T.Cast("int64", T.bitwise_and(a, T.bitwise_not(b))))
        return 0
