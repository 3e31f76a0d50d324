# corpus/tir/insertion_sort: stage 10, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: insertion_sort; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def insertion_sort(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_insertion_sort", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 3, "insertion_sort: num_args should be 3"
        assert not T.isnullptr(args), "insertion_sort: args pointer is NULL"
        keys_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert keys_handle_type_index == 0 or keys_handle_type_index == 4 or keys_handle_type_index == 7 or keys_handle_type_index >= 64, "insertion_sort: Expect arg[0] to be pointer"
        sorted_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert sorted_handle_type_index == 0 or sorted_handle_type_index == 4 or sorted_handle_type_index == 7 or sorted_handle_type_index >= 64, "insertion_sort: Expect arg[1] to be pointer"
        order_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert order_handle_type_index == 0 or order_handle_type_index == 4 or order_handle_type_index == 7 or order_handle_type_index >= 64, "insertion_sort: Expect arg[2] to be pointer"
        keys_handle: T.handle = T.Select(keys_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        sorted_handle: T.handle = T.Select(sorted_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        order_handle: T.handle = T.Select(order_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(keys_handle), "insertion_sort.keys_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(keys_handle, 0, 4, "int32"), "insertion_sort.keys_handle.ndim is expected to equal 1"
        insertion_sort_keys_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(keys_handle, 0, 2, "handle")
        insertion_sort_keys_handle_shape_1 = T.decl_buffer((1,), "int64", data=insertion_sort_keys_handle_shape)
        insertion_sort_keys_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(keys_handle, 0, 3, "handle")
        insertion_sort_keys_handle_strides_1 = T.decl_buffer((0,), "int64", data=insertion_sort_keys_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(keys_handle, 0, 9, "int32")
        keys: T.handle("int32", "global") = T.tvm_struct_get(keys_handle, 0, 1, "handle")
        T.attr(keys, "storage_alignment", 64)
        assert not T.isnullptr(sorted_handle), "insertion_sort.sorted_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(sorted_handle, 0, 4, "int32"), "insertion_sort.sorted_handle.ndim is expected to equal 1"
        insertion_sort_sorted_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(sorted_handle, 0, 2, "handle")
        insertion_sort_sorted_handle_shape_1 = T.decl_buffer((1,), "int64", data=insertion_sort_sorted_handle_shape)
        insertion_sort_sorted_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(sorted_handle, 0, 3, "handle")
        insertion_sort_sorted_handle_strides_1 = T.decl_buffer((0,), "int64", data=insertion_sort_sorted_handle_strides)
        sorted: T.handle("int32", "global") = T.tvm_struct_get(sorted_handle, 0, 1, "handle")
        T.attr(sorted, "storage_alignment", 64)
        assert not T.isnullptr(order_handle), "insertion_sort.order_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(order_handle, 0, 4, "int32"), "insertion_sort.order_handle.ndim is expected to equal 1"
        insertion_sort_order_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(order_handle, 0, 2, "handle")
        insertion_sort_order_handle_shape_1 = T.decl_buffer((1,), "int64", data=insertion_sort_order_handle_shape)
        insertion_sort_order_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(order_handle, 0, 3, "handle")
        insertion_sort_order_handle_strides_1 = T.decl_buffer((0,), "int64", data=insertion_sort_order_handle_strides)
        order: T.handle("int32", "global") = T.tvm_struct_get(order_handle, 0, 1, "handle")
        T.attr(order, "storage_alignment", 64)
        assert T.tvm_struct_get(keys_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(keys_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(keys_handle, 0, 7, "uint16") == T.uint16(1), "insertion_sort.keys_handle.dtype is expected to be int32"
        assert T.Cast("int32", insertion_sort_keys_handle_shape_1[0]) == 14, "Argument insertion_sort.keys_handle.shape[0] has an unsatisfied constraint: 14 == T.Cast(\"int32\", insertion_sort_keys_handle_shape[0])"
        if not T.isnullptr(insertion_sort_keys_handle_strides):
            assert 1 == T.Cast("int32", insertion_sort_keys_handle_strides_1[0]), "insertion_sort.keys_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(keys_handle, 0, 8, "uint64"), "Argument insertion_sort.keys_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(keys_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(keys_handle, 0, 10, "int32") == 1, "Argument insertion_sort.keys_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(keys_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(keys), "insertion_sort.keys_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(sorted_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(sorted_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(sorted_handle, 0, 7, "uint16") == T.uint16(1), "insertion_sort.sorted_handle.dtype is expected to be int32"
        assert T.Cast("int32", insertion_sort_sorted_handle_shape_1[0]) == 14, "Argument insertion_sort.sorted_handle.shape[0] has an unsatisfied constraint: 14 == T.Cast(\"int32\", insertion_sort_sorted_handle_shape[0])"
        if not T.isnullptr(insertion_sort_sorted_handle_strides):
            assert 1 == T.Cast("int32", insertion_sort_sorted_handle_strides_1[0]), "insertion_sort.sorted_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(sorted_handle, 0, 8, "uint64"), "Argument insertion_sort.sorted_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(sorted_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(sorted_handle, 0, 10, "int32") == 1, "Argument insertion_sort.sorted_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(sorted_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(sorted_handle, 0, 9, "int32"), "Argument insertion_sort.sorted_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(sorted_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(sorted), "insertion_sort.sorted_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(order_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(order_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(order_handle, 0, 7, "uint16") == T.uint16(1), "insertion_sort.order_handle.dtype is expected to be int32"
        assert T.Cast("int32", insertion_sort_order_handle_shape_1[0]) == 14, "Argument insertion_sort.order_handle.shape[0] has an unsatisfied constraint: 14 == T.Cast(\"int32\", insertion_sort_order_handle_shape[0])"
        if not T.isnullptr(insertion_sort_order_handle_strides):
            assert 1 == T.Cast("int32", insertion_sort_order_handle_strides_1[0]), "insertion_sort.order_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(order_handle, 0, 8, "uint64"), "Argument insertion_sort.order_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(order_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(order_handle, 0, 10, "int32") == 1, "Argument insertion_sort.order_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(order_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(order_handle, 0, 9, "int32"), "Argument insertion_sort.order_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(order_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(order), "insertion_sort.order_handle is expected to have non-NULL data pointer"
        keys_1 = T.decl_buffer((14,), "int32", data=keys)
        sorted_1 = T.decl_buffer((14,), "int32", data=sorted)
        order_1 = T.decl_buffer((14,), "int32", data=order)
        with T.attr(0, "compute_scope", "insertion_sort_compute_"):
            at = T.allocate([1], "int32", "global")
            for i in range(14):
                sorted_2 = T.Buffer((14,), "int32", data=sorted)
                keys_2 = T.Buffer((14,), "int32", data=keys)
                sorted_2[i] = keys_2[i]
                order_2 = T.Buffer((14,), "int32", data=order)
                order_2[i] = i
                at_1 = T.Buffer((1,), "int32", data=at)
                at_1[0] = i
                while T.if_then_else(0 < at_1[0], keys_2[i] < sorted_2[at_1[0] - 1], T.bool(False)):
                    sorted_2[at_1[0]] = sorted_2[at_1[0] - 1]
                    order_2[at_1[0]] = order_2[at_1[0] - 1]
                    at_1[0] = at_1[0] - 1
                sorted_2[at_1[0]] = keys_2[i]
                order_2[at_1[0]] = i
        return 0
