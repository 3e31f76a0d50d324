# corpus/tir/binary_search: stage 07, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: binary_search; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def binary_search(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_binary_search", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        assert num_args == 3, "binary_search: num_args should be 3"
        assert not T.isnullptr(args), "binary_search: args pointer is NULL"
        sorted_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert sorted_handle_type_index == 0 or sorted_handle_type_index == 4 or sorted_handle_type_index == 7 or sorted_handle_type_index >= 64, "binary_search: Expect arg[0] to be pointer"
        query_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert query_handle_type_index == 0 or query_handle_type_index == 4 or query_handle_type_index == 7 or query_handle_type_index >= 64, "binary_search: Expect arg[1] to be pointer"
        place_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert place_handle_type_index == 0 or place_handle_type_index == 4 or place_handle_type_index == 7 or place_handle_type_index >= 64, "binary_search: Expect arg[2] to be pointer"
        sorted_handle: T.handle = T.Select(sorted_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        query_handle: T.handle = T.Select(query_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        place_handle: T.handle = T.Select(place_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(sorted_handle), "binary_search.sorted_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(sorted_handle, 0, 4, "int32"), "binary_search.sorted_handle.ndim is expected to equal 1"
        binary_search_sorted_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(sorted_handle, 0, 2, "handle")
        binary_search_sorted_handle_shape_1 = T.decl_buffer((1,), "int64", data=binary_search_sorted_handle_shape)
        binary_search_sorted_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(sorted_handle, 0, 3, "handle")
        binary_search_sorted_handle_strides_1 = T.decl_buffer((0,), "int64", data=binary_search_sorted_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(sorted_handle, 0, 9, "int32")
        sorted: T.handle("int32", "global") = T.tvm_struct_get(sorted_handle, 0, 1, "handle")
        T.attr(sorted, "storage_alignment", 64)
        assert not T.isnullptr(query_handle), "binary_search.query_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(query_handle, 0, 4, "int32"), "binary_search.query_handle.ndim is expected to equal 1"
        binary_search_query_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(query_handle, 0, 2, "handle")
        binary_search_query_handle_shape_1 = T.decl_buffer((1,), "int64", data=binary_search_query_handle_shape)
        binary_search_query_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(query_handle, 0, 3, "handle")
        binary_search_query_handle_strides_1 = T.decl_buffer((0,), "int64", data=binary_search_query_handle_strides)
        query: T.handle("int32", "global") = T.tvm_struct_get(query_handle, 0, 1, "handle")
        T.attr(query, "storage_alignment", 64)
        assert not T.isnullptr(place_handle), "binary_search.place_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(place_handle, 0, 4, "int32"), "binary_search.place_handle.ndim is expected to equal 1"
        binary_search_place_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(place_handle, 0, 2, "handle")
        binary_search_place_handle_shape_1 = T.decl_buffer((1,), "int64", data=binary_search_place_handle_shape)
        binary_search_place_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(place_handle, 0, 3, "handle")
        binary_search_place_handle_strides_1 = T.decl_buffer((0,), "int64", data=binary_search_place_handle_strides)
        place: T.handle("int32", "global") = T.tvm_struct_get(place_handle, 0, 1, "handle")
        T.attr(place, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(sorted_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(sorted_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(sorted_handle, 0, 7, "uint16") == T.uint16(1), "binary_search.sorted_handle.dtype is expected to be int32"
        assert T.Cast("int32", binary_search_sorted_handle_shape_1[0]) == 21, "Argument binary_search.sorted_handle.shape[0] has an unsatisfied constraint: 21 == T.Cast(\"int32\", binary_search_sorted_handle_shape[0])"
        if not T.isnullptr(binary_search_sorted_handle_strides):
            assert 1 == T.Cast("int32", binary_search_sorted_handle_strides_1[0]), "binary_search.sorted_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(sorted_handle, 0, 8, "uint64"), "Argument binary_search.sorted_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(sorted_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(sorted_handle, 0, 10, "int32") == 1, "Argument binary_search.sorted_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(sorted_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(sorted), "binary_search.sorted_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(query_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(query_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(query_handle, 0, 7, "uint16") == T.uint16(1), "binary_search.query_handle.dtype is expected to be int32"
        assert T.Cast("int32", binary_search_query_handle_shape_1[0]) == 8, "Argument binary_search.query_handle.shape[0] has an unsatisfied constraint: 8 == T.Cast(\"int32\", binary_search_query_handle_shape[0])"
        if not T.isnullptr(binary_search_query_handle_strides):
            assert 1 == T.Cast("int32", binary_search_query_handle_strides_1[0]), "binary_search.query_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(query_handle, 0, 8, "uint64"), "Argument binary_search.query_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(query_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(query_handle, 0, 10, "int32") == 1, "Argument binary_search.query_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(query_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(query_handle, 0, 9, "int32"), "Argument binary_search.query_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(query_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(query), "binary_search.query_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(place_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(place_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(place_handle, 0, 7, "uint16") == T.uint16(1), "binary_search.place_handle.dtype is expected to be int32"
        assert T.Cast("int32", binary_search_place_handle_shape_1[0]) == 8, "Argument binary_search.place_handle.shape[0] has an unsatisfied constraint: 8 == T.Cast(\"int32\", binary_search_place_handle_shape[0])"
        if not T.isnullptr(binary_search_place_handle_strides):
            assert 1 == T.Cast("int32", binary_search_place_handle_strides_1[0]), "binary_search.place_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(place_handle, 0, 8, "uint64"), "Argument binary_search.place_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(place_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(place_handle, 0, 10, "int32") == 1, "Argument binary_search.place_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(place_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(place_handle, 0, 9, "int32"), "Argument binary_search.place_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(place_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(place), "binary_search.place_handle is expected to have non-NULL data pointer"
        sorted_1 = T.decl_buffer((21,), "int32", data=sorted)
        query_1 = T.decl_buffer((8,), "int32", data=query)
        place_1 = T.decl_buffer((8,), "int32", data=place)
        with T.attr(0, "compute_scope", "binary_search_compute_"):
            low = T.allocate([1], "int32", "global")
            high = T.allocate([1], "int32", "global")
            for i in range(8):
                low_1 = T.Buffer((1,), "int32", data=low)
                low_1[0] = 0
                high_1 = T.Buffer((1,), "int32", data=high)
                high_1[0] = 21
                while low_1[0] < high_1[0]:
                    middle: T.int32 = (low_1[0] + high_1[0]) // 2
                    sorted_2 = T.Buffer((21,), "int32", data=sorted)
                    query_2 = T.Buffer((8,), "int32", data=query)
                    if sorted_2[middle] < query_2[i]:
                        low_1[0] = middle + 1
                    else:
                        high_1[0] = middle
                place_2 = T.Buffer((8,), "int32", data=place)
                place_2[i] = low_1[0]
        return 0
