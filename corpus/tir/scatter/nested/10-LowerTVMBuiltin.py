# corpus/tir/scatter: stage 10, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: scatter; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def scatter(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_scatter", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 5, "scatter: num_args should be 5"
        assert not T.isnullptr(args), "scatter: args pointer is NULL"
        data_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert data_handle_type_index == 0 or data_handle_type_index == 4 or data_handle_type_index == 7 or data_handle_type_index >= 64, "scatter: Expect arg[0] to be pointer"
        index_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert index_handle_type_index == 0 or index_handle_type_index == 4 or index_handle_type_index == 7 or index_handle_type_index >= 64, "scatter: Expect arg[1] to be pointer"
        updates_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert updates_handle_type_index == 0 or updates_handle_type_index == 4 or updates_handle_type_index == 7 or updates_handle_type_index >= 64, "scatter: Expect arg[2] to be pointer"
        out_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert out_handle_type_index == 0 or out_handle_type_index == 4 or out_handle_type_index == 7 or out_handle_type_index >= 64, "scatter: Expect arg[3] to be pointer"
        total_handle_type_index: T.int32 = T.tvm_struct_get(args, 4, 13, "int32")
        assert total_handle_type_index == 0 or total_handle_type_index == 4 or total_handle_type_index == 7 or total_handle_type_index >= 64, "scatter: Expect arg[4] to be pointer"
        data_handle: T.handle = T.Select(data_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        index_handle: T.handle = T.Select(index_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        updates_handle: T.handle = T.Select(updates_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        out_handle: T.handle = T.Select(out_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        total_handle: T.handle = T.Select(total_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 4, 15, "handle"), 24), T.tvm_struct_get(args, 4, 15, "handle"))
        assert not T.isnullptr(data_handle), "scatter.data_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(data_handle, 0, 4, "int32"), "scatter.data_handle.ndim is expected to equal 2"
        scatter_data_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(data_handle, 0, 2, "handle")
        scatter_data_handle_shape_1 = T.decl_buffer((2,), "int64", data=scatter_data_handle_shape)
        scatter_data_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(data_handle, 0, 3, "handle")
        scatter_data_handle_strides_1 = T.decl_buffer((0,), "int64", data=scatter_data_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(data_handle, 0, 9, "int32")
        data: T.handle("float32", "global") = T.tvm_struct_get(data_handle, 0, 1, "handle")
        T.attr(data, "storage_alignment", 64)
        assert not T.isnullptr(index_handle), "scatter.index_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(index_handle, 0, 4, "int32"), "scatter.index_handle.ndim is expected to equal 1"
        scatter_index_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(index_handle, 0, 2, "handle")
        scatter_index_handle_shape_1 = T.decl_buffer((1,), "int64", data=scatter_index_handle_shape)
        scatter_index_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(index_handle, 0, 3, "handle")
        scatter_index_handle_strides_1 = T.decl_buffer((0,), "int64", data=scatter_index_handle_strides)
        index: T.handle("int32", "global") = T.tvm_struct_get(index_handle, 0, 1, "handle")
        T.attr(index, "storage_alignment", 64)
        assert not T.isnullptr(updates_handle), "scatter.updates_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(updates_handle, 0, 4, "int32"), "scatter.updates_handle.ndim is expected to equal 2"
        scatter_updates_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(updates_handle, 0, 2, "handle")
        scatter_updates_handle_shape_1 = T.decl_buffer((2,), "int64", data=scatter_updates_handle_shape)
        scatter_updates_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(updates_handle, 0, 3, "handle")
        scatter_updates_handle_strides_1 = T.decl_buffer((0,), "int64", data=scatter_updates_handle_strides)
        updates: T.handle("float32", "global") = T.tvm_struct_get(updates_handle, 0, 1, "handle")
        T.attr(updates, "storage_alignment", 64)
        assert not T.isnullptr(out_handle), "scatter.out_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(out_handle, 0, 4, "int32"), "scatter.out_handle.ndim is expected to equal 2"
        scatter_out_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(out_handle, 0, 2, "handle")
        scatter_out_handle_shape_1 = T.decl_buffer((2,), "int64", data=scatter_out_handle_shape)
        scatter_out_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(out_handle, 0, 3, "handle")
        scatter_out_handle_strides_1 = T.decl_buffer((0,), "int64", data=scatter_out_handle_strides)
        out: T.handle("float32", "global") = T.tvm_struct_get(out_handle, 0, 1, "handle")
        T.attr(out, "storage_alignment", 64)
        assert not T.isnullptr(total_handle), "scatter.total_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(total_handle, 0, 4, "int32"), "scatter.total_handle.ndim is expected to equal 2"
        scatter_total_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(total_handle, 0, 2, "handle")
        scatter_total_handle_shape_1 = T.decl_buffer((2,), "int64", data=scatter_total_handle_shape)
        scatter_total_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(total_handle, 0, 3, "handle")
        scatter_total_handle_strides_1 = T.decl_buffer((0,), "int64", data=scatter_total_handle_strides)
        total: T.handle("float32", "global") = T.tvm_struct_get(total_handle, 0, 1, "handle")
        T.attr(total, "storage_alignment", 64)
        assert T.tvm_struct_get(data_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(data_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(data_handle, 0, 7, "uint16") == T.uint16(1), "scatter.data_handle.dtype is expected to be float32"
        assert T.Cast("int32", scatter_data_handle_shape_1[0]) == 8, "Argument scatter.data_handle.shape[0] has an unsatisfied constraint: 8 == T.Cast(\"int32\", scatter_data_handle_shape[0])"
        assert T.Cast("int32", scatter_data_handle_shape_1[1]) == 3, "Argument scatter.data_handle.shape[1] has an unsatisfied constraint: 3 == T.Cast(\"int32\", scatter_data_handle_shape[1])"
        if not T.isnullptr(scatter_data_handle_strides):
            assert 1 == T.Cast("int32", scatter_data_handle_strides_1[1]) and 3 == T.Cast("int32", scatter_data_handle_strides_1[0]), "scatter.data_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(data_handle, 0, 8, "uint64"), "Argument scatter.data_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(data_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(data_handle, 0, 10, "int32") == 1, "Argument scatter.data_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(data_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(data), "scatter.data_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(index_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(index_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(index_handle, 0, 7, "uint16") == T.uint16(1), "scatter.index_handle.dtype is expected to be int32"
        assert T.Cast("int32", scatter_index_handle_shape_1[0]) == 6, "Argument scatter.index_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", scatter_index_handle_shape[0])"
        if not T.isnullptr(scatter_index_handle_strides):
            assert 1 == T.Cast("int32", scatter_index_handle_strides_1[0]), "scatter.index_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(index_handle, 0, 8, "uint64"), "Argument scatter.index_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(index_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(index_handle, 0, 10, "int32") == 1, "Argument scatter.index_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(index_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(index_handle, 0, 9, "int32"), "Argument scatter.index_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(index_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(index), "scatter.index_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(updates_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(updates_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(updates_handle, 0, 7, "uint16") == T.uint16(1), "scatter.updates_handle.dtype is expected to be float32"
        assert T.Cast("int32", scatter_updates_handle_shape_1[0]) == 6, "Argument scatter.updates_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", scatter_updates_handle_shape[0])"
        assert T.Cast("int32", scatter_updates_handle_shape_1[1]) == 3, "Argument scatter.updates_handle.shape[1] has an unsatisfied constraint: 3 == T.Cast(\"int32\", scatter_updates_handle_shape[1])"
        if not T.isnullptr(scatter_updates_handle_strides):
            assert 1 == T.Cast("int32", scatter_updates_handle_strides_1[1]) and 3 == T.Cast("int32", scatter_updates_handle_strides_1[0]), "scatter.updates_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(updates_handle, 0, 8, "uint64"), "Argument scatter.updates_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(updates_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(updates_handle, 0, 10, "int32") == 1, "Argument scatter.updates_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(updates_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(updates_handle, 0, 9, "int32"), "Argument scatter.updates_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(updates_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(updates), "scatter.updates_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(out_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(out_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(out_handle, 0, 7, "uint16") == T.uint16(1), "scatter.out_handle.dtype is expected to be float32"
        assert T.Cast("int32", scatter_out_handle_shape_1[0]) == 8, "Argument scatter.out_handle.shape[0] has an unsatisfied constraint: 8 == T.Cast(\"int32\", scatter_out_handle_shape[0])"
        assert T.Cast("int32", scatter_out_handle_shape_1[1]) == 3, "Argument scatter.out_handle.shape[1] has an unsatisfied constraint: 3 == T.Cast(\"int32\", scatter_out_handle_shape[1])"
        if not T.isnullptr(scatter_out_handle_strides):
            assert 1 == T.Cast("int32", scatter_out_handle_strides_1[1]) and 3 == T.Cast("int32", scatter_out_handle_strides_1[0]), "scatter.out_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(out_handle, 0, 8, "uint64"), "Argument scatter.out_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(out_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(out_handle, 0, 10, "int32") == 1, "Argument scatter.out_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(out_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(out_handle, 0, 9, "int32"), "Argument scatter.out_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(out_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(out), "scatter.out_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(total_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(total_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(total_handle, 0, 7, "uint16") == T.uint16(1), "scatter.total_handle.dtype is expected to be float32"
        assert T.Cast("int32", scatter_total_handle_shape_1[0]) == 8, "Argument scatter.total_handle.shape[0] has an unsatisfied constraint: 8 == T.Cast(\"int32\", scatter_total_handle_shape[0])"
        assert T.Cast("int32", scatter_total_handle_shape_1[1]) == 3, "Argument scatter.total_handle.shape[1] has an unsatisfied constraint: 3 == T.Cast(\"int32\", scatter_total_handle_shape[1])"
        if not T.isnullptr(scatter_total_handle_strides):
            assert 1 == T.Cast("int32", scatter_total_handle_strides_1[1]) and 3 == T.Cast("int32", scatter_total_handle_strides_1[0]), "scatter.total_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(total_handle, 0, 8, "uint64"), "Argument scatter.total_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(total_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(total_handle, 0, 10, "int32") == 1, "Argument scatter.total_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(total_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(total_handle, 0, 9, "int32"), "Argument scatter.total_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(total_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(total), "scatter.total_handle is expected to have non-NULL data pointer"
        data_1 = T.decl_buffer((8, 3), data=data)
        index_1 = T.decl_buffer((6,), "int32", data=index)
        updates_1 = T.decl_buffer((6, 3), data=updates)
        out_1 = T.decl_buffer((8, 3), data=out)
        total_1 = T.decl_buffer((8, 3), data=total)
        with T.attr(0, "compute_scope", "scatter_compute_"):
            out_2 = T.Buffer((24,), data=out)
            total_2 = T.Buffer((24,), data=total)
            for i, j in T.grid(8, 3):
                cse_v1: T.int32 = i * 3 + j
                data_2 = T.Buffer((24,), data=data)
                out_2[cse_v1] = data_2[cse_v1]
                total_2[cse_v1] = data_2[cse_v1]
            for i, j in T.grid(6, 3):
                cse_v2: T.int32 = i * 3 + j
                index_2 = T.Buffer((6,), "int32", data=index)
                row: T.int32 = T.if_then_else(index_2[i] < 0, index_2[i] + 8, index_2[i])
                cse_v3: T.int32 = row * 3 + j
                updates_2 = T.Buffer((18,), data=updates)
                out_2[cse_v3] = updates_2[cse_v2]
                total_2[cse_v3] = total_2[cse_v3] + updates_2[cse_v2]
        return 0
