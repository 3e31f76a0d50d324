# corpus/tir/scalar_buffer: stage 09, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: scalar_buffer; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def scalar_buffer(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_scalar_buffer", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 3, "scalar_buffer: num_args should be 3"
        assert not T.isnullptr(args), "scalar_buffer: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "scalar_buffer: Expect arg[0] to be pointer"
        offset_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert offset_handle_type_index == 0 or offset_handle_type_index == 4 or offset_handle_type_index == 7 or offset_handle_type_index >= 64, "scalar_buffer: Expect arg[1] to be pointer"
        total_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert total_handle_type_index == 0 or total_handle_type_index == 4 or total_handle_type_index == 7 or total_handle_type_index >= 64, "scalar_buffer: Expect arg[2] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        offset_handle: T.handle = T.Select(offset_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        total_handle: T.handle = T.Select(total_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(X_handle), "scalar_buffer.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "scalar_buffer.X_handle.ndim is expected to equal 1"
        scalar_buffer_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        scalar_buffer_X_handle_shape_1 = T.decl_buffer((1,), "int64", data=scalar_buffer_X_handle_shape)
        scalar_buffer_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        scalar_buffer_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=scalar_buffer_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("int32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(offset_handle), "scalar_buffer.offset_handle is expected to have non-NULL DLTensor* pointer"
        assert 0 == T.tvm_struct_get(offset_handle, 0, 4, "int32"), "scalar_buffer.offset_handle.ndim is expected to equal 0"
        scalar_buffer_offset_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(offset_handle, 0, 2, "handle")
        scalar_buffer_offset_handle_shape_1 = T.decl_buffer((0,), "int64", data=scalar_buffer_offset_handle_shape)
        scalar_buffer_offset_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(offset_handle, 0, 3, "handle")
        scalar_buffer_offset_handle_strides_1 = T.decl_buffer((0,), "int64", data=scalar_buffer_offset_handle_strides)
        offset: T.handle("int32", "global") = T.tvm_struct_get(offset_handle, 0, 1, "handle")
        T.attr(offset, "storage_alignment", 64)
        assert not T.isnullptr(total_handle), "scalar_buffer.total_handle is expected to have non-NULL DLTensor* pointer"
        assert 0 == T.tvm_struct_get(total_handle, 0, 4, "int32"), "scalar_buffer.total_handle.ndim is expected to equal 0"
        scalar_buffer_total_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(total_handle, 0, 2, "handle")
        scalar_buffer_total_handle_shape_1 = T.decl_buffer((0,), "int64", data=scalar_buffer_total_handle_shape)
        scalar_buffer_total_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(total_handle, 0, 3, "handle")
        scalar_buffer_total_handle_strides_1 = T.decl_buffer((0,), "int64", data=scalar_buffer_total_handle_strides)
        total: T.handle("int32", "global") = T.tvm_struct_get(total_handle, 0, 1, "handle")
        T.attr(total, "storage_alignment", 64)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "scalar_buffer.X_handle.dtype is expected to be int32"
        assert T.Cast("int32", scalar_buffer_X_handle_shape_1[0]) == 10, "Argument scalar_buffer.X_handle.shape[0] has an unsatisfied constraint: 10 == T.Cast(\"int32\", scalar_buffer_X_handle_shape[0])"
        if not T.isnullptr(scalar_buffer_X_handle_strides):
            assert 1 == T.Cast("int32", scalar_buffer_X_handle_strides_1[0]), "scalar_buffer.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument scalar_buffer.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument scalar_buffer.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "scalar_buffer.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(offset_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(offset_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(offset_handle, 0, 7, "uint16") == T.uint16(1), "scalar_buffer.offset_handle.dtype is expected to be int32"
        assert T.uint64(0) == T.tvm_struct_get(offset_handle, 0, 8, "uint64"), "Argument scalar_buffer.offset_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(offset_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(offset_handle, 0, 10, "int32") == 1, "Argument scalar_buffer.offset_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(offset_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(offset_handle, 0, 9, "int32"), "Argument scalar_buffer.offset_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(offset_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(offset), "scalar_buffer.offset_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(total_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(total_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(total_handle, 0, 7, "uint16") == T.uint16(1), "scalar_buffer.total_handle.dtype is expected to be int32"
        assert T.uint64(0) == T.tvm_struct_get(total_handle, 0, 8, "uint64"), "Argument scalar_buffer.total_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(total_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(total_handle, 0, 10, "int32") == 1, "Argument scalar_buffer.total_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(total_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(total_handle, 0, 9, "int32"), "Argument scalar_buffer.total_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(total_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(total), "scalar_buffer.total_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((10,), "int32", data=X)
        offset_1 = T.decl_buffer((), "int32", data=offset)
        total_1 = T.decl_buffer((), "int32", data=total)
        with T.attr(0, "compute_scope", "scalar_buffer_compute_"):
            for k in range(10):
                total_2 = T.Buffer((1,), "int32", data=total)
                if k == 0:
                    total_2[0] = 0
                X_2 = T.Buffer((10,), "int32", data=X)
                offset_2 = T.Buffer((1,), "int32", data=offset)
                total_2[0] = total_2[0] + X_2[k] * offset_2[0]
        return 0
