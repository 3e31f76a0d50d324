# corpus/tir/insertion_sort: stage 08, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: insertion_sort; buffers: flat; expect: read
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
    def insertion_sort(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_insertion_sort", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 3, ("TypeError", ["Expected ", "3", " arguments", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", "`"])
        keys_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert keys_type_index == 0 or keys_type_index == 4 or keys_type_index == 7 or keys_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][1], "Tensor"])
        keys_handle: T.let[T.handle] = T.if_then_else(keys_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        sorted_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert sorted_type_index == 0 or sorted_type_index == 4 or sorted_type_index == 7 or sorted_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][2], "Tensor"])
        sorted_handle: T.let[T.handle] = T.if_then_else(sorted_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        order_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert order_type_index == 0 or order_type_index == 4 or order_type_index == 7 or order_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][3], "Tensor"])
        order_handle: T.let[T.handle] = T.if_then_else(order_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        assert not T.isnullptr(keys_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][4], "Tensor"])
        assert 1 == T.tvm_struct_get(keys_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "keys", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][5], "1"])
        assert T.tvm_struct_get(keys_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(keys_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(keys_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "keys", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][6], "int32"])
        insertion_sort_keys_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(keys_handle, 0, 2, T.handle("int64", "global").ty)
        insertion_sort_keys_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(keys_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(keys_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "keys", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][7], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(keys_handle, 0, 9, "int32")
        keys = T.Buffer((14,), "int32")
        with T.attr(keys, "storage_alignment", 64):
            assert not T.isnullptr(sorted_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][8], "Tensor"])
            assert 1 == T.tvm_struct_get(sorted_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "sorted", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][9], "1"])
            assert T.tvm_struct_get(sorted_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(sorted_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(sorted_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "sorted", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][10], "int32"])
            insertion_sort_sorted_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(sorted_handle, 0, 2, T.handle("int64", "global").ty)
            insertion_sort_sorted_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(sorted_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(sorted_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "sorted", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][11], "cpu"])
            sorted = T.Buffer((14,), "int32")
            with T.attr(sorted, "storage_alignment", 64):
                assert not T.isnullptr(order_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][12], "Tensor"])
                assert 1 == T.tvm_struct_get(order_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "order", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][13], "1"])
                assert T.tvm_struct_get(order_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(order_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(order_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "order", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][14], "int32"])
                insertion_sort_order_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(order_handle, 0, 2, T.handle("int64", "global").ty)
                insertion_sort_order_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(order_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(order_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "order", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][15], "cpu"])
                order = T.Buffer((14,), "int32")
                with T.attr(order, "storage_alignment", 64):
                    T.attr("default", "device_id", dev_id)
                    T.attr("default", "device_type", 1)
                    if not T.isnullptr(insertion_sort_keys_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(insertion_sort_keys_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "keys", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][16]])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(keys_handle, 0, 1, T.handle().ty))), ("ValueError", ["keys", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][17]])
                    if not T.isnullptr(insertion_sort_sorted_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(insertion_sort_sorted_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "sorted", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][18]])
                    assert dev_id == T.tvm_struct_get(sorted_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "sorted.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][19], "keys.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(sorted_handle, 0, 1, T.handle().ty))), ("ValueError", ["sorted", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][20]])
                    if not T.isnullptr(insertion_sort_order_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(insertion_sort_order_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "order", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][21]])
                    assert dev_id == T.tvm_struct_get(order_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "order.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][22], "keys.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(order_handle, 0, 1, T.handle().ty))), ("ValueError", ["order", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][23]])
                    assert T.Cast("int32", T.tvm_struct_get(insertion_sort_keys_shape, 0, 17, "int64")) == 14, ("ValueError", ["Invalid ", "keys.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][24], "14"])
                    assert T.uint64(0) == T.tvm_struct_get(keys_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "keys.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][25], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(insertion_sort_sorted_shape, 0, 17, "int64")) == 14, ("ValueError", ["Invalid ", "sorted.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][26], "14"])
                    assert T.uint64(0) == T.tvm_struct_get(sorted_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "sorted.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][27], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(insertion_sort_order_shape, 0, 17, "int64")) == 14, ("ValueError", ["Invalid ", "order.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][28], "14"])
                    assert T.uint64(0) == T.tvm_struct_get(order_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "order.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "insertion_sort(keys: Tensor([14], int32), sorted: Tensor([14], int32), order: Tensor([14], int32))", metadata["tirx.StringImm"][29], "0"])
                    keys = T.decl_buffer((14,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(keys_handle, 0, 1, T.handle().ty)))
                    sorted = T.decl_buffer((14,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(sorted_handle, 0, 1, T.handle().ty)))
                    order = T.decl_buffer((14,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(order_handle, 0, 1, T.handle().ty)))
                    with T.attr({"compute_scope": "insertion_sort_compute_"}):
                        at = T.alloc_buffer((1,), "int32")
                        keys_1 = T.decl_buffer((14,), "int32", data=keys.data)
                        sorted_1 = T.decl_buffer((14,), "int32", data=sorted.data)
                        order_1 = T.decl_buffer((14,), "int32", data=order.data)
                        for i in range(14):
                            sorted_1[i] = keys_1[i]
                            order_1[i] = i
                            at[0] = i
                            while T.if_then_else(0 < at[0], keys_1[i] < sorted_1[at[0] - 1], T.bool(False)):
                                sorted_1[at[0]] = sorted_1[at[0] - 1]
                                order_1[at[0]] = order_1[at[0] - 1]
                                at[0] = at[0] - 1
                            sorted_1[at[0]] = keys_1[i]
                            order_1[at[0]] = i
                    return 0
