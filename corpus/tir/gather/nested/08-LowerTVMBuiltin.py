# corpus/tir/gather: stage 08, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: gather; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gather(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_gather", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 3, "gather: num_args should be 3"
        assert not T.isnullptr(args), "gather: args pointer is NULL"
        data_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert data_handle_type_index == 0 or data_handle_type_index == 4 or data_handle_type_index == 7 or data_handle_type_index >= 64, "gather: Expect arg[0] to be pointer"
        index_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert index_handle_type_index == 0 or index_handle_type_index == 4 or index_handle_type_index == 7 or index_handle_type_index >= 64, "gather: Expect arg[1] to be pointer"
        out_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert out_handle_type_index == 0 or out_handle_type_index == 4 or out_handle_type_index == 7 or out_handle_type_index >= 64, "gather: Expect arg[2] to be pointer"
        data_handle: T.handle = T.Select(data_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        index_handle: T.handle = T.Select(index_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        out_handle: T.handle = T.Select(out_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(data_handle), "gather.data_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(data_handle, 0, 4, "int32"), "gather.data_handle.ndim is expected to equal 2"
        gather_data_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(data_handle, 0, 2, "handle")
        gather_data_handle_shape_1 = T.decl_buffer((2,), "int64", data=gather_data_handle_shape)
        gather_data_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(data_handle, 0, 3, "handle")
        gather_data_handle_strides_1 = T.decl_buffer((0,), "int64", data=gather_data_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(data_handle, 0, 9, "int32")
        data: T.handle("float32", "global") = T.tvm_struct_get(data_handle, 0, 1, "handle")
        T.attr(data, "storage_alignment", 64)
        assert not T.isnullptr(index_handle), "gather.index_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(index_handle, 0, 4, "int32"), "gather.index_handle.ndim is expected to equal 1"
        gather_index_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(index_handle, 0, 2, "handle")
        gather_index_handle_shape_1 = T.decl_buffer((1,), "int64", data=gather_index_handle_shape)
        gather_index_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(index_handle, 0, 3, "handle")
        gather_index_handle_strides_1 = T.decl_buffer((0,), "int64", data=gather_index_handle_strides)
        index: T.handle("int32", "global") = T.tvm_struct_get(index_handle, 0, 1, "handle")
        T.attr(index, "storage_alignment", 64)
        assert not T.isnullptr(out_handle), "gather.out_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(out_handle, 0, 4, "int32"), "gather.out_handle.ndim is expected to equal 2"
        gather_out_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(out_handle, 0, 2, "handle")
        gather_out_handle_shape_1 = T.decl_buffer((2,), "int64", data=gather_out_handle_shape)
        gather_out_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(out_handle, 0, 3, "handle")
        gather_out_handle_strides_1 = T.decl_buffer((0,), "int64", data=gather_out_handle_strides)
        out: T.handle("float32", "global") = T.tvm_struct_get(out_handle, 0, 1, "handle")
        T.attr(out, "storage_alignment", 64)
        assert T.tvm_struct_get(data_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(data_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(data_handle, 0, 7, "uint16") == T.uint16(1), "gather.data_handle.dtype is expected to be float32"
        assert T.Cast("int32", gather_data_handle_shape_1[0]) == 9, "Argument gather.data_handle.shape[0] has an unsatisfied constraint: 9 == T.Cast(\"int32\", gather_data_handle_shape[0])"
        assert T.Cast("int32", gather_data_handle_shape_1[1]) == 4, "Argument gather.data_handle.shape[1] has an unsatisfied constraint: 4 == T.Cast(\"int32\", gather_data_handle_shape[1])"
        if not T.isnullptr(gather_data_handle_strides):
            assert 1 == T.Cast("int32", gather_data_handle_strides_1[1]) and 4 == T.Cast("int32", gather_data_handle_strides_1[0]), "gather.data_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(data_handle, 0, 8, "uint64"), "Argument gather.data_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(data_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(data_handle, 0, 10, "int32") == 1, "Argument gather.data_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(data_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(data), "gather.data_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(index_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(index_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(index_handle, 0, 7, "uint16") == T.uint16(1), "gather.index_handle.dtype is expected to be int32"
        assert T.Cast("int32", gather_index_handle_shape_1[0]) == 7, "Argument gather.index_handle.shape[0] has an unsatisfied constraint: 7 == T.Cast(\"int32\", gather_index_handle_shape[0])"
        if not T.isnullptr(gather_index_handle_strides):
            assert 1 == T.Cast("int32", gather_index_handle_strides_1[0]), "gather.index_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(index_handle, 0, 8, "uint64"), "Argument gather.index_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(index_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(index_handle, 0, 10, "int32") == 1, "Argument gather.index_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(index_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(index_handle, 0, 9, "int32"), "Argument gather.index_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(index_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(index), "gather.index_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(out_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(out_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(out_handle, 0, 7, "uint16") == T.uint16(1), "gather.out_handle.dtype is expected to be float32"
        assert T.Cast("int32", gather_out_handle_shape_1[0]) == 7, "Argument gather.out_handle.shape[0] has an unsatisfied constraint: 7 == T.Cast(\"int32\", gather_out_handle_shape[0])"
        assert T.Cast("int32", gather_out_handle_shape_1[1]) == 4, "Argument gather.out_handle.shape[1] has an unsatisfied constraint: 4 == T.Cast(\"int32\", gather_out_handle_shape[1])"
        if not T.isnullptr(gather_out_handle_strides):
            assert 1 == T.Cast("int32", gather_out_handle_strides_1[1]) and 4 == T.Cast("int32", gather_out_handle_strides_1[0]), "gather.out_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(out_handle, 0, 8, "uint64"), "Argument gather.out_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(out_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(out_handle, 0, 10, "int32") == 1, "Argument gather.out_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(out_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(out_handle, 0, 9, "int32"), "Argument gather.out_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(out_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(out), "gather.out_handle is expected to have non-NULL data pointer"
        data_1 = T.decl_buffer((9, 4), data=data)
        index_1 = T.decl_buffer((7,), "int32", data=index)
        out_1 = T.decl_buffer((7, 4), data=out)
        with T.attr(0, "compute_scope", "gather_compute_"):
            for i, j in T.grid(7, 4):
                out_2 = T.Buffer((28,), data=out)
                data_2 = T.Buffer((36,), data=data)
                index_2 = T.Buffer((7,), "int32", data=index)
                out_2[i * 4 + j] = data_2[index_2[i] * 4 + j]
        return 0
