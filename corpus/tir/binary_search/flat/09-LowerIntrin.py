# corpus/tir/binary_search: stage 09, after tirx.LowerIntrin, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: binary_search; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 39,
  \"nodes\": [
    {
      \"type\": \"ffi.String\",
      \"data\": \"tirx.StringImm\"
    },
    {
      \"type\": \"None\"
    },
    {
      \"type\": \"ir.PrimType\",
      \"data\": {
        \"span\": 1,
        \"dtype\": \"\"
      }
    },
    {
      \"type\": \"ffi.String\",
      \"data\": \" when calling:\\n  `\"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 3
      }
    },
    {
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected \"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to be compact array\"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 21
      }
    },
    {
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected non-NULL data pointer\"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 23
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 21
      }
    },
    {
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to match \"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 26
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 23
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 21
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 26
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 23
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"ffi.Array\",
      \"data\": [
        4,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        14,
        15,
        16,
        17,
        18,
        19,
        20,
        22,
        24,
        25,
        27,
        28,
        29,
        30,
        31,
        32,
        33,
        34,
        35,
        36,
        37
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        38
      ]
    }
  ],
  \"metadata\": {
    \"tvm_version\": \"0.26.0\"
  }
}""")
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def binary_search(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_binary_search", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 3, ("TypeError", ["Expected ", "3", " arguments", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", "`"])
        sorted_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert sorted_type_index == 0 or sorted_type_index == 4 or sorted_type_index == 7 or sorted_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][1], "Tensor"])
        sorted_handle: T.let[T.handle] = T.if_then_else(sorted_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        query_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert query_type_index == 0 or query_type_index == 4 or query_type_index == 7 or query_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][2], "Tensor"])
        query_handle: T.let[T.handle] = T.if_then_else(query_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        place_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert place_type_index == 0 or place_type_index == 4 or place_type_index == 7 or place_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][3], "Tensor"])
        place_handle: T.let[T.handle] = T.if_then_else(place_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        assert not T.isnullptr(sorted_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][4], "Tensor"])
        assert 1 == T.tvm_struct_get(sorted_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "sorted", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][5], "1"])
        assert T.tvm_struct_get(sorted_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(sorted_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(sorted_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "sorted", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][6], "int32"])
        binary_search_sorted_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(sorted_handle, 0, 2, T.handle("int64", "global").ty)
        binary_search_sorted_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(sorted_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(sorted_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "sorted", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][7], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(sorted_handle, 0, 9, "int32")
        sorted = T.Buffer((21,), "int32")
        with T.attr(sorted, "storage_alignment", 64):
            assert not T.isnullptr(query_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][8], "Tensor"])
            assert 1 == T.tvm_struct_get(query_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "query", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][9], "1"])
            assert T.tvm_struct_get(query_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(query_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(query_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "query", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][10], "int32"])
            binary_search_query_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(query_handle, 0, 2, T.handle("int64", "global").ty)
            binary_search_query_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(query_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(query_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "query", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][11], "cpu"])
            query = T.Buffer((8,), "int32")
            with T.attr(query, "storage_alignment", 64):
                assert not T.isnullptr(place_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][12], "Tensor"])
                assert 1 == T.tvm_struct_get(place_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "place", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][13], "1"])
                assert T.tvm_struct_get(place_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(place_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(place_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "place", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][14], "int32"])
                binary_search_place_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(place_handle, 0, 2, T.handle("int64", "global").ty)
                binary_search_place_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(place_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(place_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "place", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][15], "cpu"])
                place = T.Buffer((8,), "int32")
                with T.attr(place, "storage_alignment", 64):
                    if not T.isnullptr(binary_search_sorted_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(binary_search_sorted_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "sorted", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][16]])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(sorted_handle, 0, 1, T.handle().ty))), ("ValueError", ["sorted", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][17]])
                    if not T.isnullptr(binary_search_query_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(binary_search_query_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "query", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][18]])
                    assert dev_id == T.tvm_struct_get(query_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "query.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][19], "sorted.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(query_handle, 0, 1, T.handle().ty))), ("ValueError", ["query", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][20]])
                    if not T.isnullptr(binary_search_place_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(binary_search_place_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "place", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][21]])
                    assert dev_id == T.tvm_struct_get(place_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "place.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][22], "sorted.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(place_handle, 0, 1, T.handle().ty))), ("ValueError", ["place", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][23]])
                    assert T.Cast("int32", T.tvm_struct_get(binary_search_sorted_shape, 0, 17, "int64")) == 21, ("ValueError", ["Invalid ", "sorted.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][24], "21"])
                    assert T.uint64(0) == T.tvm_struct_get(sorted_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "sorted.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][25], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(binary_search_query_shape, 0, 17, "int64")) == 8, ("ValueError", ["Invalid ", "query.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][26], "8"])
                    assert T.uint64(0) == T.tvm_struct_get(query_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "query.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][27], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(binary_search_place_shape, 0, 17, "int64")) == 8, ("ValueError", ["Invalid ", "place.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][28], "8"])
                    assert T.uint64(0) == T.tvm_struct_get(place_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "place.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "binary_search(sorted: Tensor([21], int32), query: Tensor([8], int32), place: Tensor([8], int32))", metadata["tirx.StringImm"][29], "0"])
                    sorted = T.decl_buffer((21,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(sorted_handle, 0, 1, T.handle().ty)))
                    query = T.decl_buffer((8,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(query_handle, 0, 1, T.handle().ty)))
                    place = T.decl_buffer((8,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(place_handle, 0, 1, T.handle().ty)))
                    with T.attr({"compute_scope": "binary_search_compute_"}):
                        low = T.alloc_buffer((1,), "int32")
                        high = T.alloc_buffer((1,), "int32")
                        sorted_1 = T.decl_buffer((21,), "int32", data=sorted.data)
                        query_1 = T.decl_buffer((8,), "int32", data=query.data)
                        place_1 = T.decl_buffer((8,), "int32", data=place.data)
                        for i in range(8):
                            low[0] = 0
                            high[0] = 21
                            while low[0] < high[0]:
                                middle: T.let[T.int32] = T.shift_right(low[0] + high[0], 1)
                                if sorted_1[middle] < query_1[i]:
                                    low[0] = middle + 1
                                else:
                                    high[0] = middle
                            place_1[i] = low[0]
                    return 0
